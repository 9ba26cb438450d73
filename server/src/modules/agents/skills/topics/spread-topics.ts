import type { ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { localDayOf } from '../asks/item';
import { membersOf } from '../asks/team';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { wordsOf } from '../name-similarity';
import { notRead } from '../papers/whose';
import { counted, listing, pageCard, readData, type Heard, type Topic } from './topic';

const MOST = 200;
const DAY_MS = 86_400_000;

/** How the projects are shared out among the team: each with what they have, and what of it is lost. */
async function byOwner(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const members = await membersOf(job);
  const isOf = (name: string) => (word: string) => wordsOf(name).includes(word);
  if (names.some((word) => !members.some(({ name }) => isOf(name)(word)))) return undefined;
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: 'event_date' });
  if (!page || page.count > page.results.length) return text(notRead('The projects'));
  const lost = new Set(
    ((await readData<Stage[]>(job, 'tenant_crm.stages')) ?? []).flatMap(({ id, kind }) => (kind === 'lost' ? [id] : [])),
  );
  const wanted = members.filter(({ name }) => names.length === 0 || names.some(isOf(name)));
  const lines = wanted
    .map(({ id, name }) => ({ name, rows: page.results.filter(({ owner_id: owner }) => owner === id) }))
    .filter(({ rows }) => rows.length > 0 || names.length > 0)
    .toSorted((a, b) => b.rows.length - a.rows.length)
    .map(({ name, rows }) => sayOwn(name, rows, lost));
  const none = page.results.filter(({ owner_id: owner }) => owner === null).length;
  const rest = none > 0 ? `\n${counted(none, 'project')} nobody is in charge of.` : '';
  return text(
    `${listing('Who is in charge of how many projects, with those that are closed:', lines, 12)}${rest}`,
    pageCard('The pipeline', '/tenant_crm/pipeline'),
  );
}

function sayOwn(name: string, rows: readonly ProjectRow[], lost: ReadonlySet<number>): string {
  const gone = rows.filter(({ stage_id: stage }) => lost.has(stage)).length;
  const away = gone > 0 ? `, ${String(gone)} of them lost` : '';
  return `${name}: ${counted(rows.length, 'project')}${away}${rows.length > 0 ? ` (${rows.map((row) => row.name).join(', ')})` : ''}`;
}

const OUT = /\b(?:proposals?|quotes?|offers?|angebote?|propuestas?|presupuestos?)\b/i;

type Standing = ProjectRow & { readonly stage_since: string };
const MOST_OUT = 40;

/** Projects whose proposal is out, by how long they have stood in that stage. */
async function longestOut(job: Job): Promise<Outcome | undefined> {
  const stages = await readData<Stage[]>(job, 'tenant_crm.stages');
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: 'event_date' });
  if (!stages || !page || page.count > page.results.length) return text(notRead('The projects'));
  const out = stages.filter(({ kind, name }) => kind === 'open' && OUT.test(name));
  if (out.length === 0) return undefined;
  const ids = new Set(out.map(({ id }) => id));
  const each = page.results.filter(({ stage_id: id }) => ids.has(id)).slice(0, MOST_OUT);
  const read = await Promise.all(each.map(({ id }) => readData<Standing>(job, 'tenant_crm.get_project', { id })));
  const rows = read.filter((row) => row !== undefined).toSorted((a, b) => a.stage_since.localeCompare(b.stage_since));
  const where = out.map(({ name }) => name).join(' or ');
  const [first, ...others] = rows;
  if (!first) return text(`No project stands in ${where}.`, pageCard('The pipeline', '/tenant_crm/pipeline'));
  return text(
    listing(
      `Out the longest without an answer, by how long it stands in ${where}: ${sayOut(job, first)}${others.length > 0 ? '\nThen:' : ''}`,
      others.map((row) => sayOut(job, row)),
    ),
    { cards: { data: rows.map(({ id, name }) => ({ id, name, url: `/tenant_crm/projects/${String(id)}` })) } },
  );
}

function sayOut({ business }: Job, { name, stage_since: since, value_cents: value }: Standing): string {
  const day = localDayOf(since, business.tz);
  const days = Math.round((Date.parse(business.today) - Date.parse(day)) / DAY_MS);
  return `${name}, for ${counted(days, 'day')}, since ${sayDay(day)}${value === undefined ? '' : `, ${money(value, business)}`}`;
}

/** Questions about how work is shared out, and what has waited the longest. */
export const SPREAD_TOPICS: readonly Topic[] = [
  {
    tool: 'tenant_crm.find_projects',
    yours: 'the project pipeline',
    needs: [
      words('projects?|jobs?|events?|weddings?|work|projekte|hochzeiten|auftrage|proyectos|bodas|eventos'),
      words(
        'split|divided|shared(?: out)?|spread|distributed|divvied|allocated|aufgeteilt|verteilt|repartid[oa]s?|distribuid[oa]s?|(?:have|has) how many|how many (?:projects|jobs|events) (?:does|do|has|have) (?:each|everyone|everybody)',
      ),
    ],
    beside: words(
      'how|are|is|the|our|all|between|among|amongst|over|up|across|and|team|everyone|everybody|us|each|of|by owner|person|per|planner|planners|right now|currently|wie|sind|die|unsere|auf|unter|und|zwischen|im|como|estan|los|las|entre|y|el|equipo|many|does|do|have|has',
    ),
    never: words('weddings?|hochzeiten|bodas|stages?|money|value|paid|profit'),
    names: 'own',
    answer: byOwner,
  },
  {
    tool: 'tenant_crm.find_projects',
    yours: 'the project pipeline',
    needs: [
      words('quotes?|proposals?|offers?|estimates?|angebote?|propuestas?|presupuestos?'),
      words('longest|oldest|am langsten|altestes?|mas tiempo|mas antigu[oa]|longer than any'),
    ],
    beside: words(
      "which|what|whats|what's|is|has|have|been|the|our|one|out|sitting|waiting|open|unanswered|without|an|any|a|answer|answered|reply|response|hearing back|with the client|there|for|no|not|still|welches?|ist|liegt|offen|ohne|antwort|draussen|das|wartet|schon|seit|que|cual|lleva|sin|respuesta|la|el|esta|esperando|contestar",
    ),
    never: words('leads?|accepted|invoices?'),
    names: 'none',
    answer: longestOut,
  },
];
