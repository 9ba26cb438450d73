import type { RecipeData } from '@butterfly/contracts/agents';
import { factsIn } from '../planner/flower-facts';
import { listed } from '../planner/words';

const HOW_MANY =
  /(?<![\p{L}])(?:how (?:many|much)|wie ?viele|cu[aá]nt[oa]s|number of stems|in total|altogether|insgesamt|en total)(?![\p{L}])/iu;

/** Where a number was asked for it comes first: of every flower with how it comes about, then with waste and in bunches. */
export function saysCount(
  message: string,
  { pages, shopping_list: list, waste }: Pick<RecipeData, 'pages' | 'shopping_list' | 'waste'>,
): string {
  if (!HOW_MANY.test(message)) return '';
  const sums = new Map<string, { total: number; of: readonly string[] }>();
  for (const { quantity, ingredients } of pages)
    for (const { name, role, quantity: each } of ingredients) {
      if (role === 'supply' || each === 0) continue;
      const { total, of } = sums.get(name) ?? { total: 0, of: [] };
      sums.set(name, { total: total + quantity * each, of: [...of, `${String(quantity)} × ${String(each)}`] });
    }
  const parts = [...sums].map(([name, { total, of }]) => `${String(total)} ${name} (${of.join(' + ')})`);
  const all = [...sums.values()].reduce((sum, { total }) => sum + total, 0);
  const order = list
    .filter(({ name }) => sums.has(name))
    .map(({ name, quantity }) => `${String(quantity)} ${name}${inBunches(name, quantity)}`);
  return `${parts.length > 1 ? `${String(all)} stems: ` : ''}${listed(parts)}. To order with ${String(waste / 100)} % for waste: ${listed(order)}.\n`;
}

function inBunches(name: string, stems: number): string {
  const bunch = factsIn(name)[0]?.bunch;
  if (bunch === undefined) return '';
  const bunches = Math.ceil(stems / bunch);
  return ` (${String(bunches)} bunch${bunches === 1 ? '' : 'es'} of ${String(bunch)})`;
}
