import type { IntentId } from '../intent';
import type { Plan } from '../plan';
import { namePart } from '../fuzzy-parser';
import { UNKNOWABLE } from '../everyday-talk';
import { whichQuestion } from '../questions/which-question';
import { classify } from './classify';

/** Below this it is a question and no answer. */
const SURE = 0.6;
/** What is only read. A change, a draft and a page are never guessed. */
const READ_ONLY: Readonly<Partial<Record<IntentId, Plan['agent']>>> = {
  day_plan: 'crm_agent',
  projects: 'crm_agent',
  date_load: 'crm_agent',
  leads: 'crm_agent',
  figures: 'crm_agent',
  sums: 'crm_agent',
  money: 'crm_agent',
  contracts: 'crm_agent',
  questionnaires: 'crm_agent',
  requests: 'crm_agent',
  partners: 'crm_agent',
  mails: 'crm_agent',
  lead_pages: 'crm_agent',
  my_time: 'crm_agent',
  free_times: 'crm_agent',
  meetings: 'crm_agent',
  stock_moves: 'inventory_agent',
  texts: 'crm_agent',
  templates: 'crm_agent',
  tasks: 'crm_agent',
  notes: 'crm_agent',
  people: 'crm_agent',
  lead: 'crm_agent',
  birthdays: 'crm_agent',
};
const NEEDS_DAY = new Set<IntentId>(['date_load', 'my_time', 'free_times']);
const NEEDS_NAME = new Set<IntentId>(['tasks', 'notes', 'people', 'lead', 'texts']);
/** A list of everything is no answer to a sentence about a part of it. */
const NEEDS_FILTER = new Set<IntentId>(['projects']);
const TYPE = /\b(?:weddings?|elopements?|married|galas?|funerals?|memorials?|workshops?|corporate|biggest|largest|smallest)\b/i;
/** What orders something is never answered by a list. */
const ORDERS =
  /^(?:please |can you |could you )?(?:delete|remove|cancel|archive|rename|change|set|update|edit|send|order|buy|assign|pay|invoice|charge|close|merge|book|refund|swap|add|create|put|make|write|mark|move|convert|tick|give (?!me)|raise|print|issue|call|text|tell|note|remind|turn|push|postpone|shift|draft|recipe|proposal|quote|reply)\b/i;

/** What a sentence most likely asks for that the grammar does not know; undefined where that is too doubtful or would do more than read. */
export function guessed({ text, span }: Pick<Plan, 'text' | 'span'>, said = text): Plan | undefined {
  if (ORDERS.test(text) || UNKNOWABLE.test(text)) return undefined;
  const intent = likelyIntent(said, text);
  const agent = intent && READ_ONLY[intent];
  if (!intent || !agent) return undefined;
  const name = namePart(text, span);
  if (NEEDS_DAY.has(intent) && (span === undefined || span.from !== span.to)) return undefined;
  if (NEEDS_NAME.has(intent) && name === undefined) return undefined;
  if (NEEDS_FILTER.has(intent) && span === undefined && !TYPE.test(text)) return undefined;
  const slots: Plan['slots'] = NEEDS_NAME.has(intent) && name ? { name } : {};
  return { intent, agent, effect: 'read', text, span, slots, isGuess: true };
}

/** What the model of questions calls otherwise than the grammar. */
const CALLED: Readonly<Record<string, IntentId>> = { invoices: 'money' };

/** By the model of questions, which knows three languages; where that is not sure, by the one of the grammar's English. */
function likelyIntent(said: string, text: string): IntentId | undefined {
  const [question] = whichQuestion(said);
  if (question && question.confidence >= SURE) return CALLED[question.id] ?? (question.id as IntentId);
  const [best] = classify(text);
  return best && best.confidence >= SURE ? best.intent : undefined;
}

const CHANGES = new Set<IntentId>([
  ...(['add_note', 'add_task', 'create_lead', 'create_project', 'mark_contacted', 'move_project'] as const),
  ...(['reschedule', 'convert_lead', 'qualify_lead', 'send_text'] as const),
]);

/** A change a sentence most likely asks for; it is only asked about, never made of a guess. */
export function likelyChange(text: string): IntentId | undefined {
  const [best] = classify(text);
  return best && best.confidence >= SURE && CHANGES.has(best.intent) ? best.intent : undefined;
}

/** The intents a sentence is nearest to, the nearest first. */
export const nearestIntents = (text: string): IntentId[] => classify(text).map(({ intent }) => intent);
