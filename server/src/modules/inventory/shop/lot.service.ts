import { addDays } from '@butterfly/contracts/days';
import {
  firstExpired,
  wasteBps,
  type Flower,
  type Lot,
  type LotLife,
  type LotPatch,
  type LotQuery,
  type NewLot,
  type StockedFlower,
} from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import type { CountedPage } from '../../../platform/records/counted-page';
import { etagOf } from '../../../platform/records/etag-of';
import type { FloralRecipeBuilderApi, KnownFlower } from '../../floral_recipe_builder/api';
import { locations } from '../setup/repository';
import { shownAllocation } from './shown-allocation';
import {
  allocationsOfLot,
  freeOf,
  lotPage,
  lots,
  lotsOfFlower,
  movesOf,
  openLots,
  shownLot,
  usageOf,
  writeMove,
  type LotRow,
} from './repository';

/** Who reads: what things cost is for some only. */
export interface ShopReader {
  readonly seesCosts: boolean;
  /** Where the business is. */
  readonly today: string;
}

/** A year: what became of a flower before that says nothing about the next order. */
const REMEMBERED = 365;

/** Lots of flowers, one by one. Knows no HTTP; every method runs in the transaction it is given. */
export class LotService {
  readonly #flowers: () => FloralRecipeBuilderApi;

  constructor(flowers: () => FloralRecipeBuilderApi) {
    this.#flowers = flowers;
  }

  async page(db: Db, query: LotQuery, reader: ShopReader): Promise<CountedPage<Lot>> {
    const page = await lotPage(db, query, reader.today);
    return { ...page, results: page.results.map((row) => shownLot(row, reader)) };
  }

  async read(db: Db, id: number, reader: ShopReader): Promise<LotLife> {
    const row = await lots.read(db, id);
    const allocations = await allocationsOfLot(db, id);
    return {
      ...shownLot(row, reader),
      moves: await movesOf(db, id),
      allocations: allocations.map((one) => shownAllocation(one, reader)),
    };
  }

  /** @throws AppError `invalid_input` for a flower or a place that is not of this business */
  async create(db: Db, input: NewLot, reader: ShopReader): Promise<Lot> {
    const [flower] = await this.#flowers().flowers(db, [input.ingredient_id]);
    if (!flower) throw new AppError('invalid_input', { fields: { ingredient_id: ['is not a flower of yours'] } });
    await requirePlace(db, input.location_id);
    const ready_on = input.ready_on ?? reader.today;
    const { units, ...rest } = input;
    const made = await lots.insert(db, {
      ...rest,
      ...namesOf(flower),
      order_line_id: null,
      ready_on,
      received_on: null,
      stems_received: units,
      use_by: input.use_by === undefined ? lastDay(flower, ready_on) : input.use_by,
    });
    if (ready_on > reader.today) return shownLot(made, reader);
    return this.receive(db, { id: made.id, units: undefined, reader });
  }

  /** @throws AppError `inventory.lot_is_here` */
  async receive(db: Db, { id, units, reader }: { id: number; units: number | undefined; reader: ShopReader }): Promise<Lot> {
    const before = await lots.lock(db, id);
    if (before.received_on !== null) throw new AppError('inventory.lot_is_here');
    const came = units ?? before.stems_received;
    await lots.patch(db, { id, changes: { received_on: reader.today, stems_received: came } });
    await writeMove(db, { lotId: id, kind: 'receive', units: came, reason: '' });
    return this.#whole(db, id, reader);
  }

  /** @throws AppError `inventory.stems_held` for stems that projects wait for */
  async waste(db: Db, { id, units, reason, reader }: { id: number; units: number; reason: string; reader: ShopReader }): Promise<Lot> {
    const before = await lots.lock(db, id);
    refuseHeld(before, before.stems_left - units);
    await writeMove(db, { lotId: id, kind: 'waste', units: -units, reason });
    return this.#whole(db, id, reader);
  }

