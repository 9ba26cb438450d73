import type { RecordSubject } from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';

/** What moves with a record. Its activity is never rewritten: it is read together with that of the other. */
const TABLES = ['records_note', 'records_file'] as const;

type Moved = Readonly<Record<string, readonly number[]>>;

/** Answers the ids of the rows that moved, by table. */
export async function moveSubject(db: Db, { subject_type, subject_id }: RecordSubject, to: number): Promise<Moved> {
  const moved: Record<string, number[]> = {};
  for (const table of TABLES) {
    const rows = await db.rows<{ id: number }>(
      `update ${table} set subject_id = $3 where subject_type = $1 and subject_id = $2 returning id`,
      [subject_type, subject_id, to],
    );
    moved[table] = rows.map(({ id }) => id);
  }
  return moved;
}

export async function moveSubjectBack(
  db: Db,
  { subject_type, subject_id }: RecordSubject,
  { to, moved }: { to: number; moved: Moved },
): Promise<void> {
  for (const table of TABLES) {
    await db.rows(`update ${table} set subject_id = $3 where subject_type = $1 and subject_id = $2 and id = any ($4::int[])`, [
      subject_type,
      subject_id,
      to,
      moved[table] ?? [],
    ]);
  }
}
