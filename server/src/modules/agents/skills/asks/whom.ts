import type { ContactRow, LeadRow, ProjectPerson, ProjectRow } from '@butterfly/contracts/tenant_crm';
import type { Ask } from '../../planner/reading/ask';
import { KIND_OF_EVENT } from '../../planner/reading/lexicon.data';
import { plainLetters } from '../../planner/reading/plain-letters';
import { readPage } from '../find-project';
import type { Job } from '../job';
import { nearness, wordsOf } from '../name-similarity';
import { speaksOfOne } from '../../planner/reading/speaks-of-one';
import { ROLES } from '../../planner/reading/roles';

const MOST = 200;
const MOST_WORDS = 5;
const KIND_COUNTS = 0.3;
const ALIKE = 0.75;

export interface Person {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Whom a question names: what the records of the business make of its words. */
export interface Whom {
  readonly projects: readonly ProjectRow[];
  readonly leads: readonly LeadRow[];
  readonly people: readonly Person[];
  /** The words that are names, and those that nothing has. */
  readonly words: readonly string[];
  readonly strangers: readonly string[];
  /** Projects at a place that is named, where no project is. */
  readonly places: readonly ProjectRow[];
  /** Everyday words that turned out to be a name. */
  readonly cleared: readonly string[];
}

interface Scored<T> {
  readonly row: T;
  readonly score: number;
  readonly words: readonly string[];
}

/** Looks the words of a question up among projects, leads and people. */
export async function whomOf(job: Job, ask: Ask): Promise<Whom> {
  const candidates = [...ask.names, ...ask.unheeded].slice(0, 12);
  if (ask.names.length === 0 && ask.unheeded.every((word) => ROLES.test(word))) return openOne(job, ask);
  const isName = (word: string) => ask.names.includes(word);
  const places = await placesOf(job, candidates, ask.names);
  const rows = await rowsFor<ProjectRow>(job, 'tenant_crm.find_projects', ask.names);
  const projects = withOthers(rows, scored(candidates, rows, { nameOf: ({ name }) => name, isName }), ask.names);
  const leads = job.tools.has('tenant_crm.find_leads')
    ? scored(candidates, await rowsFor<LeadRow>(job, 'tenant_crm.find_leads', ask.names), {
        nameOf: ({ title, first_name, last_name }) => `${title} ${first_name} ${last_name}`,
        isName,
      }).filter(({ row }) => row.status !== 'converted')
    : [];
  const people = await peopleNamed(
    job,
    ask.names.filter((word) => !KIND_OF_EVENT.test(word)),
  );
  const byPerson = projects.length === 0 && leads.length === 0 ? await projectsOfPeople(job, people) : [];
  const top = Math.max(projects[0]?.score ?? 0, 0);
  const leadTop = (leads[0]?.score ?? 0) + (ask.objects.includes('lead') ? 0.5 : -0.3);
  const found = {
    projects: leadTop > top ? [] : [...projects.map(({ row }) => row), ...byPerson],
    leads: leadTop > top ? leads.map(({ row }) => row) : [],
  };
  const known = new Set([...projects, ...leads].flatMap(({ words }) => words));
  const named = people.flatMap(({ name }) => wordsOf(name));
  for (const word of places.words) known.add(word);
  const isKnown = (word: string) => known.has(word) || named.some((other) => nearness(plainWord(word), other) >= ALIKE);
  return {
    ...found,
    people,
    places: places.rows,
    words: candidates.filter((word) => isName(word) || known.has(word)),
    strangers: ask.names.filter((word) => !isKnown(word) && !KIND_OF_EVENT.test(word)),
    cleared: ask.unheeded.filter((word) => known.has(word)),
  };
}

const NOBODY: Whom = { places: [], projects: [], leads: [], people: [], words: [], strangers: [], cleared: [] };
/** The project somebody is looking at, where a question speaks of it. */
async function openOne(job: Job, ask: Ask): Promise<Whom> {
  const id = job.turn.projectId;
  if (id === null || !speaksOfOne(ask)) return NOBODY;
  const answer = await job.tools.read('tenant_crm.get_project', { id });
  return answer.kind === 'ok' ? { ...NOBODY, projects: [answer.data as ProjectRow] } : NOBODY;
}

/** A place is named where all the words that could be a name are in it. */
async function placesOf(
  job: Job,
  candidates: readonly string[],
  names: readonly string[],
): Promise<{ rows: readonly ProjectRow[]; words: readonly string[] }> {
  const rows = (await rowsFor<ProjectRow>(job, 'tenant_crm.find_projects', names)).filter(({ venue_text: venue }) => {
    const place = wordsOf(venue);
    return names.length > 0 && names.every((word) => place.some((other) => nearness(plainWord(word), other) >= 1));
  });
  const place = rows.flatMap(({ venue_text: venue }) => wordsOf(venue));
  return { rows, words: rows.length === 0 ? [] : candidates.filter((word) => place.includes(plainWord(word))) };
}

/** “Hollis, and Delgado”: a word that is in no name of the best one, and the very word of another one, names that as well. */
function withOthers(
  rows: readonly ProjectRow[],
  best: readonly Scored<ProjectRow>[],
  names: readonly string[],
): readonly Scored<ProjectRow>[] {
  const known = new Set(best.flatMap(({ words }) => words));
  const left = names.filter((word) => !known.has(word) && !KIND_OF_EVENT.test(plainWord(word)));
  if (best.length !== 1) return best;
  const others = left.flatMap((word) => scored([word], rows, { nameOf: ({ name }) => name, isName: () => false }));
  return [...best, ...others.filter(({ row }) => best.every((one) => one.row.id !== row.id))];
}

const plainWord = (word: string): string => wordsOf(word)[0] ?? plainLetters(word);

/** The best ones only: several where nobody could tell. An everyday word has to be the very word of a name. */
function scored<T>(
  words: readonly string[],
  rows: readonly T[],
  { nameOf, isName }: { nameOf: (row: T) => string; isName: (word: string) => boolean },
): Scored<T>[] {
  const all = rows.map((row) => {
    const name = wordsOf(nameOf(row));
    const hits = words.map((word) => ({ word, score: scoreOf(word, name, isName(word)) })).filter(({ score }) => score > 0);
    return { row, words: hits.map(({ word }) => word), score: hits.reduce((sum, { score }) => sum + score, 0) };
  });
  const best = Math.max(0, ...all.map(({ score }) => score));
  return all.filter(({ score }) => score > 0 && score > best - 0.02);
}

function scoreOf(word: string, name: readonly string[], isName: boolean): number {
  const plain = plainWord(word);
  if (!isName) return name.includes(plain) ? 1 : 0;
  const near = Math.max(0, ...name.map((other) => nearness(plain, other)));
  if (near < ALIKE) return 0;
  return KIND_OF_EVENT.test(plain) ? KIND_COUNTS : near;
}

async function rowsFor<T>(job: Job, tool: string, words: readonly string[]): Promise<readonly T[]> {
  if (!job.tools.has(tool)) return [];
  const first = await readPage<T>(job, tool, { page_size: MOST, ...(tool.endsWith('projects') ? { ordering: '-updated_at' } : {}) });
  if (!first || first.count <= MOST) return first?.results ?? [];
  const named = words.filter((word) => !KIND_OF_EVENT.test(word)).slice(0, MOST_WORDS);
  const found = await Promise.all(named.map((search) => readPage<T>(job, tool, { search, page_size: MOST })));
  return [...found.flatMap((page) => page?.results ?? []), ...first.results];
}

/** People of the address book who have all the words in their name, else any of them. */
export async function peopleNamed(job: Job, words: readonly string[]): Promise<Person[]> {
  const tool = ['contact_management.find_clients', 'tenant_crm.find_contacts'].find((id) => job.tools.has(id));
  if (!tool || words.length === 0) return [];
  const pages = await Promise.all(
    words
      .slice(0, MOST_WORDS)
      .map((word) => readPage<Partial<ContactRow> & { name?: string }>(job, tool, { search: word.replace(/'?s$/, ''), page_size: 10 })),
  );
  const people = new Map<string, Person>();
  for (const row of pages.flatMap((page) => page?.results ?? [])) {
    const name = row.name ?? `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim();
    people.set(`${name} ${row.email ?? ''}`, { name, email: row.email ?? null, phone: row.phone_e164 ?? null });
  }
  const hits = [...people.values()].map((person) => ({
    person,
    score: words.filter((word) => wordsOf(person.name).some((other) => nearness(plainWord(word), other) >= ALIKE)).length,
  }));
  const best = Math.max(1, ...hits.map(({ score }) => score));
  return hits.filter(({ score }) => score === best).map(({ person }) => person);
}

const MOST_PEOPLE = 3;
/** The projects that carry the last name of somebody who is named, and in which that person takes part. */
async function projectsOfPeople(job: Job, people: readonly Person[]): Promise<readonly ProjectRow[]> {
  const found = new Map<number, ProjectRow>();
  for (const { name } of people.slice(0, MOST_PEOPLE)) {
    const last = name.split(' ').at(-1) ?? name;
    const rows = (await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { search: last, page_size: 5 }))?.results ?? [];
    for (const row of rows) if (await takesPart(job, row.id, name)) found.set(row.id, row);
  }
  return [...found.values()];
}

async function takesPart(job: Job, id: number, name: string): Promise<boolean> {
  const answer = await job.tools.read('tenant_crm.project_people', { id });
  const people = answer.kind === 'ok' ? (answer.data as ProjectPerson[]) : [];
  return people.some((one) => `${one.first_name} ${one.last_name}` === name);
}
