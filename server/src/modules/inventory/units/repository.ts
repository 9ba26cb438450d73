import type { Unit, UnitLog } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { RecordTable } from '../../../platform/records/record-table';

const nameIn = (table: string, column: string) =>
  `(select o.name from ${table} o where o.tenant_id = inventory_unit.tenant_id and o.id = inventory_unit.${column})`;
/** Through row-level security: null for who does not see the project. */
const outWith = (column: string) =>
  `(select r.${column} from inventory_reservation r where r.tenant_id = inventory_unit.tenant_id and r.id = inventory_unit.reservation_id)`;

export const units = new RecordTable<Unit>({
  name: 'inventory_unit',
  reads: {
    id: true,
    item_id: true,
    item_name: nameIn('inventory_item', 'item_id'),
    code: true,
    status: true,
    condition_note: true,
    location_id: true,
    location_name: nameIn('inventory_location', 'location_id'),
    is_out: '(inventory_unit.reservation_id is not null)',
    reservation_id: outWith('id'),
    project_id: outWith('project_id'),
    updated_at: true,
    version: true,
  },
  writes: {
    item_id: 'int',
    code: 'text',
    status: { type: 'text', initial: 'ok' },
    condition_note: 'text',
    location_id: 'int',
    reservation_id: { type: 'int', initial: null },
  },
});

const LIMIT = 500;

export function unitsOf(db: Db, itemIds: readonly number[]): Promise<Unit[]> {
  return db.rows<Unit>(
    `select ${units.columns} from inventory_unit where item_id = any ($1::int[]) order by item_id, length(code), lower(code) limit ${LIMIT}`,
    [itemIds],
  );
}

/** The thing of which a unit is one; undefined for a code that no unit has. Holds nothing. */
export async function itemOfCode(db: Db, code: string): Promise<number | undefined> {
  const [found] = await db.rows<{ item_id: number }>('select item_id from inventory_unit where lower(code) = lower($1)', [code]);
  return found?.item_id;
}

/** Held until the end of the transaction. */
export async function holdUnitByCode(db: Db, code: string): Promise<Unit | undefined> {
  const [found] = await db.rows<Unit>(`select ${units.columns} from inventory_unit where lower(code) = lower($1) for update`, [code]);
  return found;
}

/** Only while the thing is locked: the first number after a prefix that no unit has. */
export async function nextCode(db: Db, prefix: string): Promise<string> {
  const [row] = await db.rows<{ last: number }>(
    `select coalesce(max(substring(lower(code) from length($1) + 2)::int), 0) as last from inventory_unit
     where lower(code) like lower($1) || '-%' and substring(lower(code) from length($1) + 2) ~ '^[0-9]{1,6}$'`,
    [prefix],
  );
  return `${prefix}-${String((row?.last ?? 0) + 1).padStart(3, '0')}`;
}

/** What has happened to a unit. */
export type UnitEntry = Pick<UnitLog, 'kind' | 'note' | 'status'> & { readonly unitId: number; readonly reservationId: number | null };

export async function insertUnitLog(db: Db, { unitId, kind, status, note, reservationId }: UnitEntry): Promise<void> {
  await db.rows('insert into inventory_unit_log (unit_id, kind, status, note, reservation_id, by_id) values ($1, $2, $3, $4, $5, $6)', [
    unitId,
    kind,
    status,
    note,
    reservationId,
    db.memberId,
  ]);
}

export function unitLogOf(db: Db, unitId: number): Promise<UnitLog[]> {
  return db.rows<UnitLog>(
    `select l.id, l.kind, l.status, l.note, r.project_id, l.at, l.by_id from inventory_unit_log l
     left join inventory_reservation r on r.tenant_id = l.tenant_id and r.id = l.reservation_id
     where l.unit_id = $1 order by l.id desc limit ${LIMIT}`,
    [unitId],
  );
}