  /** @throws AppError `inventory.stems_held`, `inventory.lot_is_awaited` */
  async count(db: Db, { id, units, reason, reader }: { id: number; units: number; reason: string; reader: ShopReader }): Promise<Lot> {
    const before = await lots.lock(db, id);
    if (before.received_on === null) throw new AppError('inventory.lot_is_awaited');
    refuseHeld(before, units);
    await writeMove(db, { lotId: id, kind: 'recount', units: units - before.stems_left, reason });
    return this.#whole(db, id, reader);
  }

  async update(
    db: Db,
    { id, patch, ifMatch, reader }: { id: number; patch: LotPatch; ifMatch: string | undefined; reader: ShopReader },
  ): Promise<LotLife> {
    requireIfMatch(ifMatch);
    const etag = etagOf(await lots.lock(db, id));
    checkVersion(ifMatch, { etag, current: await this.read(db, id, reader) });
    await requirePlace(db, patch.location_id ?? null);
    await lots.patch(db, { id, changes: patch });
    return this.read(db, id, reader);
  }

  /** The catalogue with what there is of each. */
  async flowers(db: Db): Promise<StockedFlower[]> {
    const known = await this.#flowers().catalogue(db);
    const open = await openLots(
      db,
      known.map(({ id }) => id),
    );
    return known.map(({ id, name, unit, season_months }) => ({
      id,
      name,
      unit,
      season_months: [...season_months],
      ...stockOf(open.filter(({ ingredient_id }) => ingredient_id === id)),
    }));
  }

  /** @throws AppError `not_found` for what is no cut flower */
  async flower(db: Db, id: number, reader: ShopReader): Promise<Flower> {
    const [known] = await this.#flowers().flowers(db, [id]);
    if (!known) throw new AppError('not_found');
    const rows = await lotsOfFlower(db, id);
    const open = rows.filter(({ received_on, stems_left }) => received_on === null || stems_left !== 0);
    const usage = await usageOf(db, { ingredientId: id, since: addDays(reader.today, -REMEMBERED) });
    return {
      ...known,
      season_months: [...known.season_months],
      lots: firstExpired(open).map((row) => shownLot(row, reader)),
      ...stockOf(open),
      ...usage,
      waste_bps: wasteBps(usage),
      ...(reader.seesCosts && {
        prices: rows.flatMap(({ id: lot_id, received_on, stems_received: stems, cost_cents }) =>
          received_on === null ? [] : [{ lot_id, received_on, stems, cost_cents }],
        ),
      }),
    };
  }

  /** Those of these ids that are cut flowers. */
  known(db: Db, ids: readonly number[]): Promise<KnownFlower[]> {
    return this.#flowers().flowers(db, ids);
  }

  async #whole(db: Db, id: number, reader: ShopReader): Promise<Lot> {
    return shownLot(await lots.read(db, id), reader);
  }
}

/** What a lot keeps of its flower. */
export const namesOf = ({ id, name, unit }: KnownFlower) => ({ ingredient_id: id, ingredient_name: name, unit });

/** The last day of stems that came on a day. */
export const lastDay = ({ vase_life_days: days }: KnownFlower, came: string): string | null => (days === null ? null : addDays(came, days));

const sumOf = (rows: readonly LotRow[], of: (row: LotRow) => number): number => rows.reduce((sum, row) => sum + of(row), 0);

/** What there is of a flower, by its lots. */
function stockOf(open: readonly LotRow[]): Pick<StockedFlower, 'stems_expected' | 'stems_free' | 'stems_left'> {
  const here = open.filter(({ received_on }) => received_on !== null);
  return {
    stems_left: sumOf(here, ({ stems_left }) => stems_left),
    stems_free: sumOf(here, freeOf),
    stems_expected: sumOf(open, ({ received_on, stems_received }) => (received_on === null ? stems_received : 0)),
  };
}

function refuseHeld(row: LotRow, left: number): void {
  if (left < row.stems_held) throw new AppError('inventory.stems_held', { held: row.stems_held, free: Math.max(0, freeOf(row)) });
}

async function requirePlace(db: Db, id: number | null): Promise<void> {
  if (id === null) return;
  const place = await locations.find(db, id);
  if (!place || place.archived_at) throw new AppError('invalid_input', { fields: { location_id: ['is not a place of yours'] } });
}
