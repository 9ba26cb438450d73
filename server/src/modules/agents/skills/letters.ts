import type { MoneyOverview, ProjectMoney } from '@butterfly/contracts/payments';
import type { LeadRow, ProjectPerson, ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay } from '../planner/dates';
import { AND_THEN, letterText, type Due } from '../planner/letter-text';
import type { LetterWish } from '../planner/reading/letter';
import type { Tone } from '../planner/reading/letter-style';
import { listed } from '../planner/words';
import type { Outcome } from '../runs/turn';
import { findProject, readPage } from './find-project';
import { money, text, type Job } from './job';
import { memberWith } from './asks/team';
import { peopleNamed } from './asks/whom';
import { namingWords, projectsIn } from './mentions';
import { nameSimilarity, wordsOf } from './name-similarity';
import { personNamed } from './texting';

const ANY_CLIENT =
  /^(?:|her|him|them|(?:the|our|this) (?:clients?|couple|bride|groom|customer|family|host)|(?:die|den|das|der) (?:kund\w+|paar|braut)|(?:la|el|los) (?:client\w+|pareja|novia))$/i;
const ALIKE = 0.75;
const DAY_MS = 86_400_000;
const CLIENT = /partner|client|host|contact|billing/i;

interface Addressee {
  readonly name: string;
  readonly reach: string;
  readonly project: ProjectRow | undefined;
  /** Otherwise than by the first name: several people, or a business. */
  readonly called?: string;
}

/** Warm words to somebody who mourns are others. */
const toneFor = (tone: Tone | undefined, project: ProjectRow | undefined): Tone | undefined =>
  tone === 'warm' && project?.event_type === 'funeral' ? 'mourning' : tone;

