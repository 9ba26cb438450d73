import type { IntentId } from '../intent';
import type { Plan } from '../plan';
import type { Ask, ObjectId } from './ask';
import { KIND_OF_EVENT } from './lexicon.data';
import { speaksOfOne } from './speaks-of-one';

/** Days as a whole, of which the grammar makes a list itself: only what is about something else is taken from it, or names somebody. */
const WHOLE_DAYS: Readonly<Partial<Record<IntentId, readonly ObjectId[]>>> = {
  date_load: ['project', 'calendar', 'lead', 'venue', 'stock'],
  day_plan: ['project', 'calendar', 'task', 'text', 'lead'],
  my_time: ['project', 'calendar', 'task', 'meeting'],
};
/** What the grammar takes a sentence for is a vote where its words name no object. */
const VOTES: Readonly<Partial<Record<IntentId, ObjectId>>> = {
  money: 'payment',
  contracts: 'contract',
  questionnaires: 'questionnaire',
  requests: 'request',
  meetings: 'meeting',
  mails: 'mail',
  texts: 'text',
  tasks: 'task',
  notes: 'note',
  leads: 'lead',
};
/** What the table has no answer for: a day as a whole, and projects without one. */
const NOT_OF_THE_TABLE = /\bque (?:tengo|tenemos|hay) que hacer\b|\b(?:hasn'?t|has no|without|have no|haven'?t)\b.*\bdates?\b/;

/** May the table answer what the grammar is not sure of? What would change, draft or open something stands as it is. */
export function mayTakeOver({ intent, effect }: Plan, ask: Ask): boolean {
  if (effect !== 'read' || NOT_OF_THE_TABLE.test(ask.text)) return false;
  const own = WHOLE_DAYS[intent];
  const [first] = ask.objects;
  return !own || ask.names.some((word) => !KIND_OF_EVENT.test(word)) || (first !== undefined && !own.includes(first));
}

const FACTS = new Set<string>(['when', 'time', 'where', 'guests', 'budget', 'stage', 'owner', 'phone', 'until', 'why', 'type']);
const MONEY = new Set<ObjectId>(['payment', 'invoice', 'profit']);
/** Whoever wants all of a record gets all of it. */
const WANTS_ALL =
  /\b(?:tell (?:me|us) (?:about|everything)|sum up|summar\w+|overview|lowdown|rundown|story|erzahl\w*|zusammenfass\w*|resum\w*)\b/;
const OF_PAPERS = new Set<IntentId>(['money', 'contracts', 'questionnaires']);

/**
 * Does the table go before the grammar, although that is sure? Where it would recite a whole record instead of the field that is asked for,
 * pass over a time, or speak of the business while one project is open.
 */
export function goesFirst({ intent, effect, isGuess }: Plan, ask: Ask, hasOpen: boolean): boolean {
  if (effect !== 'read' || WANTS_ALL.test(ask.text)) return false;
  if (isGuess === true) return true;
  const [first] = ask.objects;
  if (intent === 'project') return ask.wants.some((want) => FACTS.has(want)) || (first !== undefined && MONEY.has(first)) || ask.goesOn;
  if (intent === 'money' && (ask.span !== undefined || ask.numbers || ask.names.length > 0 || ask.unheeded.length > 0)) return true;
  if (intent === 'tasks' && ask.wants.includes('count') && ask.names.length === 0) return true;
  if (intent === 'figures' && first === 'payment' && ask.span !== undefined) return true;
  return hasOpen && OF_PAPERS.has(intent) && ask.names.length === 0 && speaksOfOne(ask);
}

/** The question with what the grammar takes it for, where its own words say nothing. */
export function withVote(ask: Ask, { intent, isGuess = false }: Plan): Ask {
  if (intent === 'leads' && ask.objects.includes('lead')) return { ...ask, objects: ['lead', ...ask.objects] };
  const vote = isGuess ? undefined : VOTES[intent];
  const says = ask.objects.filter((object) => object !== 'project' && object !== 'venue');
  return vote && says.length === 0 ? { ...ask, objects: [vote, ...ask.objects] } : ask;
}
