import type { Outcome } from '../runs/turn';

/** Begins an answer that tells a record instead of what was asked. */
export const NOT_EXACTLY = 'I do not know exactly that. This is what I have:';

/** What a record tells is no answer to what was not understood. */
export const hedged = (record: Outcome): Outcome =>
  /^(?:I do not know|Which one)/.test(record.message) ? record : { ...record, message: `${NOT_EXACTLY}\n${record.message}` };

/** Words by which somebody asks for all of a record, and not for one thing of it. */
const ASKS_FOR_ALL =
  /(?<!\p{L})(?:tell|show|give|pull up|open|find|look up|everything|info(?:s|rmation)?|details?|summary|summar\p{L}+|overview|story|about|up with|going|doing|coming along|status|state|brief|new|news|happening|record|file|know|erzahl\p{L}*|zeig\p{L}*|alles|uber|stand|steht|was ist mit|neues|cuenta\p{L}*|muestra\p{L}*|todo|sobre|resumen|va|novedades)(?!\p{L})/u;

/**
 * Whether a sentence asks for all that is known of something: in words, or because it is nothing but its name.
 *
 * @param text in plain letters, lower case
 */
export function asksForAll(text: string, names: readonly string[]): boolean {
  const others = (text.match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => !names.some((name) => name.includes(word) || word.includes(name)) && !SMALL.has(word),
  );
  return others.length === 0 || ASKS_FOR_ALL.test(text);
}

const SMALL = new Set(
  'and the for our please wedding event project party lead what how und die der das bitte hochzeit los las una boda por favor que'.split(
    ' ',
  ),
);
