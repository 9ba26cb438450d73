import { addDays } from '@butterfly/contracts/days';
import type { FreeUnits, FreeUnitsQuery } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { inSingular, itemPage } from '../goods/repository';
import { freeUnits } from './availability';

/** So many things of a name are told of. */
const MOST_THINGS = 8;

/** Things that somebody may mean, by name, with how many of each are free on every one of some days. */
export async function freeUnitsByName(db: Db, { search, from, to }: FreeUnitsQuery): Promise<FreeUnits[]> {
  const { results } = await itemPage(db, {
    search: inSingular(search),
    ordering: 'name',
    archived: 'false',
    page: 1,
    page_size: MOST_THINGS,
  });
  const end = addDays(to, 1);
  // There is no day after the last that a calendar can write: of that one the day before is told.
  const range = { from: from < end ? from : addDays(end, -1), to: end };
  const found: FreeUnits[] = [];
  for (const { id, name, rentable } of results)
    found.push({ item_id: id, name, rentable, ...(await freeUnits(db, { itemId: id, range })) });
  return found;
}
