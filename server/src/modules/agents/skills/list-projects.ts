import type { Timeline } from '@butterfly/contracts/project_view';
import type { ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { sayDay, saySpan } from '../planner/dates';
import { amountIn, guestsIn } from '../planner/amounts';
import { listed } from '../planner/words';
import { sayUnmet, unmetFilters } from '../planner/unmet-filters';
import { describeMentioned } from './describe-record';
import { readPage } from './find-project';
import { money, NO_PROJECTS, text, type Job, type Skill } from './job';
import { namingWords } from './mentions';
import { bestOf } from './name-similarity';
import { DATELESS, stageIn, typeIn } from './projects';

const SHOWN = 8;

interface Wish {
  readonly stage: Stage | undefined;
  readonly type: string | undefined;
  readonly search: string | undefined;
  readonly owner: { readonly id: number; readonly name: string } | undefined;
  readonly dateless: boolean;
}

/** A list: by time, type, stage, place, who is in charge, or words. */
export const listProjects: Skill = async (job) => {
  if (!job.tools.has('tenant_crm.find_projects')) return text(NO_PROJECTS);
  const { plan, business } = job;
  const [wish, taken] = [await wishOf(job), BOOKED_BY_US.test(plan.text) ? await takenStages(job) : undefined];
  if (wish === undefined) return (await describeMentioned(job)) ?? text(`I know nobody called “${plan.slots['name'] ?? ''}” in your team.`);
  const { type, owner, dateless } = wish;
  const stage = taken ? undefined : wish.stage;
  const guests = guestsIn(plan.text);
  const unheeded = unmetFilters(plan.text).filter((one) => !guests || !one.toLowerCase().includes(guests.says));
  // What no list can be narrowed by is no name either.
  const search = wish.search && unheeded.includes(wish.search) ? undefined : wish.search;
  const coming = !plan.span && !stage && /\b(?:upcoming|next|coming|ahead|lined up|planned)\b/i.test(plan.text);
  const byValue = /\b(?:biggest|largest|most valuable|most expensive|worth the most|brings? in the most|highest|top)\b/i.test(plan.text);
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', {
    page_size: dateless || guests || taken || amountIn(plan.text) ? 200 : 25,
    ...(type ? { event_type: type } : {}),
    ...(stage ? { stage: stage.id } : {}),
    ...(owner ? { owner: owner.id } : {}),
    ...(coming ? { from: business.today } : {}),
    ...(plan.span ? { from: plan.span.from, to: plan.span.to } : {}),
    ...(search ? { search } : {}),
    ordering: byValue ? '-value_cents' : 'event_date',
  });
  if (!page) return text('The projects could not be read just now. Please try again.');
  const amount = amountIn(plan.text);
  const isWanted = (row: ProjectRow) =>
    (!taken || taken.has(row.stage_id)) &&
    (!dateless || row.event_date === null) &&
    (!amount || amount.holds(row.value_cents ?? 0)) &&
    (!guests || (row.guest_count !== null && guests.holds(row.guest_count)));
  const rows = page.results.filter(isWanted);
  const count = dateless || amount || guests || taken ? rows.length : page.count;
  const what = `${type ? `${type} ` : ''}project${count === 1 ? '' : 's'}${stage ? ` in ${stage.name}` : ''}${taken ? ` booked or further on (${listed([...taken.values()])}; lost ones not counted)` : ''}${sayOwner(owner)}${dateless ? ' without a date' : ''}${amount ? ` ${amount.says}` : ''}${guests ? ` with ${guests.says}` : ''}${plan.span ? `, ${saySpan(plan.span)}` : ''}${search ? ` for “${search}”` : ''}`;
  if (count === 0 && search) {
    const record = await describeMentioned(job);
    if (record) return record;
    return text(`I found no ${what.replace('projects', 'project')}. What do you mean by “${search}”?`);
  }
  const lost = stage ? 0 : await countLost(job, rows);
  const unmet = sayUnmet(unheeded);
  if (count === 0) return text(`There is no ${what.replace('projects', 'project')}.${unmet}`);
  const lines = rows.slice(0, SHOWN).map((row) => lineOf(row, business));
  const rest = count - lines.length;
  return text(
    `${count} ${what}${worthOf(rows, { count, business })}${lost > 0 ? `, ${lost === count ? 'all' : lost} of them lost` : ''}${byValue && count > 1 ? ', the biggest first' : ''}:\n${lines.join('\n')}${rest > 0 ? `\n… and ${rest} more.` : ''}${unmet}`,
    {
      // What is said next is about the only one.
      ...(count === 1 && rows[0] ? { projectId: rows[0].id } : {}),
      cards: {
        data: rows.slice(0, SHOWN).map(({ id, name, event_date }) => ({ id, name, event_date, url: `/tenant_crm/projects/${id}` })),
      },
    },
  );
};

