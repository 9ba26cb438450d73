import { lotStatus, type Allocation, type AllocationState, type Lot, type LotMove, type LotQuery } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { RecordTable } from '../../../platform/records/record-table';

/** A lot as it is kept; how it stands depends on the day. */
export type LotRow = Required<Omit<Lot, 'status' | 'stems_free'>>;

export const lots = new RecordTable<LotRow>({
  name: 'inventory_lot',
  reads: {
    id: true,
    ingredient_id: true,
    ingredient_name: true,
    unit: true,
    source: true,
    order_line_id: true,
    ready_on: true,
    received_on: true,
    stems_received: true,
    stems_left: true,
    stems_held: true,
    cost_cents: true,
    condition: true,
    location_id: true,
    location_name: '(select l.name from inventory_location l where l.tenant_id = inventory_lot.tenant_id and l.id = location_id)',
    use_by: true,
    note: true,
    updated_at: true,
    version: true,
  },
  writes: {
    ingredient_id: 'int',
    ingredient_name: 'text',
    unit: 'text',
    source: 'text',
    order_line_id: 'int',
    ready_on: 'date',
    received_on: 'date',
    stems_received: 'int',
    cost_cents: 'bigint',
    condition: 'text',
    location_id: 'int',
    use_by: 'date',
    note: 'text',
  },
});

/** Stems of a lot that nobody waits for: of what is there, or of what is expected. */
export const freeOf = ({ received_on, stems_received, stems_left, stems_held }: LotRow): number =>
  (received_on === null ? stems_received : stems_left) - stems_held;

/** A lot as it is answered: what it has cost is for some only. */
export function shownLot(row: LotRow, { today, seesCosts }: { readonly today: string; readonly seesCosts: boolean }): Lot {
  const { cost_cents, ...rest } = row;
  return { ...rest, stems_free: freeOf(row), status: lotStatus(row, today), ...(seesCosts && { cost_cents }) };
}

/** What keeps for ever comes last; in these very words the lots are indexed. No coalesce(): below row-level security an index is not entered by it. */
const LAST_DAY = `case when use_by is null then 'infinity'::date else use_by end`;

const ORDERS: Readonly<Record<LotQuery['ordering'], string>> = {
  use_by: `${LAST_DAY}, id`,
  '-use_by': 'use_by desc nulls last, id desc',
  name: 'lower(ingredient_name), use_by nulls last, id',
  '-name': 'lower(ingredient_name) desc, use_by nulls last, id desc',
};

const OPEN = '(stems_left <> 0 or received_on is null)';

const HERE = 'received_on is not null and stems_left <> 0';

/** How a status is asked for, with where the day stands. */
const AGED: Partial<Record<Lot['status'], (today: string) => string>> = {
  use_soon: (today) => `${HERE} and ${LAST_DAY} between ${today}::date and ${today}::date + 2`,
  expired: (today) => `${HERE} and ${LAST_DAY} < ${today}::date`,
  fresh: (today) => `${HERE} and ${LAST_DAY} > ${today}::date + 2`,
};

/** A page of lots; without a status those that are there or on their way. */
export function lotPage(db: Db, query: LotQuery, today: string): Promise<CountedPage<LotRow>> {
  const { status } = query;
  const fixed = { expected: 'received_on is null', gone: 'received_on is not null and stems_left = 0' } as const;
  const aged = status && AGED[status];
  const filter = new FilterBuilder([status === 'expected' || status === 'gone' ? fixed[status] : OPEN])
    .add((at) => aged?.(at) ?? '', aged && today)
    .add((at) => `ingredient_id = ${at}::int`, query.flower)
    .words((at) => `search like ${at}::text`, query.search)
    .build();
  return countedPage<LotRow>(db, {
    table: lots.name,
    as: lots.name,
    columns: lots.columns,
    filter,
    order: ORDERS[query.ordering],
    query,
  });
}

/** Lots of some flowers that are there or on their way. */
export function openLots(db: Db, ingredientIds: readonly number[]): Promise<LotRow[]> {
  return db.rows<LotRow>(`select ${lots.columns} from inventory_lot where ingredient_id = any ($1::int[]) and ${OPEN} order by id`, [
    ingredientIds,
  ]);
}

/** The same, held until the end of the transaction, always in the order of their ids: what is free is decided by one at a time. */
export function heldLots(db: Db, ingredientIds: readonly number[]): Promise<LotRow[]> {
  return db.rows<LotRow>(
    `select ${lots.columns} from inventory_lot where ingredient_id = any ($1::int[]) and ${OPEN} order by id for update`,
    [ingredientIds],
  );
}

/** Some lots, held likewise. */
export function heldLotsById(db: Db, ids: readonly number[]): Promise<LotRow[]> {
  return db.rows<LotRow>(`select ${lots.columns} from inventory_lot where id = any ($1::int[]) order by id for update`, [ids]);
}

/** The lots of a flower, the newest first, those that are gone too. */
export function lotsOfFlower(db: Db, ingredientId: number): Promise<LotRow[]> {
  return db.rows<LotRow>(`select ${lots.columns} from inventory_lot where ingredient_id = $1 order by id desc limit 100`, [ingredientId]);
}

