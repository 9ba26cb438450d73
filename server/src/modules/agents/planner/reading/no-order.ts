import { ARRANGEMENTS } from '../arrangements';
import { flowersIn } from '../flowers';
import { plainLetters } from './plain-letters';

const HOW_MANY = /^(?:so |and |also )?(?:how many|how much|wie ?viele?|cuant[oa]s?)\b/;
const PRICE =
  /^(?:so |and |also )?(?:what(?:'?s| is| was) (?:the |our )?(?:price|rate|charge) (?:of|for)|what (?:do|did|are) (?:we|you|i) (?:charg\w+|ask\w*|tak\w+) for|how much (?:do|did) (?:we|you|i) (?:charge|ask|take) for|was (?:kostet|nehmen wir fur|verlangen wir fur)|wie ?viel kostet|cuanto (?:cuesta|cobramos por)|que precio tiene)\b/;
/** The catalogue knows how many stems a bunch has. */
const OF_A_BUNCH = /\b(?:bunch(?:es)?|bund|bunde|manojos?|box|wrap)\b/;
/** What is counted in the question itself makes it an order: “how much is 12 centerpieces with 7 peonies”. */
const COUNTED = /\b(?:[2-9]|\d{2,4})\b/;

/** Numbers of what is there already: “cost and margin”, “what does the new total come to”. */
const FIGURES =
  /\b(?:margins?|marge|margen|profit|cost and|and cost|cost(?:s|ing)? us|(?:new|neue|nuevo) total|(?:just )?the numbers|what do (?:we|i) (?:make|charge)|do to the total|was (?:kostet|macht|bringt)|cuanto (?:cuesta|sale|seria|ganamos)|what(?:'?s| is| does| do| did| would|s)\b.*\b(?:costs?|come to|total|worth)|how (?:much|many) (?:would|does|do|is|are|will|did))\b/;
const NUMBERS = '(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eine?n?|zwei|drei|vier|funf|una?|dos|tres|cuatro|cinco)';
/** So many of a thing more or less than there are. */
const MORE_OR_LESS = new RegExp(
  `\\b${NUMBERS} (?:\\p{L}+ ){0,2}\\p{L}+ (?:less|fewer|more|weniger|mehr|menos|mas|inste?a?d of|rather than|statt|anstatt|en vez de)(?!\\p{L})`,
  'u',
);
const MANY =
  /\b(?:[2-9]|\d{2,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|fifteen|twenty|thirty|zwei|drei|vier|funf|sechs|acht|zehn|zwolf|dos|tres|cuatro|cinco|seis|ocho|diez|doce)\b/;
const DRAFTS =
  /\b(?:draft|drafts|quote|proposal|recipes?|estimate|entwurf|angebot|rezept|borrador|presupuesto|propuesta|receta|add|create|write|prepare|budget|add|plus)\b/;

/** A clause behind another one that asks: “plinths came back late right, what do we charge”. */
const QUESTION =
  /(?:[,.;!?] ?|\b(?:right|so|then) )(?:what|who|whom|when|why|where|which|was|wie|wer|wann|warum|wo|que|como|quien|cuando|cuanto)\b(?! (?:about|if)\b)/;

/** It asks what something that is there comes to; what shall be made is named with its counts, or by its name. */
function asksFigures(plain: string): boolean {
  if (MORE_OR_LESS.test(plain)) return FIGURES.test(plain) || /\?|\bwhat\b|\bhow\b/.test(plain);
  const isOrder = DRAFTS.test(plain) || (MANY.test(plain) && (flowersIn(plain).length > 0 || !/\b(?:cost us|costing us)\b/.test(plain)));
  return (FIGURES.test(plain) || QUESTION.test(plain)) && !isOrder;
}

/**
 * A question about what is there already, such as what a recipe holds or what is charged for it: no draft is ever made of it.
 *
 * @example asksWhatIs('how many hydrangeas do we need for Marlow') // true
 */
export function asksWhatIs(said: string): boolean {
  const plain = plainLetters(said).replace(/^¿/, '');
  if (asksFigures(plain)) return true;
  if (COUNTED.test(plain)) return false;
  if (PRICE.test(plain)) return true;
  return HOW_MANY.test(plain) && !OF_A_BUNCH.test(plain) && !ARRANGEMENTS.some(({ pattern }) => pattern.test(said));
}
