import type { ListFilter, NewList } from '@butterfly/contracts/contact_management';
import type { Db } from '../../../platform/db/db';

export interface StoredList {
  readonly id: number;
  readonly name: string;
  readonly kind: 'smart' | 'static';
  readonly filter: ListFilter;
  readonly updated_at: string;
}

const columns = 'id, name, kind, filter, updated_at';

export function allLists(db: Db): Promise<StoredList[]> {
  return db.rows<StoredList>(`select ${columns} from contact_management_list order by lower(name), id limit 100`);
}

export async function findList(db: Db, id: number): Promise<StoredList | undefined> {
  const [found] = await db.rows<StoredList>(`select ${columns} from contact_management_list where id = $1`, [id]);
  return found;
}

export async function insertList(db: Db, list: NewList): Promise<StoredList> {
  const [made] = await db.rows<StoredList>(
    `insert into contact_management_list (name, kind, filter, created_by_id) values ($1, $2, $3::jsonb, $4) returning ${columns}`,
    [list.name, list.kind, JSON.stringify(list.kind === 'smart' ? list.filter : {}), db.memberId],
  );
  if (!made) throw new Error('An insert answered nothing');
  return made;
}

export async function updateList(
  db: Db,
  { id, name, filter }: { id: number; name: string | undefined; filter: ListFilter | undefined },
): Promise<StoredList | undefined> {
  const [saved] = await db.rows<StoredList>(
    `update contact_management_list set name = coalesce($2, name), filter = coalesce($3::jsonb, filter), updated_at = now() where id = $1 returning ${columns}`,
    [id, name ?? null, filter ? JSON.stringify(filter) : null],
  );
  return saved;
}

export async function removeList(db: Db, id: number): Promise<boolean> {
  return (await db.rows('delete from contact_management_list where id = $1 returning id', [id])).length > 0;
}

export async function memberIds(db: Db, listId: number): Promise<number[]> {
  const rows = await db.rows<{ contact_id: number }>(
    'select contact_id from contact_management_list_member where list_id = $1 limit 20000',
    [listId],
  );
  return rows.map(({ contact_id }) => contact_id);
}

export async function listsOf(db: Db, contactId: number): Promise<{ id: number; name: string }[]> {
  return db.rows(
    `select list.id, list.name from contact_management_list_member member join contact_management_list list on list.id = member.list_id where member.contact_id = $1 order by list.id`,
    [contactId],
  );
}

export async function insertMembers(db: Db, { listId, contactIds }: { listId: number; contactIds: readonly number[] }): Promise<void> {
  await db.rows(
    `insert into contact_management_list_member (list_id, contact_id, created_by_id) select $1::int, wanted, $3::int from unnest($2::int[]) as wanted on conflict do nothing`,
    [listId, contactIds, db.memberId],
  );
}

export async function removeMember(db: Db, { listId, contactId }: { listId: number; contactId: number }): Promise<void> {
  await db.rows('delete from contact_management_list_member where list_id = $1 and contact_id = $2', [listId, contactId]);
}

export async function forgetContact(db: Db, contactId: number): Promise<void> {
  await db.rows('delete from contact_management_list_member where contact_id = $1', [contactId]);
}

/** A merged contact stays in the lists of both. */
export async function replaceContact(db: Db, { from, to }: { from: number; to: number }): Promise<void> {
  await db.rows(
    'insert into contact_management_list_member (list_id, contact_id, created_by_id) select list_id, $2::int, created_by_id from contact_management_list_member where contact_id = $1 on conflict do nothing',
    [from, to],
  );
}