export async function lotOfOrderLine(db: Db, orderLineId: number): Promise<LotRow | undefined> {
  const [row] = await db.rows<LotRow>(`select ${lots.columns} from inventory_lot where order_line_id = $1 for update`, [orderLineId]);
  return row;
}

interface NewMove {
  readonly lotId: number;
  readonly kind: LotMove['kind'];
  readonly units: number;
  readonly reason: string;
}

/** Writes down what came or went and what is left after it, in one statement. */
export async function writeMove(db: Db, { lotId, kind, units, reason }: NewMove): Promise<void> {
  await db.rows(
    `with changed as (
       update inventory_lot set stems_left = stems_left + $3::int, version = version + 1, updated_at = now(), updated_by_id = $5::int
       where id = $1 returning id, stems_left
     )
     insert into inventory_lot_move (lot_id, kind, units, stems_left, reason, by_id) select id, $2, $3::int, stems_left, $4, $5::int from changed`,
    [lotId, kind, units, reason, db.memberId],
  );
}

export function movesOf(db: Db, lotId: number): Promise<LotMove[]> {
  return db.rows<LotMove>(
    `select id::int as id, kind, units, stems_left as left, reason, at, by_id from inventory_lot_move where lot_id = $1 order by id desc limit 200`,
    [lotId],
  );
}

/** What became of the stems of a flower since a day. */
export async function usageOf(
  db: Db,
  { ingredientId, since }: { ingredientId: number; since: string },
): Promise<Record<'used' | 'wasted', number>> {
  const [row] = await db.rows<Record<'used' | 'wasted', number>>(
    `select coalesce(-sum(m.units) filter (where m.kind = 'use'), 0)::int as used, coalesce(-sum(m.units) filter (where m.kind = 'waste'), 0)::int as wasted
     from inventory_lot l join inventory_lot_move m on m.tenant_id = l.tenant_id and m.lot_id = l.id
     where l.ingredient_id = $1 and m.at >= $2::date`,
    [ingredientId, since],
  );
  return row ?? { used: 0, wasted: 0 };
}

/** An allocation as it is kept. */
export type AllocationRow = Required<Allocation> & { readonly ingredient_name: string; readonly unit: string };

const ALLOCATION = `a.id, a.lot_id, a.project_id, a.stems, a.state, a.cost_cents, l.ingredient_id, l.ingredient_name, l.unit, l.use_by`;
const WITH_LOT = 'from inventory_allocation a join inventory_lot l on l.tenant_id = a.tenant_id and l.id = a.lot_id';

export function allocationsOfLot(db: Db, lotId: number): Promise<AllocationRow[]> {
  return db.rows<AllocationRow>(`select ${ALLOCATION} ${WITH_LOT} where a.lot_id = $1 order by a.id limit 500`, [lotId]);
}

/** What some projects have, had and used. */
export function allocationsOfProjects(db: Db, projectIds: readonly number[]): Promise<AllocationRow[]> {
  return db.rows<AllocationRow>(
    `select ${ALLOCATION} ${WITH_LOT} where a.project_id = any ($1::int[]) order by l.use_by nulls last, a.id limit 20000`,
    [projectIds],
  );
}

/** The projects that stems wait for. */
export async function waitingProjects(db: Db): Promise<number[]> {
  const rows = await db.rows<{ project_id: number }>(
    `select distinct project_id from inventory_allocation where state in ('planned', 'pulled') limit 200`,
  );
  return rows.map(({ project_id }) => project_id);
}

interface NewAllocation {
  readonly lotId: number;
  readonly projectId: number;
  readonly stems: number;
  readonly state: AllocationState;
  readonly costCents?: number;
}

export async function insertAllocation(db: Db, { lotId, projectId, stems, state, costCents = 0 }: NewAllocation): Promise<void> {
  await db.rows(
    'insert into inventory_allocation (lot_id, project_id, stems, state, cost_cents, created_by_id) values ($1, $2, $3, $4, $5, $6)',
    [lotId, projectId, stems, state, costCents, db.memberId],
  );
}

/** Fewer stems of an allocation; none is no allocation any more. */
export async function shrinkAllocation(db: Db, { id, by }: { id: number; by: number }): Promise<void> {
  await db.rows('delete from inventory_allocation where id = $1 and stems = $2', [id, by]);
  await db.rows('update inventory_allocation set stems = stems - $2, updated_at = now() where id = $1 and stems > $2', [id, by]);
}

export async function pullAllocations(db: Db, ids: readonly number[]): Promise<void> {
  await db.rows(`update inventory_allocation set state = 'pulled', updated_at = now() where id = any ($1::int[])`, [ids]);
}

/** So many stems more, or fewer, wait for projects. Only while the lot is held. */
export async function changeHeld(db: Db, { lotId, by }: { lotId: number; by: number }): Promise<void> {
  await db.rows(
    'update inventory_lot set stems_held = stems_held + $2, version = version + 1, updated_at = now(), updated_by_id = $3::int where id = $1',
    [lotId, by, db.memberId],
  );
}
