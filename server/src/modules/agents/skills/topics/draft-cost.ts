import type { RecipeData } from '@butterfly/contracts/agents';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { money, text, type Job } from '../job';
import { pricedOf } from '../stem-cost';
import { OF_FLOWERS } from './flowers-named';
import { listing } from './topic';

/** It asks for money… */
const ASKS =
  /\b(?:costs?|price|margins?|marge|comes? to|worth|kostet|kosten|preis|cuestan?|salen?|margen|precio)\b|^(?:(?:and|so|ok|und|y) )?(?:how much|wie ?viel|(?:a )?cuanto)\b/;
/** …and names nothing else than what was drafted. */
const OF_IT = new Set(
  `and so ok what whats is s does would do will how much are be it that this these those them they one each all altogether of on for in a an the
   us me to make come comes cost costs price margin margins worth then per piece apiece total recipe draft in bouquet centerpiece
   und was wie viel wieviel hoch ist die das der marge kostet kosten preis davon dafur eins ein eine einer stuck pro dann alle zusammen
   y a cuanto cual es el la cada uno una eso todo todos por pieza cuesta cuestan sale salen margen precio`.split(/\s+/),
);
/** So many answers back a draft is still what “that” means. */
const LATELY = 2;

type Page = RecipeData['pages'][number];
/**
 * “What does one cost?”, “what's the margin on that?” after a recipe was drafted: its material at the prices of the catalogue. Undefined: no
 * recipe was drafted in the turn before, or something else is asked.
 */
export async function costOfDraft(job: Job): Promise<Outcome | undefined> {
  const said = plainLetters(job.turn.message).replace(/^¿/, '');
  if (!ASKS.test(said) || !(said.match(/\p{L}+/gu) ?? []).every((word) => OF_IT.has(word)) || !job.tools.has(OF_FLOWERS.tool))
    return undefined;
  const answers = job.turn.history.filter(({ role }) => role === 'assistant').slice(-LATELY);
  const draft = answers.findLast(({ cards }) => cards?.recipeData)?.cards?.recipeData;
  if (!draft) return undefined;
  const pages = await Promise.all(draft.pages.map((page) => costOfPage(job, page)));
  return text(`${pages.join('\n')}\nWork and your price are not in it: take the draft over, and its margin stands in the recipe.`);
}

async function costOfPage(job: Job, { arrangement, quantity, ingredients }: Page): Promise<string> {
  const costed = await Promise.all(ingredients.map(async (one) => ({ ...one, priced: await pricedOf(job, one.name, one.quantity) })));
  const known = costed.flatMap(({ priced }) => priced ?? []);
  if (known.length === 0) return `What the material of one ${arrangement} costs is not known: none of it has a price in your catalogue.`;
  const all = known.reduce((sum, { cents }) => sum + cents, 0);
  const say = (cents: number) => money(cents, job.business);
  const least = known.length === costed.length ? '' : 'at least ';
  const total = quantity > 1 ? `, ${say(all * quantity)} for ${String(quantity)}` : '';
  return listing(
    `The material of one ${arrangement} costs ${least}${say(all)}${total}, before waste, at the prices of your catalogue:`,
    costed.map(({ name, quantity: count, priced }) => priced?.says ?? `${String(count)} ${name}: no price of it is known`),
  );
}
