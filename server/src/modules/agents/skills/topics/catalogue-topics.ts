import type { Ingredient, Supplier } from '@butterfly/contracts/floral_recipe_builder';
import { plainLetters } from '../../planner/reading/plain-letters';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notRead } from '../papers/whose';
import { flowersNamed } from './flowers-named';
import { counted, listing, pageCard, readData, type Heard, type Topic, withoutCounts } from './topic';

const OF_CATALOGUE = { tool: 'floral_recipe_builder.ingredients', yours: 'the flower catalogue' } as const;
const MOST = 200;
const MILLI = 1_000;
const card = pageCard('The flower library', '/floral_recipe_builder/library');

/** The flowers that words name with all that the catalogue knows of them, and all of the catalogue. */
async function known(job: Job, names: readonly string[]) {
  const { flowers, rest, isVague } = await flowersNamed(job, names);
  const page = await readPage<Ingredient>(job, OF_CATALOGUE.tool, { page_size: MOST });
  const ids = new Set(flowers.map(({ ingredient_id: id }) => id));
  const all = page && page.count <= page.results.length ? page.results : undefined;
  return { meant: all?.filter(({ id }) => ids.has(id)) ?? [], all, rest, isVague };
}

/** “What can I use instead of Juliet”: what the catalogue names in its place, with how many of it. */
async function instead(job: Job, { names }: Heard): Promise<Outcome | undefined> {
  const { meant, all, rest, isVague } = await known(job, names);
  if (rest.length > 0 || isVague || meant.length === 0) return undefined;
  if (!all) return text(notRead('The flower catalogue'));
  const lines = meant.map((flower) => {
    const offers = flower.substitutes.flatMap(({ ingredient_id: id, ratio_milli: ratio, note }) => {
      const other = all.find((row) => row.id === id);
      return other ? [`${other.name}, ${String(ratio / MILLI)} ${other.unit}s for each${note === '' ? '' : ` (${note})`}`] : [];
    });
    return offers.length === 0
      ? `For ${flower.name} the catalogue names nothing to use instead.`
      : `Instead of ${flower.name}: ${offers.join('; ')}.`;
  });
  return text(lines.join('\n'), card);
}

/** “Who sells Quicksand”, “what is a bunch of Quicksand at Hudson Valley”: every way it is bought, or those of one supplier. */
async function bought(job: Job, { names, text: said }: Heard): Promise<Outcome | undefined> {
  const { meant, rest, isVague } = await known(job, names);
  const [flower] = meant;
  if (!flower || isVague || (rest.length === 0 && !SELLS.test(said))) return undefined;
  const suppliers = await readData<Supplier[]>(job, 'floral_recipe_builder.suppliers');
  if (!suppliers) return text(notRead('The suppliers'));
  const of = suppliers.filter(({ name }) =>
    rest.every((word) =>
      plainLetters(name)
        .split(/[^\p{L}]+/u)
        .includes(word),
    ),
  );
  if (of.length === 0) return undefined;
  const lines = meant.flatMap((row) =>
    row.packs.flatMap((pack) => {
      const supplier = of.find(({ id }) => id === pack.supplier_id);
      return supplier ? [sayPack(job, { row, pack, supplier })] : [];
    }),
  );
  const at = rest.length === 0 ? 'nobody sells it to you yet' : `is not sold by ${of.map(({ name }) => name).join(' or ')}`;
  return text(lines.length === 0 ? `${flower.name}: ${at}.` : lines.join('\n'), card);
}
const SELLS = /\b(?:sells?|suppl\w+|buy|wholesalers?|growers?|lieferant\w*|verkauft|proveedor\w*|vende\w*)\b/;