/** “Do we have booked”: whatever is booked or has come further, and not only what stands in that stage now. */
const BOOKED_BY_US = /\b(?:do|did|have|has|are|were|got) (?:we|you|i)?\b.*\bbooked\b(?! (?:in )?stage)|\bbooked (?:for|so far|in|this)\b/i;

/** Stages from “booked” on, without those of what was lost, by their ids. */
async function takenStages(job: Job): Promise<ReadonlyMap<number, string> | undefined> {
  const answer = await job.tools.read('tenant_crm.stages');
  const stages = answer.kind === 'ok' ? (answer.data as Stage[]) : [];
  const booked = stages.find(({ name }) => name.toLowerCase() === 'booked');
  return (
    booked &&
    new Map(stages.filter(({ position, kind }) => position >= booked.position && kind !== 'lost').map(({ id, name }) => [id, name]))
  );
}

/** A list holds what fell through as well; who counts by it is told. */
async function countLost(job: Job, rows: readonly ProjectRow[]): Promise<number> {
  const answer = await job.tools.read('tenant_crm.stages');
  const lost = new Set((answer.kind === 'ok' ? (answer.data as Stage[]) : []).flatMap(({ id, kind }) => (kind === 'lost' ? [id] : [])));
  return rows.filter(({ stage_id: id }) => lost.has(id)).length;
}

/** Undefined: somebody is asked for whom nobody knows. */
async function wishOf(job: Job): Promise<Wish | undefined> {
  const { text: said, slots } = job.plan;
  if (MINE.test(said))
    return { ...wishFor(said), stage: await stageIn(job, said), owner: { id: job.turn.asker.session.memberId, name: 'yours' } };
  const asksOwner = OWNED.test(said);
  const place = named(slots['name']) ?? searchedWords(said.replace(job.plan.span?.text ?? '\u0000', ' ').trim());
  // A name nobody has taken up would be a filter that is dropped in silence.
  const left = place === undefined ? namingWords(said.replace(job.plan.span?.text ?? '\u0000', ' ')).filter((word) => !typeIn(word)) : [];
  const owner = asksOwner || left.length > 0 ? await memberNamed(job, slots['name'] ?? left.join(' ')) : undefined;
  if (asksOwner && !owner) return undefined;
  const search = owner ? undefined : (place ?? (left.length > 0 ? left.join(' ') : undefined));
  return { ...wishFor(said), stage: await stageIn(job, said), search, owner };
}

/** "Everything we have" is no name to search for. */
const named = (name: string | undefined): string | undefined => (name === undefined || namingWords(name).length === 0 ? undefined : name);

/** What the sentence alone tells. */
function wishFor(said: string): Wish {
  const dateless = DATELESS.test(said);
  return { stage: undefined, type: typeIn(said), search: undefined, owner: undefined, dateless };
}

/** Of whoever asks. "My weddings" may be those of the whole studio. */
const MINE = /\b(?:(?:are|is) mine|assigned to me|(?:am|do) i (?:in charge of|responsible for|look after|handle))\b/i;

const OWNED =
  /\b(?:working on|in charge of|responsible for|handling|looking after)$|^(?:what|which) (?:projects|events|weddings|jobs) (?:does|is) (?!(?:we|i|you|they)\b).+ (?:have|own|doing)$|'s (?:projects|events|weddings|jobs)$/i;

/** A colleague by name: whoever works on projects is named in their timelines. */
async function memberNamed(job: Job, name = ''): Promise<Wish['owner']> {
  const [any] = (await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: 1 }))?.results ?? [];
  const answer = any && (await job.tools.read('project_view.timeline', { projectId: any.id }));
  return answer?.kind === 'ok' ? bestOf(name, (answer.data as Timeline).people, (person) => person.name)[0] : undefined;
}

const sayOwner = (owner: Wish['owner']): string => (owner ? ` of ${owner.name}` : '');

/** What they come to, where all of them are there in one currency. */
function worthOf(rows: readonly ProjectRow[], { count, business }: { count: number; business: Job['business'] }): string {
  const currencies = new Set(rows.map(({ currency }) => currency ?? business.currency));
  if (rows.length < count || rows.length < 2 || currencies.size !== 1 || rows.some(({ value_cents }) => value_cents === undefined))
    return '';
  const sum = rows.reduce((total, { value_cents = 0 }) => total + value_cents, 0);
  return ` worth ${money(sum, { currency: [...currencies][0] ?? business.currency, locale: business.locale })}`;
}

function searchedWords(sentence: string): string | undefined {
  return /\b(?:at|in) (?:the )?([A-Z][\w&'’-]*(?: [A-Z][\w&'’-]*)*)$/.exec(sentence)?.[1];
}

function lineOf(row: ProjectRow, business: Job['business']): string {
  const facts = [
    row.event_date ? sayDay(row.event_date) : 'no date yet',
    row.venue_text,
    row.value_cents === undefined ? '' : money(row.value_cents, { currency: row.currency ?? business.currency, locale: business.locale }),
  ];
  return `- ${row.name} · ${facts.filter(Boolean).join(' · ')}`;
}
