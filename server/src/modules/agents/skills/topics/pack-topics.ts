import type { Ingredient, Supplier } from '@butterfly/contracts/floral_recipe_builder';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { flowersNamed } from './flowers-named';
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
      if (pack.pack_price_cents === undefined) return [];
      const packs = Math.max(pack.min_packs, Math.ceil(units / pack.pack_size));
      const count = Math.ceil(packs / pack.step_packs) * pack.step_packs;
      const by = suppliers.find(({ id }) => id === pack.supplier_id)?.name ?? 'a supplier';
      return [
        {
          cents: count * pack.pack_price_cents,
          currency: pack.currency,
          line: `${flower.name} at ${by}: ${String(count)} × ${pack.pack_name} of ${String(pack.pack_size)}, ${String(count * pack.pack_size)} ${flower.unit}s`,
        },
      ];
    })
    .toSorted((a, b) => a.cents - b.cents);
  const [best, next] = offers;
  if (!best) return text('Nobody sells that to you at a price you may see.');
  const say = (cents: number, currency: string) => money(cents, { currency, locale: job.business.locale });
  const saves = next && next.cents > best.cents ? ` It saves ${say(next.cents - best.cents, best.currency)} against the next.` : '';
  return text(
    listing(
      `For ${String(units)} the cheapest comes to ${say(best.cents, best.currency)}.${saves}`,
      offers.map(({ cents, currency, line }) => `${say(cents, currency)} · ${line}`),
      10,
    ),
    pageCard('The flower library', '/floral_recipe_builder/library'),
  );
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
