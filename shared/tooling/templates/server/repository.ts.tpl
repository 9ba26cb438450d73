import type { Note } from '@butterfly/contracts/{{id}}';
import type { Db } from '../../platform/db/db';

export async function countNotes(db: Db): Promise<number> {
  const [row] = await db.rows<{ count: number }>('select count(*)::int as count from {{id}}_note');
  return row?.count ?? 0;
}

export function listNotes(db: Db, { limit, offset }: { limit: number; offset: number }): Promise<Note[]> {
  return db.rows<Note>('select id, text, created_at from {{id}}_note order by id desc limit $1 offset $2', [limit, offset]);
}

export async function addNote(db: Db, text: string): Promise<Note> {
  const [row] = await db.rows<Note>('insert into {{id}}_note (text, created_by_id) values ($1, $2) returning id, text, created_at', [text, db.memberId]);
  if (!row) throw new Error('The insert returned no row.');
  return row;
}
