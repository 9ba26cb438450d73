import type { IntentId } from '../intent';
import type { Plan } from '../plan';
import type { Ask, ObjectId } from './ask';
import { KIND_OF_EVENT } from './lexicon.data';

/** What the grammar only reads; what it would change, draft or open stands as it is. */
const READS = new Set<IntentId>([
  ...(['unknown', 'send', 'project', 'lead', 'clients', 'people', 'money', 'meetings', 'mails', 'contracts', 'questionnaires'] as const),
  ...([
    'requests',
    'partners',
    'texts',
    'my_time',
    'tasks',
    'notes',
    'figures',
    'call',
    'projects',
    'leads',
    'date_load',
    'day_plan',
  ] as const),
]);
/** Lists the grammar makes itself: only what is about something else is taken from it, or names somebody. */
const OWN_LISTS: Readonly<Partial<Record<IntentId, readonly ObjectId[]>>> = {
  projects: ['project', 'venue', 'proposal', 'stock', 'flower'],
  // Who still waits for an answer: the first one of an enquiry is what the CRM counts.
  leads: ['lead', 'project', 'text'],
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
const WHEN_IT_CAME = /\b(?:got|get|came|come|received?|wrote|in(?:quired)?|new|neue?|nuev[oa]s?|how many)\b/;

/** May the table answer instead of the grammar? */
export function mayTakeOver({ intent, effect, isGuess = false }: Plan, ask: Ask, today: string): boolean {
  if (effect !== 'read' && intent !== 'send' && intent !== 'call') return false;
  if ((!isGuess && !READS.has(intent)) || NOT_OF_THE_TABLE.test(ask.text)) return false;
  if (intent === 'clients' && /^(?:look|find|search|show|phone|number|e-?mail)\b/.test(ask.text)) return false;
  if (intent === 'figures' && /\b(?:booked|gebucht\w*|pipeline|reservad\w+)\b/.test(ask.text)) return false;
  if (intent !== 'unknown' && (/\bin consultation\b/.test(ask.text) || (/\btermine\b/.test(ask.text) && intent !== 'meetings')))
    return false;
  if (intent === 'people' && /\b(?:pays?|paying|bill)\b/.test(ask.text)) return false;
  if (intent === 'projects' && ask.names.length > 0 && ask.objects[0] === 'project') return false;
  if (intent === 'leads' && ask.span && ask.span.from <= today && WHEN_IT_CAME.test(ask.text)) return true;
  const own = OWN_LISTS[intent];
  const [first] = ask.objects;
  if (!own) return true;
  if (intent === 'date_load' || intent === 'my_time' || intent === 'day_plan')
    return ask.names.some((word) => !KIND_OF_EVENT.test(word)) || (first !== undefined && !own.includes(first));
  return isGuess || (first !== undefined && !own.includes(first));
}

/** The question with what the grammar takes it for, where its own words say nothing. */
export function withVote(ask: Ask, { intent, isGuess = false }: Plan): Ask {
  if (intent === 'leads' && ask.objects.includes('lead')) return { ...ask, objects: ['lead', ...ask.objects] };
  const vote = isGuess ? undefined : VOTES[intent];
  const says = ask.objects.filter((object) => object !== 'project' && object !== 'venue');
  return vote && says.length === 0 ? { ...ask, objects: [vote, ...ask.objects] } : ask;
}
