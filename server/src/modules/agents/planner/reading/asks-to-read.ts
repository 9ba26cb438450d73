import { plainLetters } from './plain-letters';

const ASKS =
  /^(?:(?:hey|hi|hello|ok|and|und|y|also|please|sorry)[, ]+)*(?:how (?:many|much)|what(?:'s|s| is| are| does| do| did)?\b|which\b|who\b|where\b|was (?:kostet|kosten|ist|sind)\b|wie ?viele?\b|welche\w*\b|cuant[oa]s?\b|que (?:lleva|cuesta|hay)\b|cual\w*\b)/;

/** What somebody earns by a piece is asked, and never ordered. */
const OF_MARGIN = /\b(?:margins?|marge|margen(?:es)?)\b/;
const TARGET = /\b(?:at|with|aim\w*|target|mit|con)\b.*\d+ ?%/;

/** A question whose words an order might have too: “how many stems of hydrangea do we need” makes no recipe. */
export function asksToRead(message: string): boolean {
  const said = plainLetters(message);
  if (/\bbudget\b/.test(message)) return false;
  return (ASKS.test(said) && !message.includes(',')) || (OF_MARGIN.test(said) && !TARGET.test(said));
}
