import type { Item, ItemQuery, StockAt, Transaction, TransactionKind, TransactionQuery } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder, type Filter } from '../../../platform/records/filter';
import { RecordTable } from '../../../platform/records/record-table';

/** How many there are of a thing, on a day. */
export interface Levels {
  readonly on_hand: number;
  readonly in_repair: number;
  readonly reserved: number;
  readonly sub_rented: number;
  readonly on_order: number;
}

/** A thing without its picture, and its figures, which are of a day. */
export type ItemRow = Omit<Item, 'free' | 'in_repair' | 'on_hand' | 'on_order' | 'photo_id' | 'reserved'>;

/** The most things of a business that are looked at together. */
export const MOST_ITEMS = 1_000;

const ofType = (column: string) =>
  `(select t.${column} from inventory_type t where t.tenant_id = inventory_item.tenant_id and t.id = inventory_item.type_id)`;
const nameIn = (table: string, column: string) =>
  `(select o.name from ${table} o where o.tenant_id = inventory_item.tenant_id and o.id = inventory_item.${column})`;

export const items = new RecordTable<ItemRow>({
  name: 'inventory_item',
  reads: {
    id: true,
    name: true,
    type_id: true,
    category_id: true,
    subcategory_id: true,
    sku: true,
    colour: true,
    dimensions: true,
    notes: true,
    min_stock: true,
    par_stock: true,
    pack_size: true,
    rental_price_cents: true,
    price_basis: true,
    replacement_cents: true,
    type_name: ofType('name'),
    tracking: ofType('tracking'),
    rentable: ofType('rentable'),
    buffer_before_days: ofType('buffer_before_days'),
    buffer_after_days: ofType('buffer_after_days'),
    category_name: nameIn('inventory_category', 'category_id'),
    subcategory_name: nameIn('inventory_subcategory', 'subcategory_id'),
    archived_at: true,
    updated_at: true,
    version: true,
  },
  writes: {
    name: 'text',
    type_id: 'int',
    category_id: 'int',
    subcategory_id: 'int',
    sku: 'text',
    colour: 'text',
    dimensions: 'text',
    notes: 'text',
    min_stock: 'int',
    par_stock: 'int',
    pack_size: 'int',
    rental_price_cents: 'bigint',
    price_basis: 'text',
    replacement_cents: 'bigint',
  },
});

const ORDERS: Readonly<Record<ItemQuery['ordering'], string>> = {
  name: 'lower(name), id',
  '-name': 'lower(name) desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
};

