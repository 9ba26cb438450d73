import type { Ingredient, Supplier } from '@butterfly/contracts/floral_recipe_builder';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { flowersNamed } from './flowers-named';
import { cheapestCover, type Offer } from './pack-cover';
import { listing, pageCard, readData, type Heard, type Topic } from './topic';

const MOST = 200;
const COUNT = /\b(\d{1,5})\b/;

/** “Cheapest way to get 500 carnations”: every pack it comes in, for that many stems, the cheapest first. */
async function cheapest(job: Job, { names, text: said }: Heard): Promise<Outcome | undefined> {
  const units = Number(COUNT.exec(said)?.[1] ?? 0);
  const { flowers, rest, isVague } = await flowersNamed(job, names);
  if (units === 0 || flowers.length === 0 || rest.length > 0 || isVague) return undefined;
  const page = await readPage<Ingredient>(job, 'floral_recipe_builder.ingredients', { page_size: MOST });
  const suppliers = await readData<readonly Supplier[]>(job, 'floral_recipe_builder.suppliers');
  if (!page || !suppliers) return text(notRead('The flower catalogue'));
  const ids = new Set(flowers.map(({ ingredient_id: id }) => id));
  const offers = page.results
    .filter(({ id }) => ids.has(id))
    .flatMap((flower) => flower.packs.map((pack) => ({ flower, pack })))
    .flatMap(({ flower, pack }) => {
      const by = suppliers.find(({ id }) => id === pack.supplier_id)?.name ?? 'a supplier';
      const { pack_price_cents: cents, pack_size: size, min_packs: least, step_packs: step, currency } = pack;
      if (cents === undefined) return [];
      const sells = (count: number) =>
        `${flower.name} at ${by}: ${String(count)} × ${pack.pack_name} of ${String(size)}, ${String(count * size)} ${flower.unit}s`;
      return [{ id: flower.id, size, cents, least, step, currency, sells }];
    });
  const say = (cents: number, currency: string) => money(cents, { currency, locale: job.business.locale });
  const ways = [...ids]
    .flatMap((id) =>
      waysFor(
        units,
        offers.filter((offer) => offer.id === id),
      ),
    )
    .toSorted((a, b) => a.cents - b.cents);
  const [best, next] = ways;
  if (!best) return text('Nobody sells that to you at a price you may see.');
  const saves = next && next.cents > best.cents ? ` It saves ${say(next.cents - best.cents, best.currency)} against the next.` : '';
  return text(
    listing(
      `For ${String(units)} the cheapest comes to ${say(best.cents, best.currency)}.${saves}`,
      ways.map(({ cents, currency, line }) => `${say(cents, currency)} · ${line}`),
      10,
    ),
    pageCard('The flower library', '/floral_recipe_builder/library'),
  );
}

interface Sold extends Offer {
  readonly currency: string;
  readonly sells: (count: number) => string;
}
interface Way {
  readonly cents: number;
  readonly currency: string;
  readonly line: string;
}

/** Each pack by itself, and the packs of several that are cheaper together; of what is sold in one currency. */
function waysFor(units: number, offers: readonly Sold[]): readonly Way[] {
  const wayOf = (sold: readonly Sold[]): readonly Way[] => {
    const cover = cheapestCover(units, sold);
    if (!cover) return [];
    const lines = sold.flatMap(({ sells }, at) => ((cover.counts[at] ?? 0) > 0 ? [sells(cover.counts[at] ?? 0)] : []));
    return [{ cents: cover.cents, currency: sold[0]?.currency ?? '', line: lines.join(' + ') }];
  };
  const single = offers.flatMap((offer) => wayOf([offer]));
  const mixed = new Set(offers.map(({ currency }) => currency)).size === 1 ? wayOf(offers) : [];
  return [...mixed.filter(({ line }) => single.every((one) => one.line !== line)), ...single];
}

/** Questions about the cheapest packs for a number of stems. */
export const PACK_TOPICS: readonly Topic[] = [
  {
    tool: 'floral_recipe_builder.ingredients',
    yours: 'the flower catalogue',
    needs: [
      words(
        'cheapest|least expensive|best (?:price|deal|way)|lowest price|gunstigste\\w*|billigste\\w*|am (?:gunstigsten|billigsten)|mas barat[oa]s?|mejor precio|lo mas barato',
      ),
      words('\\d{1,5}'),
    ],
    beside: words(
      "what|whats|what's|which|where|is|are|the|way|to|get|buy|order|for|of|price|stems?|we|do|can|i|some|supplier|pack|packs|wo|wie|bekomm\\w*|kauf\\w*|kriege?n?|ich|wir|fur|der|die|das|stiele?|weg|donde|como|comprar|conseguir|para|tallos?|el|la|de|forma|manera|roses?(?= .)",
    ),
    never: words('wedding|event|project|bouquets?|centerpieces?|pieces?'),
    names: 'own',
    answer: cheapest,
  },
];
