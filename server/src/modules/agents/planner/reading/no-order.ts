import { ARRANGEMENTS } from '../arrangements';
import { plainLetters } from './plain-letters';

const HOW_MANY = /^(?:so |and |also )?(?:how many|how much|wie ?viele?|cuant[oa]s?)\b/;
const PRICE =
  /^(?:so |and |also )?(?:what(?:'?s| is| was) (?:the |our )?(?:price|rate|charge) (?:of|for)|what (?:do|did|are) (?:we|you|i) (?:charg\w+|ask\w*|tak\w+) for|how much (?:do|did) (?:we|you|i) (?:charge|ask|take) for|was (?:kostet|nehmen wir fur|verlangen wir fur)|wie ?viel kostet|cuanto (?:cuesta|cobramos por)|que precio tiene)\b/;
/** The catalogue knows how many stems a bunch has. */
const OF_A_BUNCH = /\b(?:bunch(?:es)?|bund|bunde|manojos?|box|wrap)\b/;
/** What is counted in the question itself makes it an order: “how much is 12 centerpieces with 7 peonies”. */
const COUNTED = /\b(?:[2-9]|\d{2,4})\b/;

/**
 * A question about what is there already, such as what a recipe holds or what is charged for it: no draft is ever made of it.
 *
 * @example asksWhatIs('how many hydrangeas do we need for Marlow') // true
 */
export function asksWhatIs(said: string): boolean {
  const plain = plainLetters(said).replace(/^¿/, '');
  if (COUNTED.test(plain)) return false;
  if (PRICE.test(plain)) return true;
  return HOW_MANY.test(plain) && !OF_A_BUNCH.test(plain) && !ARRANGEMENTS.some(({ pattern }) => pattern.test(said));
}