/** Somebody who is described, and not named. */
const DESCRIBED = /^(?:the )?(?:ones?|whoever|somebody|someone|those)\b|\b(?:that|who)(?:'?s| is| are| has| have)\b/i;
const IS_LATE = /\b(?:late|overdue|past due|behind)\b/i;

/** A message in words to look at and to copy; nothing is ever sent from here. */
export async function draftLetter(job: Job, wish: LetterWish, tone?: Tone): Promise<Outcome> {
  const to = await addresseeOf(job, wish);
  if (typeof to === 'string') return text(to);
  if (wish.body === '' && (wish.purpose === 'message' || wish.purpose === 'reply'))
    return text(
      `What shall I write to ${to.name}? Tell me what it shall say, for example “write ${firstName(to.name)} that the peonies are not available”.`,
    );
  const due = wish.purpose === 'reminder' && to.project && isAboutMoney(wish) ? await dueOf(job, to.project.id) : undefined;
  const event = to.project && `${to.project.name}${to.project.event_date ? ` on ${sayDay(to.project.event_date)}` : ''}`;
  const words = letterText(
    { ...wish, body: unsaid(wish, due) },
    {
      first: to.called ?? (TITLE.test(wish.to) ? wish.to.trim() : firstName(to.name)),
      event,
      due,
      tone: toneFor(tone, to.project),
    },
  );
  const where = to.reach === '' ? '' : ` (${to.reach})`;
  return text(`A draft for ${to.name}${where}. Nothing was sent: read it, change what you like and copy it.\n\n${words}${notesOf(wish)}`, {
    letter: { to: to.name, body: words },
    ...(to.project ? { projectId: to.project.id } : {}),
  });
}

/** What was said about the message is no part of it, and told apart from it. */
function notesOf({ left = [], isForeign = false, body }: LetterWish): string {
  const notes = [
    ...(left.length === 0
      ? []
      : [`I have not used ${left.map((one) => `“${one}”`).join(' and ')} in it: change the words where that matters.`]),
    ...(isForeign && body !== '' ? ['I cannot translate: what you dictated stands in it in your own words.'] : []),
  ];
  return notes.length === 0 ? '' : `\n\n${notes.join('\n')}`;
}

const MONEY_SAID =
  /\b(?:pay\w*|deposit|balance|invoice|overdue|owe\w*|due|money|zahl\w*|rechnung|anzahlung|offen\w*|überfällig|pag\w*|factura|anticipo)\b/i;
const firstOf = ({ body }: LetterWish): string => body.split(AND_THEN)[0] ?? '';
const isAboutMoney = (wish: LetterWish): boolean => firstOf(wish) === '' || MONEY_SAID.test(firstOf(wish));
/** What the payments say replaces what only names them. */
function unsaid(wish: LetterWish, due: Due | undefined): string {
  const first = firstOf(wish);
  const isSaid = wish.purpose === 'reminder' && due !== undefined && MONEY_SAID.test(first) && first.split(' ').length <= 8;
  return isSaid ? wish.body.slice(first.length) : wish.body;
}

/** Families and businesses keep their name. */
const firstName = (name: string): string =>
  /^(?:mrs?|ms|the|dr|family|familie|frau|herrn?|señora?|sra?)\b/i.test(name) ? name : (name.split(' ')[0] ?? name);

/** “Frau Hollis” is looked up without what she is called by. */
const TITLE = /^(?:frau|herrn?|mrs?\.?|ms\.?|miss|se[ñn]ora?|sra?\.?) (?=\p{L})/iu;

/** Whom it goes to; a sentence where that has to be asked. */
async function addresseeOf(job: Job, { to: said }: LetterWish): Promise<Addressee | string> {
  const to = said.replace(TITLE, '');
  if (ANY_CLIENT.test(to)) {
    const found = await findProject(job, undefined);
    if (found.kind === 'none') return 'Whom shall the message go to? Tell me the name, or open the project first.';
    return (await clientOf(job, found.row)) ?? `Nobody is linked to ${found.row.name} yet. Whom shall the message go to?`;
  }
  if (DESCRIBED.test(to)) return describedAs(job, to);
  const both = await bothOf(job, to);
  if (both) return both;
  const plural = pluralOf(to);
  const person = await personNamed(job, to);
  const named = await projectsIn(job, to);
  const projects = named.length > 0 || plural === undefined ? named : await projectsIn(job, plural);
  const [project, ...others] = projects;
  const only = others.length === 0 ? project : undefined;
  if (person) {
    const known = (await peopleNamed(job, person.name.split(' '))).find(({ name }) => name === person.name);
    return {
      name: person.name,
      reach: known?.email ?? (await mailOfLead(job, person.name)) ?? person.phone ?? '',
      project: only ?? (await openProjectOf(job, person.name)) ?? (await ownProjectOf(job, person.name)),
    };
  }
  if (others.length > 0)
    return `Which one do you mean: ${projects
      .slice(0, 5)
      .map(({ name }) => name)
      .join(' or ')}?`;
  const client = only && (plural === undefined ? await clientOf(job, only, to) : await coupleOf(job, only));
  if (client) return client;
  const member = only ? undefined : await memberWith(job, (_id, name) => wordsOf(to).every((word) => wordsOf(name).includes(word)));
  if (member) return { name: member.name, reach: 'of your team', project: undefined };
  const name = said.replace(/^(?:the|die|den|los|las) /i, '');
  // A name that nothing has may be that of a business, which has no first name.
  return { name, ...(only ? {} : { called: name }), reach: 'I find no e-mail address under that name', project: undefined };
}

/** Who has only asked so far is in no address book. */
async function mailOfLead(job: Job, name: string): Promise<string | undefined> {
  if (!job.tools.has('tenant_crm.find_leads')) return undefined;
  const search = name.split(' ').at(-1) ?? name;
  const leads = (await readPage<LeadRow>(job, 'tenant_crm.find_leads', { search, page_size: 10 }))?.results ?? [];
  return leads.find((one) => `${one.first_name} ${one.last_name}`.trim() === name)?.email ?? undefined;
}

/** “The Sato–Lindqvists” without the letter of the plural; undefined: one person is named. */
const pluralOf = (to: string): string | undefined =>
  /^(?:the |die |den |los |las )?\p{Lu}[\p{L}–-]+[^s]s$/u.test(to) ? to.slice(0, -1) : undefined;

/** All of a couple or a family are greeted; who of them has an address is written to. */
async function coupleOf(job: Job, project: ProjectRow): Promise<Addressee | undefined> {
  const people = (await peopleOf(job, project.id)).filter(({ role }) => role.startsWith('partner'));
  const [first, ...others] = people;
  if (!first || others.length === 0) return clientOf(job, project);
  const reached = people.find(({ email }) => email !== null) ?? first;
  return {
    name: listed(people.map((one) => `${one.first_name} ${one.last_name}`.trim())),
    called: people.map((one) => one.first_name).join(' & '),
    reach: reached.email ?? reached.phone_e164 ?? '',
    project,
  };
}

/** “Tess and Kwame”: both of them, where both are known. */
async function bothOf(job: Job, to: string): Promise<Addressee | undefined> {
  const names = to.split(/ (?:and|&|und|y) /i);
  if (names.length !== 2 || (await projectsIn(job, to)).some(({ name }) => nameSimilarity(to, name) === 1)) return undefined;
  const [one, other] = await Promise.all(names.map((name) => personNamed(job, name)));
  if (!one || !other || one.name === other.name) return undefined;
  const known = await peopleNamed(job, one.name.split(' '));
  const project = (await openProjectOf(job, one.name)) ?? (await ownProjectOf(job, one.name));
  return {
    name: listed([one.name, other.name]),
    called: `${firstName(one.name)} & ${firstName(other.name)}`,
    reach: known.find(({ name }) => name === one.name)?.email ?? one.phone ?? '',
    project,
  };
}

/** The only project that has the name of somebody in its own. */
async function ownProjectOf(job: Job, name: string): Promise<ProjectRow | undefined> {
  const [only, ...others] = await projectsIn(job, name);
  return others.length === 0 ? only : undefined;
}

/** “The one that's 12 days late”: whose invoice it is; a question where that could be several. */
async function describedAs(job: Job, to: string): Promise<Addressee | string> {
  const whom = `Whom do you mean by “${to}”? Tell me the name.`;
  if (!IS_LATE.test(to) || !job.tools.has('payments.overview')) return whom;
  const answer = await job.tools.read('payments.overview');
  const late = answer.kind === 'ok' ? (answer.data as MoneyOverview).late : [];
  const days = /\b(\d{1,3}) (?:days?|weeks?)\b/i.exec(to)?.[1];
  const then = late.filter(({ due_on: due }) => days === undefined || daysSince(due, job.business.today) === Number(days));
  const [only, ...others] = then;
  if (!only || others.length > 0) {
    const all = late.map(({ project_name: name, due_on: due }) => `${name} (was due ${sayDay(due)})`);
    return all.length === 0 ? `No invoice is overdue. ${whom}` : `Overdue ${all.length === 1 ? 'is' : 'are'} ${listed(all)}. ${whom}`;
  }
  const [project] = await projectsIn(job, only.project_name);
  return (project && (await clientOf(job, project))) ?? `Nobody is linked to ${only.project_name} yet. Whom shall the message go to?`;
}

const daysSince = (day: string, today: string): number => Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);

