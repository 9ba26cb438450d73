import { saySpan, sayDay } from '../../planner/dates';
import type { Ask, State } from '../../planner/reading/ask';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job } from '../job';
import { nearness, wordsOf } from '../name-similarity';
import { notRead, notYours } from '../papers/whose';
import type { Item, Kind } from './item';
import type { Whom } from './whom';

const SHOWN = 8;
const SAID: Readonly<Partial<Record<State, string>>> = { complaint: 'complaints', bounced: 'that came back', opened: 'that were opened' };
/** States that tell when, or only that something is asked of the past. */
const OF_TIME = new Set<State>(['past', 'next', 'last']);
const THERE_IS = /^(?:is there|are there|do we have|have we got|does|do i have|any|gibt es|haben wir|hay|tenemos|anything)\b/;
const FROM_US = /\b(?:we|i) (?:have |already )*(?:sent|send|mailed|wrote|text(?:ed)?)\b/;

interface Asked {
  readonly ask: Ask;
  readonly kind: Kind;
  readonly whom: Whom;
}

/** Every question that can be asked of a kind of thing, by what its rows say. Undefined: the sentence narrows it by what they do not say. */
export async function answerItems(job: Job, { ask, kind, whom }: Asked): Promise<Outcome | undefined> {
  if (!job.tools.has(kind.tool)) return text(notYours(kind.yours));
  const [project, ...others] = whom.projects;
  if (others.length > 0) return undefined;
  const scope = { projectId: project?.id ?? null, names: whom.words, text: ask.text, past: ask.states.includes('past') };
  const all = await kind.load(job, scope);
  if (!all) return text(notRead(`The ${kind.many}`));
  const ofPeople = whom.words.length === 0 ? [] : all.filter((item) => isOf(item, whom.words));
  const unknown = whom.strangers.filter((word) => !all.some((item) => isOf(item, [word])));
  if (unknown.length > 0) return text(`I know nobody by “${unknown.join(' ')}”. Whose ${kind.many} do you mean?`);
  const atPlace = whom.projects.length === 0 && ofPeople.length === 0 && whom.places.length > 0;
  const named = atPlace
    ? all.filter(({ projectId: id }) => whom.places.some((row) => row.id === id))
    : ofProjectOrPeople({ all, ofPeople, projectId: scope.projectId, whom });
  if (ask.numbers && !ask.amount) return undefined;
  if (ask.amount && all.every(({ cents }) => cents === undefined)) return undefined;
  // When something was lost is no day of its event.
  if (ask.states.includes('lost') && ask.span) return undefined;
  const states = statesOf(ask, kind);
  const narrowed = named.filter(
    (item) =>
      (!FROM_US.test(ask.text) || item.day !== null) &&
      heeds(item, { states, kind, ask }) &&
      inTime(item, ask) &&
      (ask.amount === undefined || (item.cents !== undefined && ask.amount.holds(item.cents))),
  );
  // A name that nobody has narrows nothing.
  const isNobody = [whom.projects, whom.leads, whom.people, whom.places].every((found) => found.length === 0);
  if (narrowed.length === 0 && whom.words.length > 0 && isNobody && ofPeople.length === 0) return undefined;
  // Somebody who is none of these has none of them: that denies nothing.
  if (kind.one === 'partner' && narrowed.length === 0) return undefined;
  return told(job, { ask, kind, whom, rows: inOrder(job, narrowed, ask), all: named });
}

/** Somebody who is named is meant before the project of that name. */
function ofProjectOrPeople({
  all,
  ofPeople,
  projectId,
  whom,
}: {
  all: readonly Item[];
  ofPeople: readonly Item[];
  projectId: number | null;
  whom: Whom;
}): readonly Item[] {
  if (whom.words.length === 0) return all;
  const ofProject = projectId === null ? [] : all.filter((item) => item.projectId === projectId);
  const exact = whom.words.length > 1 && ofPeople.length > 0;
  return exact ? ofPeople : [...new Set([...ofProject, ...ofPeople])];
}

function isOf({ people, name }: Item, words: readonly string[]): boolean {
  const said = wordsOf(`${people.join(' ')} ${name}`);
  return words.every((word) => said.some((other) => nearness(wordsOf(word)[0] ?? word, other) >= 1));
}

function heeds(item: Item, { states, kind, ask }: { states: readonly State[]; kind: Kind; ask: Ask }): boolean {
  const asksWhether = ask.wants.includes('whether') && kind.done !== undefined;
  const isLeft = states.includes('open') && /\b(?:left|still|open|noch|offen|todavia|pendiente)/.test(ask.text);
  const wanted = states.filter(
    (state) => kind.states.includes(state) && !(isLeft && state === 'done') && !(asksWhether && (state === 'open' || state === 'done')),
  );
  return wanted.every((state) => item.states.includes(state));
}

