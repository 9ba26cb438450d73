import type { RecipeData } from '@butterfly/contracts/agents';
import type { FlowerNeed } from '@butterfly/contracts/floral_recipe_builder';
import { addDays } from '@butterfly/contracts/days';
import { money, type Job } from './job';

const ASKS_COST =
  /(?<![\p{L}])(?:costs?|price|how much (?:is|are|would|will|each|apiece|an?|per|for one)|charge|sells? for|kosten|kostet|preis|cuestan?|costar[ií]an?|precio|vale)(?![\p{L}])/iu;
const ASKS_PRICE = /\b(?:charge|sells? for)\b/i;
const DAYS = 730;

/** So many stems of something, at the price of the catalogue. */
export interface Priced {
  readonly says: string;
  readonly cents: number;
}

/** Where it was asked what a recipe costs: by the stem at the prices of the catalogue; what has none there is named. */
export async function saysCost(job: Job, { pages }: Pick<RecipeData, 'pages'>): Promise<string> {
  if (!ASKS_COST.test(job.turn.message)) return '';
  const sums = new Map<string, number>();
  for (const { quantity, ingredients } of pages)
    for (const { name, role, quantity: each } of ingredients)
      if (role !== 'supply') sums.set(name, (sums.get(name) ?? 0) + quantity * each);
  const [priced, unknown] = [[] as Priced[], [] as string[]];
  for (const [name, count] of sums) {
    const one = await pricedOf(job, name, count);
    if (one) priced.push(one);
    else unknown.push(name);
  }
  const charged = ASKS_PRICE.test(job.turn.message)
    ? ' What to charge is not worked out here, nor what one would sell for: the recipe book of a project adds your mark-up.'
    : '';
  const missing = unknown.length === 0 ? '' : ` I have no single price for ${unknown.join(', ')}, so this is not all of it.`;
  if (priced.length === 0) return `What it costs I cannot say: I have no single price for ${unknown.join(', ')}.${charged}\n`;
  const sum = priced.reduce((total, { cents }) => total + cents, 0);
  const whole = unknown.length === 0 ? 'in all' : 'for these';
  return `By the stem, without waste or whole bunches: ${priced.map(({ says }) => says).join(', ')}; ${money(sum, job.business)} ${whole}.${missing}${charged}\n`;
}

/** Undefined: the catalogue has none or several of that name, or nobody sells it. */
export async function pricedOf(job: Job, name: string, count: number): Promise<Priced | undefined> {
  if (!job.tools.has('floral_recipe_builder.flower_needs')) return undefined;
  const { today, currency } = job.business;
  const answer = await job.tools.read('floral_recipe_builder.flower_needs', { search: name, from: today, to: addDays(today, DAYS) });
  const rows = answer.kind === 'ok' ? (answer.data as FlowerNeed[]) : [];
  const [only, ...others] = rows;
  if (!only || others.length > 0 || only.pack?.pack_price_cents === undefined || only.pack.currency !== currency) return undefined;
  const cents = Math.round((count * only.pack.pack_price_cents) / only.pack.pack_size);
  return { cents, says: `${String(count)} ${only.name} ${money(cents, job.business)}` };
}
