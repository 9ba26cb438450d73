import type { MergeEntry } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';

/** Ids of moved rows, by table. */
export type MovedRows = Readonly<Record<string, readonly number[]>>;

/** Tables with a `contact_id`. A table of this module that refers to contacts belongs in this list; notes and files move with the records module. */
const children = ['tenant_crm_project_contact', 'tenant_crm_lead'] as const;

/** Moves what belongs to one contact to another. What the other has already (the same role in a project) stays behind. */
export async function moveChildren(db: Db, { from, to }: { from: number; to: number }): Promise<MovedRows> {
  const moved: Record<string, number[]> = {};
  for (const table of children) {
    const kept =
      table === 'tenant_crm_project_contact'
        ? ` and not exists (select 1 from ${table} other where other.contact_id = $2 and other.project_id = child.project_id and other.role = child.role)`
        : '';
    moved[table] = idsOf(await db.rows(`update ${table} child set contact_id = $2 where contact_id = $1${kept} returning id`, [from, to]));
  }
  return moved;
}

export async function moveBack(db: Db, { moved, from, to }: { moved: MovedRows; from: number; to: number }): Promise<void> {
  for (const table of children)
    await db.rows(`update ${table} set contact_id = $2 where contact_id = $1 and id = any ($3::int[])`, [from, to, moved[table] ?? []]);
}

function idsOf(rows: readonly object[]): number[] {
  return (rows as readonly { id: number }[]).map(({ id }) => id);
}

export async function setMergedInto(db: Db, { id, into }: { id: number; into: number | null }): Promise<void> {
  await db.rows(
    'update tenant_crm_contact set merged_into_id = $2::int, version = version + 1, updated_at = now(), updated_by_id = $3::int where id = $1',
    [id, into, db.memberId],
  );
  // Whoever was merged into the one that goes is now found at the one that stays.
  if (into !== null) await db.rows('update tenant_crm_contact set merged_into_id = $2 where merged_into_id = $1', [id, into]);
}

export interface MergeRecord {
  readonly id: number;
  readonly survivor_id: number;
  readonly merged_id: number;
  readonly before: {
    readonly survivor: Readonly<Record<string, unknown>>;
    readonly after: Readonly<Record<string, unknown>>;
    readonly addresses: readonly string[];
  };
  readonly moved: MovedRows;
  readonly at: string;
  readonly undone_at: string | null;
}

export async function insertMerge(db: Db, merge: Pick<MergeRecord, 'before' | 'merged_id' | 'moved' | 'survivor_id'>): Promise<void> {
  await db.rows(
    'insert into tenant_crm_contact_merge (survivor_id, merged_id, before, moved, by_id) values ($1, $2, $3::jsonb, $4::jsonb, $5)',
    [merge.survivor_id, merge.merged_id, JSON.stringify(merge.before), JSON.stringify(merge.moved), db.memberId],
  );
}

export async function lockMerge(db: Db, id: number): Promise<MergeRecord | undefined> {
  const [found] = await db.rows<MergeRecord>(
    'select id, survivor_id, merged_id, before, moved, at, undone_at from tenant_crm_contact_merge where id = $1 for update',
    [id],
  );
  return found;
}

export async function markUndone(db: Db, id: number): Promise<void> {
  await db.rows('update tenant_crm_contact_merge set undone_at = now() where id = $1', [id]);
}

export function mergesOf(db: Db, survivorId: number): Promise<MergeEntry[]> {
  return db.rows<MergeEntry>(
    `select merge.id, survivor_id, merged_id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email, '') as merged_name, at, by_id, at + interval '30 days' as undo_until, undone_at
     from tenant_crm_contact_merge merge join tenant_crm_contact contact on contact.id = merge.merged_id
     where survivor_id = $1 order by merge.id desc limit 50`,
    [survivorId],
  );
}
