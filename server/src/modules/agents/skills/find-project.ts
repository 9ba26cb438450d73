import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../planner/dates';
import { listed } from '../planner/words';
import { NO_PROJECTS, type Job } from './job';
import { bestOf, wordsOf } from './name-similarity';

export type Found<T> = { readonly kind: 'one'; readonly row: T } | { readonly kind: 'none'; readonly say: string };

const MOST = 200;
const THIS =
  /^(?:(?:this|that|these|the|current|open)(?: (?:one|project|wedding|event|job|party|couple|client))?|it|here|they|them|(?:the )?(?:couple|client|bride))(?:'s)?$/i;

interface Page<T> {
  readonly count: number;
  readonly results: readonly T[];
}

export async function readPage<T>(job: Job, tool: string, given: Readonly<Record<string, unknown>>): Promise<Page<T> | null> {
  const answer = await job.tools.read(tool, given);
  return answer.kind === 'ok' ? (answer.data as Page<T>) : null;
}

/** The project that is meant: by its name, or the one the person is looking at. */
export async function findProject(job: Job, utterance: string | undefined): Promise<Found<ProjectRow>> {
  if (!job.tools.has('tenant_crm.find_projects')) return { kind: 'none', say: NO_PROJECTS };
  if (utterance === undefined || THIS.test(utterance)) return currentProject(job);
  const named = await candidates(job, utterance);
  const [best, ...others] = bestOf(utterance, named, ({ name }) => name);
  if (!best) return { kind: 'none', say: `I found no project that is called “${utterance}”.` };
  if (others.length === 0) return { kind: 'one', row: best };
  return {
    kind: 'none',
    say: `Which one do you mean: ${listed([best, ...others].slice(0, 5).map((row) => `${row.name}${row.event_date ? ` (${sayDay(row.event_date)})` : ''}`)).replace(/ and ([^,]*)$/, ' or $1')}?`,
  };
}

async function currentProject(job: Job): Promise<Found<ProjectRow>> {
  if (job.turn.projectId === null) return { kind: 'none', say: 'Which project is it about? Tell me its name, or open it first.' };
  const answer = await job.tools.read('tenant_crm.get_project', { id: job.turn.projectId });
  return answer.kind === 'ok'
    ? { kind: 'one', row: answer.data as ProjectRow }
    : { kind: 'none', say: 'The project you are looking at is not there any more.' };
}

/** First what the database finds for the longest word; a slip in it finds nothing, so then the whole list is compared. */
async function candidates(job: Job, utterance: string): Promise<readonly ProjectRow[]> {
  const [longest = ''] = wordsOf(utterance).sort((a, b) => b.length - a.length);
  const found = longest === '' ? null : await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { search: longest, page_size: MOST });
  if (found && found.results.length > 0 && bestOf(utterance, found.results, ({ name }) => name).length > 0) return found.results;
  return (await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' }))?.results ?? [];
}