interface Bought {
  readonly row: Ingredient;
  readonly pack: Ingredient['packs'][number];
  readonly supplier: Supplier;
}
function sayPack({ business: { locale } }: Job, { row, pack, supplier }: Bought): string {
  const { pack_price_cents: cents, pack_size: size, pack_name: name, currency } = pack;
  const price = cents === undefined ? 'what it costs is shown to members who see costs' : money(cents, { currency, locale });
  const each = cents !== undefined && size > 1 && cents % size === 0 ? `, ${money(cents / size, { currency, locale })} a ${row.unit}` : '';
  return `${row.name} at ${supplier.name}${pack.is_default ? ' (usual)' : ''}: ${price} for a ${name} of ${String(size)}${each}.`;
}

/** The suppliers by how many days they need. */
async function quickest(job: Job): Promise<Outcome> {
  const rows = await readData<Supplier[]>(job, 'floral_recipe_builder.suppliers');
  if (!rows) return text(notRead('The suppliers'));
  const sorted = rows.filter(({ archived_at: gone }) => gone === null).toSorted((a, b) => a.lead_time_days - b.lead_time_days);
  const [first] = sorted;
  if (!first) return text('There are no suppliers yet.', card);
  const lines = sorted.map(({ name, lead_time_days: days }) => `${name}: ${counted(days, 'day')}`);
  return text(listing(`${first.name} needs the fewest days, ${String(first.lead_time_days)}, from the order to the flowers:`, lines), card);
}

/** Questions about what is bought where, and what stands in for a flower. */
export const CATALOGUE_TOPICS: readonly Topic[] = withoutCounts([
  {
    id: 'substitute',
    ...OF_CATALOGUE,
    needs: [
      words(
        'instead of|in place of|substitut\\w*|stand-?ins?|alternativ\\w*|replac\\w+|anstelle von|anstatt|statt|ersatz\\w*|ersetz\\w+|en (?:vez|lugar) de|sustitut\\w*|reemplaz\\w+',
      ),
    ],
    beside: words(
      'what|which|can|could|do|i|we|use|for|to|is|are|there|a|an|any|if|flowers?|roses?|was|kann|konnen|ich|wir|nehmen|nimmt|verwenden|fur|gibt|es|que|puedo|podemos|usar|para|hay|un|una|flores|por|good|guter?',
    ),
    never: words('swap|order|paid|cash|meeting|stage|add|project|wedding'),
    names: 'own',
    answer: instead,
  },
  {
    id: 'supplier_price',
    ...OF_CATALOGUE,
    needs: [
      words(
        'prices?|costs?|how much|kostet|kosten|preis\\w*|precios?|cuestan?|vale|who sells|sells?|supplier of|suppliers? for|(?:where|from whom|who) (?:do|can|could) (?:we|i) (?:buy|get)|wer verkauft|lieferant\\w*|quien vende|proveedor\\w* de',
      ),
    ],
    beside: words(
      'what|whats|was|cuanto|que|who|where|from|at|with|by|for|does|do|a|of|us|ein|eine|bund|bunch(?:es)?|packs?|box|case|stems?|stiel\\w*|bei|von|en|con|un|una|ramo|paquete|per|is|the|sell|roses?|buy|usual|wer|wo',
    ),
    never: words('wedding|event|project|order|invoice|proposal|budget|client'),
    names: 'own',
    answer: bought,
  },
  {
    id: 'supplier_speed',
    tool: 'floral_recipe_builder.suppliers',
    yours: 'the suppliers',
    needs: [
      words('suppliers?|wholesalers?|growers?|lieferant\\w*|grosshandler\\w*|proveedor\\w*'),
      words(
        'quickest|fastest|quick|fast|soonest|shortest|lead times?|how (?:long|many days)|schnellste\\w*|lieferzeit\\w*|mas rapid[oa]|plazos?',
      ),
    ],
    beside: words(
      'which|what|who|is|are|the|of|our|has|have|delivers?|deliver|need|needs|do|does|take|takes|welche\\w*|ist|der|hat|die|que|cual|es|el|tiene|wich|time|lead',
    ),
    names: 'none',
    answer: quickest,
  },
]);
