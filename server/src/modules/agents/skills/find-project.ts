import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../planner/dates';
import { listed } from '../planner/words';
import { NO_PROJECTS, type Job } from './job';
import { namingWords, projectsIn } from './mentions';
import { bestOf, wordsOf } from './name-similarity';

export type Found<T> = { readonly kind: 'one'; readonly row: T } | { readonly kind: 'none'; readonly say: string };

const MOST = 200;
const THIS =
  /^(?:(?:this|that|these|the|current|open)(?: (?:one|project|wedding|event|job|party|couple|client))?|it|here|they|them|(?:the )?(?:couple|client|bride))(?:'s)?$/i;

const THE_OTHER = /^(?:the )?other(?: one| project| wedding| event)?(?: (?:on|of) (?:the|that) same day| that day)?$/i;

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
  if (THE_OTHER.test(utterance)) return otherProject(job);
  const named = await candidates(job, utterance);
  const exact = bestOf(utterance, named, ({ name }) => name);
  const [best, ...others] = exact.length > 0 ? exact : await projectsIn(job, utterance);
  if (!best) return { kind: 'none', say: notFound(utterance) };
  if (others.length === 0) return { kind: 'one', row: best };
  return {
    kind: 'none',
    say: `Which one do you mean: ${listed([best, ...others].slice(0, 5).map((row) => `${row.name}${row.event_date ? ` (${sayDay(row.event_date)})` : ''}`)).replace(/ and ([^,]*)$/, ' or $1')}?`,
  };
}

/** Words that are no name were misread: that is a question, and nothing is denied. */
const notFound = (utterance: string): string =>
  namingWords(utterance).length === 0
    ? 'Which project is it about? Tell me its name, or open it first.'
    : `I found no project that is called “${utterance}”. Which one do you mean?`;

/** The one beside the project that was meant: of the same day. */
async function otherProject(job: Job): Promise<Found<ProjectRow>> {
  const current = await currentProject(job);
  if (current.kind === 'none' || !current.row.event_date) return current;
  const { event_date: day, id } = current.row;
  const same = (await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { from: day, to: day, page_size: 25 }))?.results ?? [];
  const [other, ...more] = same.filter((row) => row.id !== id);
  if (other && more.length === 0) return { kind: 'one', row: other };
  return { kind: 'none', say: 'Which other one do you mean? Tell me its name.' };
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