export function itemFilter(query: Pick<ItemQuery, 'archived' | 'category' | 'search' | 'sku' | 'type'>): Filter {
  return new FilterBuilder([query.archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `category_id = ${at}::int`, query.category)
    .add((at) => `type_id = ${at}::int`, query.type)
    .add((at) => `lower(sku) = lower(${at}::text)`, query.sku)
    .words((at) => `search like ${at}::text`, query.search)
    .build();
}

/** Things by their ids. */
export async function itemsById(db: Db, ids: readonly number[]): Promise<Map<number, ItemRow>> {
  const rows = await db.rows<ItemRow>(`select ${items.columns} from inventory_item where id = any ($1::int[])`, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

export function itemPage(db: Db, query: ItemQuery): Promise<CountedPage<ItemRow>> {
  return countedPage<ItemRow>(db, {
    table: items.name,
    as: items.name,
    columns: items.columns,
    filter: itemFilter(query),
    order: ORDERS[query.ordering],
    query,
  });
}

/** Things by what a table calls them: `sku …` or `name …` in lower case; of several with a name the first. */
export async function itemIdsByKey(
  db: Db,
  keys: readonly string[],
  { archived = false }: { readonly archived?: boolean } = {},
): Promise<Map<string, number>> {
  const rows = await db.rows<{ key: string; id: number }>(
    `select wanted as key, min(i.id) as id from unnest($1::text[]) as wanted
     join inventory_item i on 'sku ' || lower(i.sku) = wanted or 'name ' || lower(i.name) = wanted
     where (i.archived_at is not null) = $2 group by wanted`,
    [keys, archived],
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** The reason of the transaction with which a thing that an import made begins. */
export const OPENING = 'Opening quantity';

/** Whether nothing has happened to a thing but its opening quantity, which is a transaction unless there were none to begin with. */
export async function openingOnly(db: Db, id: number): Promise<{ isOnly: boolean; transactionId: number | null }> {
  const moves = await db.rows<{ id: number; reason: string }>(
    'select id::int as id, reason from inventory_transaction where item_id = $1 order by id limit 2',
    [id],
  );
  const held = await db.rows('select 1 from inventory_reservation where item_id = $1 limit 1', [id]);
  return {
    isOnly: moves.length < 2 && moves.every(({ reason }) => reason === OPENING) && held.length === 0,
    transactionId: moves[0]?.id ?? null,
  };
}

/** Σ of all transactions of a thing, as the newest of them says: whoever writes one holds the thing, and adds to the one before. */
const NEWEST_OF = 'select t.on_hand from inventory_transaction t where t.item_id =';
const ON_DAY = '<= $2::date and';

/** What there is of some things on a day, by their ids. */
export async function levelsOf(
  db: Db,
  { ids, day }: { readonly ids: readonly number[]; readonly day: string },
): Promise<Map<number, Levels>> {
  const rows = await db.rows<Levels & { id: number }>(
    `select i.id,
       coalesce((${NEWEST_OF} i.id order by t.id desc limit 1), 0) as on_hand,
       (select coalesce(sum(r.qty), 0)::int from inventory_repair r where r.item_id = i.id and r.from_on ${ON_DAY} (r.to_on is null or r.to_on > $2::date)) as in_repair,
       (select coalesce(sum(h.qty), 0)::int from inventory_hold h where h.item_id = i.id and h.protected_from ${ON_DAY} h.protected_to > $2::date) as reserved,
       (select coalesce(sum(s.qty), 0)::int from inventory_sub_rental s
         where s.item_id = i.id and s.from_on ${ON_DAY} s.to_on > $2::date and s.state in ('planned', 'received')) as sub_rented,
       (select coalesce(sum(o.qty - o.received_qty), 0)::int from inventory_restock o where o.item_id = i.id and o.state = 'ordered') as on_order
     from inventory_item i where i.id = any ($1::int[])`,
    [ids, day],
  );
  return new Map(rows.map(({ id, ...levels }) => [id, levels]));
}

export function stockByPlace(db: Db, itemId: number): Promise<StockAt[]> {
  return db.rows<StockAt>(
    `select t.location_id, l.name as location_name, sum(t.qty)::int as on_hand
     from inventory_transaction t join inventory_location l on l.tenant_id = t.tenant_id and l.id = t.location_id
     where t.item_id = $1 group by t.location_id, l.name having sum(t.qty) <> 0 order by sum(t.qty) desc, l.name`,
    [itemId],
  );
}

const of = (table: string, id: string) =>
  `(select o.name from ${table} o where o.tenant_id = inventory_transaction.tenant_id and o.id = inventory_transaction.${id})`;
const TRANSACTION = `id::int as id, item_id, ${of('inventory_item', 'item_id')} as item_name, location_id, ${of('inventory_location', 'location_id')} as location_name,
  kind, qty, on_hand, reason, at, by_id, reverses_id::int as reverses_id,
  exists (select from inventory_transaction r where r.tenant_id = inventory_transaction.tenant_id and r.reverses_id = inventory_transaction.id) as reversed`;

/** What came and went, the newest first. */
export function transactionPage(db: Db, query: TransactionQuery): Promise<CountedPage<Transaction>> {
  const filter = new FilterBuilder(['true'])
    .add((at) => `item_id = ${at}::int`, query.item)
    .add((at) => `location_id = ${at}::int`, query.location)
    .add((at) => `kind = ${at}::text`, query.kind)
    .words(
      (at) => `(lower(reason) like ${at}::text or item_id in (select id from inventory_item where search like ${at}::text))`,
      query.search,
    )
    .build();
  return countedPage<Transaction>(db, {
    table: 'inventory_transaction',
    as: 'inventory_transaction',
    columns: TRANSACTION,
    filter,
    order: 'id desc',
    query,
  });
}

export async function transactionById(db: Db, id: number): Promise<Transaction | undefined> {
  const [found] = await db.rows<Transaction>(`select ${TRANSACTION} from inventory_transaction where id = $1`, [id]);
  return found;
}

/** What comes or goes, as it is written. */
export interface Movement {
  readonly item_id: number;
  readonly location_id: number;
  readonly kind: TransactionKind;
  readonly qty: number;
  readonly reason: string;
  readonly reverses_id?: number | undefined;
}

/** Only while the thing is locked: the sum so far is read and written. @returns the id, and how many there are now at all places */
export async function insertMovement(db: Db, movement: Movement): Promise<{ id: number; on_hand: number }> {
  const [made] = await db.rows<{ id: number; on_hand: number }>(
    `insert into inventory_transaction (item_id, location_id, kind, qty, reason, reverses_id, by_id, on_hand)
     values ($1, $2, $3, $4::int, $5, $6::bigint, $7, $4::int + coalesce((${NEWEST_OF} $1 order by t.id desc limit 1), 0))
     returning id::int as id, on_hand`,
    [movement.item_id, movement.location_id, movement.kind, movement.qty, movement.reason, movement.reverses_id ?? null, db.memberId],
  );
  if (!made) throw new Error('A transaction answered nothing.');
  return made;
}

/** How many there are of some things. */
/** What is owned of things `i`, to be gone on with a condition. */
export const OWNED = `select coalesce((${NEWEST_OF} i.id order by t.id desc limit 1), 0) from inventory_item i`;

export function ownedOf(db: Db, ids: readonly number[]): Promise<{ item_id: number; owned: number }[]> {
  return db.rows<{ item_id: number; owned: number }>(
    `select i.id as item_id, coalesce((${NEWEST_OF} i.id order by t.id desc limit 1), 0) as owned from inventory_item i where i.id = any ($1::int[])`,
    [ids],
  );
}

/** How many of a thing are at a place. */
export async function onHandAt(db: Db, { itemId, locationId }: { readonly itemId: number; readonly locationId: number }): Promise<number> {
  const [row] = await db.rows<{ on_hand: number }>(
    'select coalesce(sum(qty), 0)::int as on_hand from inventory_transaction where item_id = $1 and location_id = $2',
    [itemId, locationId],
  );
  return row?.on_hand ?? 0;
}

/**
 * Things that are lent, by what somebody calls them in lower case: by the name itself, of two of one name the first; otherwise the one thing
 * whose name or label has all of the words, as people say them of several. Words that two things have name neither.
 */
export async function rentableByName(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const found = await db.rows<{ key: string; id: number }>(
    `select distinct on (lower(i.name)) lower(i.name) as key, i.id from inventory_item i
     join inventory_type t on t.tenant_id = i.tenant_id and t.id = i.type_id
     where lower(i.name) = any ($1::text[]) and i.archived_at is null and t.rentable order by lower(i.name), i.id`,
    [names],
  );
  const ids = new Map(found.map(({ key, id }) => [key, id]));
  for (const name of names.filter((one) => !ids.has(one))) {
    const search = inSingular(name);
    if (search === '') continue;
    const query = { search, ordering: 'name', archived: 'false', page: 1, page_size: 10 } as const;
    const lent = (await itemPage(db, query)).results.filter(({ rentable }) => rentable);
    const [only] = lent;
    if (only && lent.length === 1) ids.set(name, only.id);
  }
  return ids;
}

/** What hire by the event costs, by names in lower case; of two of one name the first. */
export async function hirePrices(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<{ key: string; cents: number }>(
    `select distinct on (lower(i.name)) lower(i.name) as key, i.rental_price_cents as cents from inventory_item i
     join inventory_type t on t.tenant_id = i.tenant_id and t.id = i.type_id
     where lower(i.name) = any ($1::text[]) and i.archived_at is null and t.rentable
       and i.rental_price_cents is not null and i.price_basis = 'per_event'
     order by lower(i.name), i.id`,
    [names],
  );
  return new Map(rows.map(({ key, cents }) => [key, cents]));
}

/** The names of things speak of one; people ask for several. @example inSingular('brass lanterns'); // 'brass lantern' */
export function inSingular(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(asOne)
    .join(' ');
}

function asOne(word: string): string {
  if (word.length < 4) return word;
  return /(?:ch|sh|ss|x)es$/i.test(word) ? word.slice(0, -2) : word.replace(/(?<!s)s$/i, '');
}
