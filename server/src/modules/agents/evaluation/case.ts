import type { ToolEffect } from '@butterfly/contracts/agents';

/** What the cases need to know about the demo data. */
export interface DemoFacts {
  readonly today: string;
  project(name: string): number;
  lead(title: string): number;
  stage(name: string): number;
  /** `next Saturday`, counted by hand. */
  weekday(name: string): string;
  /** So many days after today. */
  inDays(days: number): string;
}

/** A sentence somebody may say, and what has to come of it. */
export interface EvaluationCase {
  readonly say: string;
  readonly tool: string;
  readonly effect: ToolEffect;
  /** Every one of these must be so; others may be there too. */
  readonly arguments?: (facts: DemoFacts) => Readonly<Record<string, unknown>>;
  /** The project the person is looking at. */
  readonly at?: string;
}

type Given = (facts: DemoFacts) => Readonly<Record<string, unknown>>;

const at = (project: string | undefined) => (project ? { at: project } : {});

export const reads = (say: string, tool: string, given?: Given, project?: string): EvaluationCase => ({
  say,
  tool,
  effect: 'read',
  ...(given ? { arguments: given } : {}),
  ...at(project),
});
export const goesTo = (say: string, url: (facts: DemoFacts) => string, project?: string): EvaluationCase => ({
  say,
  tool: 'navigate.open',
  effect: 'navigate',
  arguments: (facts) => ({ url: url(facts) }),
  ...at(project),
});
export const draftsOf = (
  say: string,
  tool: 'draft.proposal' | 'draft.recipe' | 'image.palette' | 'image.collage',
  given?: Given,
  project?: string,
): EvaluationCase => ({ say, tool, effect: 'draft', ...(given ? { arguments: given } : {}), ...at(project) });
export const writesTo = (say: string, tool: string, given: Given, project?: string): EvaluationCase => ({
  say,
  tool,
  effect: 'write',
  arguments: given,
  ...at(project),
});
