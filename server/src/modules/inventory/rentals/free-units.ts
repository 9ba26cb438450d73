import { addDays } from '@butterfly/contracts/days';
import type { FreeUnits, FreeUnitsQuery } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { itemPage } from '../goods/repository';
import { freeUnits } from './availability';

/** So many things of a name are told of. */
const MOST_THINGS = 8;

/** Things that somebody may mean, by name, with how many of each are free on every one of some days. */
export async function freeUnitsByName(db: Db, { search, from, to }: FreeUnitsQuery): Promise<FreeUnits[]> {
  const words = search.split(/\s+/).map(asOne).join(' ');
  const { results } = await itemPage(db, { search: words, ordering: 'name', archived: 'false', page: 1, page_size: MOST_THINGS });
  const found: FreeUnits[] = [];
  for (const { id, name, rentable } of results)
    found.push({ item_id: id, name, rentable, ...(await freeUnits(db, { itemId: id, range: { from, to: addDays(to, 1) } })) });
  return found;
}

/** The names of things speak of one; people ask for several. @example asOne('lanterns'); // 'lantern' */
function asOne(word: string): string {
  if (word.length < 4) return word;
  return /(?:ch|sh|ss|x)es$/i.test(word) ? word.slice(0, -2) : word.replace(/(?<!s)s$/i, '');
}
