import type { Outcome } from '../runs/turn';
import { NO_PROJECTS, text, type Job } from './job';

export type Details = readonly { readonly label: string; readonly value: string }[];

/** Shows what would be done; it is done by the person's click and not before. */
export function ask(
  job: Job,
  tool: string,
  given: Readonly<Record<string, unknown>>,
  { say, details, projectId }: { say: string; details: Details; projectId?: number },
): Outcome {
  const action = job.tools.plan(tool, given, { description: say, details });
  if (!action)
    return text(
      tool.startsWith('project_view')
        ? 'You do not have the project timeline, so I cannot do that for you.'
        : NO_PROJECTS.replace('look at projects', 'change anything there'),
    );
  return { message: `${say} Please confirm.`, cards: {}, action, ...(projectId ? { projectId } : {}) };
}