const inTime = ({ day }: Item, { span }: Ask): boolean => !span || (day !== null && day >= span.from && day <= span.to);

/** What is asked of the past begins with what was last; everything else with what comes next. */
function inOrder(job: Job, rows: readonly Item[], ask: Ask): readonly Item[] {
  const { today } = job.business;
  const sorted = rows.toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? ''));
  const before = sorted.filter(({ day }) => day !== null && day < today).reverse();
  const ahead = sorted.filter(({ day }) => day === null || day >= today);
  if (ask.states.includes('last')) return [...before, ...ahead.toReversed()];
  return ask.states.includes('past') && ahead.length === 0 ? before : [...ahead, ...before];
}

interface Told extends Asked {
  readonly rows: readonly Item[];
  /** Before they were narrowed by how they stand and when. */
  readonly all: readonly Item[];
}

function told(job: Job, asked: Told): Outcome {
  const { ask, kind, whom, rows } = asked;
  const of = whom.projects[0]?.name ?? (whom.words.length > 0 ? whom.words.join(' ') : '');
  const what = `${rows.length === 1 ? kind.one : kind.many}${sayStates(ask, kind)}${of ? ` of ${of}` : ''}${ask.amount ? ` ${ask.amount.says}` : ''}${ask.span ? `, ${saySpan(ask.span)}` : ''}`;
  const head = headline(job, asked, what);
  const shown =
    ask.wants.includes('when') || ask.states.includes('last') || ask.states.includes('next') ? rows.slice(0, 3) : rows.slice(0, SHOWN);
  const more = rows.length > shown.length ? `\n… and ${String(rows.length - shown.length)} more.` : '';
  const cards = shown.flatMap(({ name, url }, at) => (url ? [{ id: at + 1, name, url }] : []));
  return text([head, ...shown.map(({ line }) => `- ${line}`)].join('\n') + more, {
    ...(whom.projects[0] ? { projectId: whom.projects[0].id } : {}),
    ...(cards.length > 0 ? { cards: { data: cards } } : {}),
  });
}

/** Tasks that are done are not asked for by their mere name. */
const statesOf = (ask: Ask, kind: Kind): readonly State[] => {
  const said = ask.states.filter((state) => !OF_TIME.has(state));
  return kind.one === 'task' && said.length === 0 ? ['open'] : said;
};

function sayStates({ states }: Ask, kind: Kind): string {
  const said = states.filter((state) => kind.states.includes(state) && !OF_TIME.has(state)).map((state) => SAID[state] ?? state);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}

function headline(job: Job, { ask, kind, rows, all }: Told, what: string): string {
  const [first] = rows;
  if (!first) return nothing({ ask, kind, all }, what);
  if (ask.wants.includes('sum') && rows.every(({ cents }) => cents !== undefined))
    return `${money(
      rows.reduce((sum, { cents = 0 }) => sum + cents, 0),
      job.business,
    )} in all, ${String(rows.length)} ${what}:`;
  if (ask.wants.includes('whether') && FROM_US.test(ask.text)) return `Yes, ${String(rows.length)} ${what}:`;
  if (ask.wants.includes('whether') && ask.states.includes('opened') && kind.states.includes('opened'))
    return `Yes, ${String(rows.length)} ${what}:`;
  if (ask.wants.includes('whether') && kind.done && !THERE_IS.test(ask.text)) return yesOrNo(rows, kind);
  if (ask.wants.includes('whether') && kind.one === 'meeting' && rows.some(({ states }) => states.includes('lost')))
    return 'No, that one was missed:';
  if (ask.wants.includes('whether')) return `Yes, ${String(rows.length)} ${what}:`;
  if (ask.wants.includes('when') && first.day) return `${first.day < job.business.today ? 'That was' : 'That is'} ${sayDay(first.day)}:`;
  return `${String(rows.length)} ${what}:`;
}

function yesOrNo(rows: readonly Item[], kind: Kind): string {
  const done = rows.filter(({ states }) => states.includes('done')).length;
  if (done === rows.length) return `Yes, ${kind.done ?? 'done'}:`;
  return done === 0 ? `No, not ${kind.done ?? 'done'} yet:` : `In part, ${String(done)} of ${String(rows.length)} ${kind.done ?? 'done'}:`;
}

/** Nothing is denied that there is: what stands beside it is told as well. */
function nothing({ ask, kind, all }: Pick<Told, 'ask' | 'kind' | 'all'>, what: string): string {
  const beside =
    all.length > 0
      ? ` There ${all.length === 1 ? 'is 1 other' : `are ${String(all.length)} others`}${ask.span ? ' at another time or that stand otherwise' : ' that stand otherwise'}.`
      : '';
  return `There ${kind.one === 'contract' ? 'is no contract' : `are no ${kind.many}`}${what.slice(kind.many.length)}.${beside}`;
}
