import { plainLetters } from './plain-letters';

const ASKS =
  /^(?:(?:hey|hi|hello|ok|and|und|y|also|please|sorry)[, ]+)*(?:how (?:many|much)|what(?:'s|s| is| are| does| do| did)?\b|which\b|who\b|where\b|was (?:kostet|kosten|ist|sind)\b|wie ?viele?\b|welche\w*\b|cuant[oa]s?\b|que (?:lleva|cuesta|hay)\b|cual\w*\b)/;

/** A question whose words an order might have too: “how many stems of hydrangea do we need” makes no recipe. */
export const asksToRead = (message: string): boolean => ASKS.test(plainLetters(message)) && !/,|\bbudget\b/.test(message);
