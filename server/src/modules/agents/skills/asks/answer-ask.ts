import { listed } from '../../planner/words';
import { sayDay } from '../../planner/dates';
import type { Ask, ObjectId } from '../../planner/reading/ask';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import { answerItems } from './answer-items';
import { factsOf, leadFactsOf } from './facts';
import type { Kind } from './item';
import { moneyOfAll } from './money-of-all';
import { moneyOfProject } from './money-of-project';
import { PAPER_KINDS } from './paper-kinds';
import { OF_SOMEBODY, tellOfPeople } from './people';
import { listVenues, tellOfVenue, venueNamed } from './places';
import { projects } from './project-kind';
import { proposals } from './proposals';
import { leads } from './lead-kind';
import { isPartner, partners } from './partner-kind';
import { TALK_KINDS } from './talk-kinds';
import { whomOf, type Whom } from './whom';
import { inRecord } from './in-record';
import { ROLES } from '../../planner/reading/roles';

/** Things with rows: a new one brings all its questions at once. */
const KINDS: Readonly<Partial<Record<ObjectId, Kind>>> = {
  ...PAPER_KINDS,
  ...TALK_KINDS,
  proposal: proposals,
  partner: partners,
  lead: leads,
};
const MONEY = new Set<ObjectId>(['payment', 'invoice', 'refund', 'profit']);
const OF_A_PROJECT = new Set<ObjectId>(['project', 'venue']);
/** What these are asked about is answered elsewhere. */
const ELSEWHERE = new Set<ObjectId>(['stock', 'flower']);

/** A role is heeded where people are asked for. */
const OF_PEOPLE = ['who', 'phone', 'email'] as const;

/** An answer by the table: what the question is about, what is wanted of it, whom it names. Undefined: it is no question of the table. */
export async function answerAsk(job: Job, ask: Ask): Promise<Outcome | undefined> {
  const whom = await whomOf(job, ask);
  const outcome = await answerAbout(job, ask, whom);
  return outcome && { ...outcome, heeded: whom.words.filter((word) => !whom.strangers.includes(word)) };
}

async function answerAbout(job: Job, ask: Ask, whom: Whom): Promise<Outcome | undefined> {
  const isRole = (word: string) => ROLES.test(word) && whom.projects.length === 1 && OF_PEOPLE.some((want) => ask.wants.includes(want));
  const unheeded = ask.unheeded.filter((word) => !whom.cleared.includes(word) && !isRole(word));
  if (unheeded.length > 0) return inRecord(job, ask, { whom, words: unheeded });
  const object = objectOf(ask, whom);
  if (object !== undefined && ELSEWHERE.has(object)) return undefined;
  if (isReach(ask, object)) return tellOfPeople(job, ask, whom);
  const which = tooMany(whom, ask);
  if (which) return which;
  if (object !== undefined && MONEY.has(object)) return moneyOf(job, ask, whom);
  const kind = object === undefined ? undefined : KINDS[object];
  if (object === 'partner' && whom.projects.length > 0) return undefined;
  if (object === 'lead' && whom.leads.length === 1) return leadFactsOf(job, ask, whom.leads[0]);
  if (kind) return answerItems(job, { ask, kind, whom });
  return ofRecord(job, ask, { whom, object });
}

/** The Spanish word for a budget is that for a proposal too. */
const PAPER_OF_BUDGET = /\b(?:proposals?|quotes?|angebot\w*|presupuestos|enviad\w+|mandad\w+|aceptad\w+|vist[oa]|abiert[oa])\b/;
/** "In proposal sent" is a stage of a project that is named. */
function objectOf(ask: Ask, whom: Whom): ObjectId | undefined {
  const isStage = whom.projects.length === 1 && ask.wants.includes('stage') && /\bproposal sent\b/.test(ask.text);
  const isBudget = whom.projects.length === 1 && ask.wants.includes('budget') && !PAPER_OF_BUDGET.test(ask.text);
  return ask.objects.find((one) => !isPartOfName(one, ask, whom) && !((isStage || isBudget) && one === 'proposal'));
}

/** "The Reyes wedding" is a name, and "the phone number of …" no text. */
const isPartOfName = (object: ObjectId, ask: Ask, whom: Whom): boolean =>
  object === 'project' && whom.projects.length > 0 && ask.objects.length > 1;

