import type { NewNote, Note, NotePatch, NoteQuery } from '@butterfly/contracts/{{id}}';
import type { Db } from '../../platform/db/db';
import { likePattern } from '../../platform/db/like-pattern';

const FIELDS = 'id, title, body, created_at, updated_at, archived_at, version';
const FOUND = "(archived_at is not null) = $1::boolean and ($2::text is null or title ilike $2 or body ilike $2)";
const ORDERS: Readonly<Record<NoteQuery['ordering'], string>> = {
  title: 'lower(title), id', '-title': 'lower(title) desc, id desc', updated_at: 'updated_at, id', '-updated_at': 'updated_at desc, id desc',
};

export async function notePage(db: Db, { page, page_size, ordering, search, archived }: NoteQuery): Promise<{ count: number; results: Note[] }> {
  const filter = [archived === 'true', search ? likePattern(search) : null];
  const [total] = await db.rows<{ count: number }>(`select count(*)::int as count from {{id}}_note where ${FOUND}`, filter);
  const text = `select ${FIELDS} from {{id}}_note where ${FOUND} order by ${ORDERS[ordering]} limit $3 offset $4`;
  return { count: total?.count ?? 0, results: await db.rows<Note>(text, [...filter, page_size, (page - 1) * page_size]) };
}

export async function findNote(db: Db, id: number): Promise<Note | undefined> {
  return (await db.rows<Note>(`select ${FIELDS} from {{id}}_note where id = $1`, [id]))[0];
}

/** The note, which nobody else changes until the transaction is over. */
export async function lockNote(db: Db, id: number): Promise<Note | undefined> {
  return (await db.rows<Note>(`select ${FIELDS} from {{id}}_note where id = $1 for update`, [id]))[0];
}

export async function insertNote(db: Db, { title, body }: NewNote): Promise<Note> {
  const [made] = await db.rows<Note>(
    `insert into {{id}}_note (title, body, created_by_id, updated_by_id) values ($1, $2, $3::int, $3::int) returning ${FIELDS}`,
    [title, body, db.memberId],
  );
  if (!made) throw new Error('An insert answered nothing');
  return made;
}

export async function updateNote(db: Db, { id, title, body }: NotePatch & { id: number }): Promise<Note | undefined> {
  const [saved] = await db.rows<Note>(
    `update {{id}}_note set title = coalesce($2, title), body = coalesce($3, body), version = version + 1, updated_at = now(), updated_by_id = $4::int
     where id = $1 returning ${FIELDS}`,
    [id, title ?? null, body ?? null, db.memberId],
  );
  return saved;
}

/** Whether it was not so before. */
export async function setArchived(db: Db, { id, archived }: { id: number; archived: boolean }): Promise<boolean> {
  const rows = await db.rows(
    `update {{id}}_note set archived_at = case when $2::boolean then now() end, version = version + 1, updated_at = now(), updated_by_id = $3::int
     where id = $1 and (archived_at is not null) <> $2::boolean returning id`,
    [id, archived, db.memberId],
  );
  return rows.length > 0;
}
