import type { IntentId } from './intent';
import { amountIn } from './amounts';
import { colorsIn, flowersIn } from './flowers';
import { KNOWN_WORDS } from './known-words.data';
import { ENGLISH_WORDS } from './language/english-words.data';
import type { Plan } from './plan';
import { unmetFilters } from './unmet-filters';

/** Questions whose patterns hold anywhere in a sentence: a word beside them may turn what is asked. */
const GATED = new Set<IntentId>([
  'projects',
  'leads',
  'lead',
  'project',
  'clients',
  'notes',
  'tasks',
  'date_load',
  'figures',
  'people',
  'day_plan',
  'seasons',
]);
/** Changes of a record that is named. */
const CHANGES_NAMED = new Set<IntentId>(['add_note', 'mark_contacted', 'move_project', 'reschedule', 'convert_lead', 'qualify_lead']);
/** No name goes on like this: the pattern has caught more than one. */
const NO_NAME = /\b(?:to|so|because|that|which|has|have|is|are|was|were|needs?|wants?)\b/i;

const VOCABULARY = new Map(Object.entries(KNOWN_WORDS).map(([intent, words]) => [intent, new Set(words.split(' '))]));

/** A kind of day narrows a list of days; what the list cannot heed is named by it. */
const OF_TIME = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|days?|weeks?|months?|years?|mornings?|afternoons?|evenings?)$/;
/** Words that only join others. */
const JOINS = new Set(
  'the and are any all but can many much for from has have her his how its our she that them then they this was what which who will with you your'.split(
    ' ',
  ),
);
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a sentence that say something, in lower case and without its time. */
export function sayingWords(text: string, time = ''): string[] {
  const rest = time === '' ? text : text.replace(time, ' ');
  return (rest.toLowerCase().match(/[\p{L}][\p{L}'’-]*/gu) ?? [])
    .map((word) => word.replace(/['’]s$/, ''))
    .filter((word) => word.length > 2);
}

/**
 * The words of a sentence that nobody has yet said with what it is taken for, and that name neither a record nor a flower. Where there
 * is one, the sentence may well mean something else: it is answered with what is known, or with a question, and never with a figure.
 *
 * @example strangeWords(planOf('which enquiries slipped through our fingers', today)); // ['slipped', 'through', 'fingers']
 */
export function strangeWords({ intent, text, span, slots }: Pick<Plan, 'intent' | 'text' | 'span' | 'slots'>): string[] {
  if (CHANGES_NAMED.has(intent)) return NO_NAME.test(slots['name'] ?? '') ? [slots['name'] ?? ''] : [];
  if (!GATED.has(intent)) return [];
  const known = VOCABULARY.get(intent);
  const heeded = [...unmetFilters(text), amountIn(text)?.says ?? '', span?.text ?? ''];
  const rest = heeded.reduce((left, said) => (said === '' ? left : left.replace(new RegExp(escaped(said), 'i'), ' ')), text);
  return sayingWords(rest).filter((word) => !known?.has(word) && !JOINS.has(word) && !OF_TIME.test(word) && !namesSomething(word));
}

/** What is no everyday word is a name, or a slip in one: whoever looks for it says when there is none. */
const namesSomething = (word: string): boolean => !isEveryday(word) || flowersIn(word).length > 0 || colorsIn(word).length > 0;
const isEveryday = (word: string): boolean =>
  [word, word.replace(/s$/, ''), word.replace(/(?:ed|ing)$/, ''), word.replace(/(?:ed|ing)$/, 'e'), word.replace(/ly$/, '')].some((form) =>
    ENGLISH_WORDS.has(form),
  );
