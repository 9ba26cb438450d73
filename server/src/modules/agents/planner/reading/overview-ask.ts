import type { Span } from '../dates';
import { plainLetters } from './plain-letters';

/** Words with which people ask what a time holds; any other word narrows it to something else. */
const ASKS = new Set(
  `what whats what's is are have has do does did i we you us me my our got get going on up at in for the a an this that there all of to and it look looks looking like planned plan happening happens happen scheduled schedule agenda diary calendar anything something everything
  know should about else coming come overview show give tell holds hold brief rundown run through how hows how's day week weekend month tomorrow today morning afternoon evening so far see busy event events week's weekend's morning day's still already lined ahead any need others everyone team crew does
  was ist steht stehen liegt an los gibt es habe haben ich wir uns mir alles was vor ansteht geplant termine zeig mal denn noch so diese naechste fur am im der die das den und bei wie sieht aus ubersicht uberblick bitte eigentlich
  que hay tenemos tengo tiene pasa toca para el la los las en de plan agenda planeado programado previsto esta este muestrame dime semana dia fin algo todo resumen nos me un una cosas ver como se presenta viene`.split(
    /\s+/,
  ),
);
/** At least one of them has to be there: a time alone asks nothing. */
const WANTS =
  /\b(?:what|whats|what's|anything|everything|something|overview|schedule|agenda|diary|show|how|rundown|brief|was|ubersicht|uberblick|wie|steht|termine|gibt|que|hay|tengo|tenemos|resumen|muestrame|como)\b/;
/** Asks for what is late, and not for all of a time. */
const LATE = /\b(?:overdue|late|past due|uberfallig\w*|vencid\w+|atrasad\w+)\b/;
const DAY_MS = 86_400_000;
const LONGEST_DAYS = 31;

/** “Termine” and “citas” are events and meetings alike: whoever asks for them wants everything of that time. */
export const allOfIt = (said: string, text: string): string =>
  /\b(?:termine?|citas?)\b/i.test(said) ? text.replace(/\b(?:which|what)?\s*(?:events?|appointments?|meetings?)\b/i, 'what') : text;

/** Wants one thing of a time, and not all of it. */
const NARROWS =
  /\b(?:who|whose|whom|why|where|when|which|how (?:many|much|long|often|far)|not|no|never|without|n't|only|first|last|next|wer|warum|wo|wann|nicht|kein\w*|quien|por que|donde|cuando|cuant\w*|sin)\b|n't\b/;

/** Whether nothing is said of a time but that somebody wants to know of it, in whatever small words. */
export function isOnlyOfTime(sentence: string, { span, isSmall }: { span: Span; isSmall: (word: string) => boolean }): boolean {
  const days = (Date.parse(span.to) - Date.parse(span.from)) / DAY_MS + 1;
  const text = plainLetters(sentence).replace(plainLetters(span.text), ' ');
  const words = text.match(/\p{L}[\p{L}'-]*/gu) ?? [];
  return days <= LONGEST_DAYS && WANTS.test(text) && !NARROWS.test(text) && words.every((word) => ASKS.has(word) || isSmall(word));
}

/**
 * "What is on this weekend", "was steht nächste Woche an": everything a time holds. `rest` is the sentence without its time.
 *
 * @example isOverview('what do i have on friday', span) // true
 */
export function isOverview(sentence: string, span: Span | undefined): span is Span {
  if (!span) return false;
  const days = (Date.parse(span.to) - Date.parse(span.from)) / DAY_MS + 1;
  const text = plainLetters(sentence)
    .replace(/[?!.,]+/g, ' ')
    .replace(plainLetters(span.text), ' ');
  const words = text.split(/\s+/).filter((word) => word !== '');
  return days <= LONGEST_DAYS && words.length > 0 && WANTS.test(text) && !LATE.test(text) && words.every((word) => ASKS.has(word));
}
