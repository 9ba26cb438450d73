import type { NewNote, Note, NotePatch, NoteQuery } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { subjectName } from '../activity/subjects';
import { likePattern } from '../../../platform/db/like-pattern';

const columns = `n.id, n.subject_type, n.subject_id, coalesce(${subjectName('n')}, '') as subject_name, n.body, n.pinned, n.visibility, n.mentions, n.created_at, n.created_by_id,
  n.updated_at, n.updated_by_id, n.deleted_at, n.version`;

export async function findNote(db: Db, id: number): Promise<Note | undefined> {
  const [note] = await db.rows<Note>(`select ${columns} from tenant_crm_note n where n.id = $1`, [id]);
  return note;
}

/** Holds a note until the end of the transaction, then reads it. */
export async function lockNote(db: Db, id: number): Promise<Note | undefined> {
  await db.rows('select 1 from tenant_crm_note where id = $1 for update', [id]);
  return findNote(db, id);
}

export async function insertNote(db: Db, note: NewNote & { readonly mentions: readonly number[] }): Promise<number> {
  const [made] = await db.rows<{ id: number }>(
    `insert into tenant_crm_note (subject_type, subject_id, body, pinned, visibility, mentions, created_by_id, updated_by_id)
     values ($1, $2, $3, $4, $5, $6::int[], $7::int, $7::int) returning id`,
    [note.subject_type, note.subject_id, note.body, note.pinned, note.visibility, note.mentions, db.memberId],
  );
  if (!made) throw new Error('An inserted note did not come back');
  return made.id;
}

export async function updateNote(db: Db, id: number, patch: NotePatch & { readonly mentions?: readonly number[] }): Promise<void> {
  await db.rows(
    `update tenant_crm_note set body = coalesce($2, body), pinned = coalesce($3::boolean, pinned), visibility = coalesce($4, visibility), mentions = coalesce($5::int[], mentions),
       version = version + 1, updated_at = now(), updated_by_id = $6::int
     where id = $1`,
    [id, patch.body ?? null, patch.pinned ?? null, patch.visibility ?? null, patch.mentions ?? null, db.memberId],
  );
}

export async function setNoteDeleted(db: Db, id: number, deleted: boolean): Promise<boolean> {
  const rows = await db.rows(
    `update tenant_crm_note set deleted_at = case when $2 then now() end, version = version + 1, updated_at = now(), updated_by_id = $3::int
     where id = $1 and (deleted_at is not null) <> $2 returning id`,
    [id, deleted, db.memberId],
  );
  return rows.length > 0;
}

const matches = `n.deleted_at is null and ($1::text is null or n.body ilike $1) and ($2::text is null or n.subject_type = $2) and ($3::int is null or n.subject_id = $3)
  and ($4::int is null or n.created_by_id = $4) and ($5::text is null or n.visibility = $5) and ($6::boolean is null or n.pinned = $6) and ($7::int is null or $7 = any (n.mentions))`;

function filterValues(db: Db, query: NoteQuery): unknown[] {
  const pattern = query.search ? likePattern(query.search) : null;
  return [
    pattern, query.subject_type ?? null, query.subject_id ?? null, query.author ?? null, query.visibility ?? null, query.pinned === undefined ? null : query.pinned === 'true',
    query.mine === 'true' ? db.memberId : null,
  ];
}

export function notePage(db: Db, query: NoteQuery): Promise<Note[]> {
  return db.rows<Note>(
    `select ${columns} from tenant_crm_note n where ${matches} order by n.pinned desc, n.id desc limit $8 offset $9`,
    [...filterValues(db, query), query.page_size, (query.page - 1) * query.page_size],
  );
}

export async function countNotes(db: Db, query: NoteQuery): Promise<number> {
  const [row] = await db.rows<{ count: number }>(`select count(*)::int as count from tenant_crm_note n where ${matches}`, filterValues(db, query));
  return row?.count ?? 0;
}