const PERSON = /^(?:who|wer|quien)(?:'s| is| ist| es)? \S+(?: \S+){0,2}$/;
const PEOPLE = /\b(?:clients?|contacts?|people|kunden|kontakte|clientes|contactos)\b.*\b(?:with|called|named|namens|mit|con|llamad\w+)\b/;
const REACH = /\b(?:e-?mail|mail|correo)(?: address)?\b/;
const MAILED = /\b(?:sent|send|opened?|bounced?|get|got|go|went|did|mails|emails|we|received?|arrive\w*|back|kamen|zuruck|correos)\b/;
function isReach(ask: Ask, object: ObjectId | undefined): boolean {
  if (ask.names.length > 0 && object === undefined && !ask.wants.includes('owner') && (PERSON.test(ask.text) || PEOPLE.test(ask.text)))
    return true;
  if (ask.names.length === 0) return false;
  if (object === 'mail' || ask.wants.includes('phone'))
    return (ask.wants.includes('phone') && !ask.wants.includes('count')) || (REACH.test(ask.text) && !MAILED.test(ask.text));
  return false;
}

/** Two would do: that is the one thing to ask. */
function tooMany({ projects, leads }: Whom, { objects }: Ask): Outcome | undefined {
  const found =
    objects.includes('lead') && leads.length > 0
      ? leads.map(({ title, event_date: day }) => ({ name: title, day }))
      : projects.map(({ name, event_date: day }) => ({ name, day }));
  if (found.length < 2) return undefined;
  const names = found.slice(0, 5).map(({ name, day }) => `${name}${day ? ` (${sayDay(day)})` : ''}`);
  return text(`Which one do you mean: ${listed(names).replace(/ and ([^,]*)$/, ' or $1')}?`);
}

async function moneyOf(job: Job, ask: Ask, whom: Whom): Promise<Outcome | undefined> {
  const [project] = whom.projects;
  if (project && job.tools.has('payments.of_project')) return moneyOfProject(job, ask, project);
  if (whom.strangers.length > 0 && (await isPartner(job, whom))) return answerItems(job, { ask, kind: partners, whom });
  if (whom.strangers.length > 0) return text(`I know no project by “${whom.strangers.join(' ')}”. Which project do you mean?`);
  return whom.words.length === 0 && job.tools.has('payments.overview') ? moneyOfAll(job, ask) : undefined;
}

/** Fields of a record: whoever asks for one does not ask for tasks. */
const FIELDS = new Set<string>(['when', 'time', 'where', 'guests', 'budget', 'stage', 'owner', 'type']);

async function ofRecord(job: Job, ask: Ask, { whom, object }: { whom: Whom; object: ObjectId | undefined }): Promise<Outcome | undefined> {
  if (object === 'project' && whom.projects.length === 0 && whom.leads.length === 0) return answerItems(job, { ask, kind: projects, whom });
  const venue = object === 'project' && whom.projects.length === 0 ? undefined : await venueNamed(job, whom.words);
  const isField = whom.projects.length === 1 && ask.wants.some((want) => FIELDS.has(want));
  if (venue && !isField && (ask.wants.includes('sum') || ask.wants.includes('count'))) return undefined;
  if (venue && OF_SOMEBODY.test(ask.text)) return undefined;
  if (venue && (whom.projects.length === 0 || object === 'venue')) return tellOfVenue(ask, venue);
  if (object === 'venue' && whom.words.length === 0 && whom.projects.length === 0) return listVenues(job);
  if (whom.strangers.length > 0) return undefined;
  // What is told and not asked is no question about a record.
  const isTold = ask.wants.length === 0 && (ask.states.length > 0 || ask.numbers);
  if (isTold || ask.numbers) return undefined;
  const [lead] = whom.leads;
  if (lead && (object === 'lead' || object === undefined || object === 'project')) return leadFactsOf(job, ask, lead);
  const [project] = whom.projects;
  if (project && ask.wants.includes('sum') && !ask.wants.some((want) => FIELDS.has(want)) && job.tools.has('payments.of_project'))
    return moneyOfProject(job, ask, project);
  if (project && object === undefined && ask.states.includes('open') && !ask.wants.some((want) => FIELDS.has(want)))
    return answerItems(job, { ask, kind: TALK_KINDS.task, whom });
  const isOfIt = project && !ask.span && (object === undefined || OF_A_PROJECT.has(object));
  if (isOfIt && !(ask.states.includes('next') && whom.words.every((word) => /s$/.test(word)))) return factsOf(job, ask, project);
  return whom.people.length > 0 && whom.projects.length === 0 && object === undefined ? tellOfPeople(job, ask, whom) : undefined;
}