async function peopleOf(job: Job, id: number): Promise<readonly ProjectPerson[]> {
  const answer = await job.tools.read('tenant_crm.project_people', { id });
  return answer.kind === 'ok' ? (answer.data as ProjectPerson[]) : [];
}

/** A name with a first name means that person: nobody else is written to in its place. */
async function clientOf(job: Job, project: ProjectRow, called = ''): Promise<Addressee | undefined> {
  const people = await peopleOf(job, project.id);
  const given = namingWords(called).filter((word) => nameSimilarity(word, project.name) < ALIKE);
  const meant =
    given.length === 0 ? people : people.filter(({ first_name: first }) => given.some((word) => nameSimilarity(word, first) >= ALIKE));
  const client = meant.find(({ role }) => CLIENT.test(role)) ?? meant[0];
  return client && { name: `${client.first_name} ${client.last_name}`.trim(), reach: client.email ?? client.phone_e164 ?? '', project };
}

/** The open project, where the person takes part in it. */
async function openProjectOf(job: Job, name: string): Promise<ProjectRow | undefined> {
  if (job.turn.projectId === null) return undefined;
  const people = await peopleOf(job, job.turn.projectId);
  if (!people.some((one) => `${one.first_name} ${one.last_name}` === name)) return undefined;
  const found = await findProject(job, undefined);
  return found.kind === 'one' ? found.row : undefined;
}

/** What is open of a project, as a part of a sentence. */
async function dueOf(job: Job, projectId: number): Promise<Due | undefined> {
  const answer = await job.tools.read('payments.of_project', { projectId });
  if (answer.kind !== 'ok') return undefined;
  const of = answer.data as ProjectMoney;
  const amount = (cents: number) => money(cents, { currency: of.currency, locale: job.business.locale });
  if (of.overdue_cents > 0) return { amount: amount(of.overdue_cents), lateDays: of.days_overdue };
  return of.next_due ? { amount: amount(of.next_due.cents), on: of.next_due.due_on } : undefined;
}
