import type { Db } from '../../../platform/db/db';
import type { ImportedNote } from '../api';

/** Takes over notes with when and by whom they were written. Nobody is told. */
export async function importNotes(db: Db, notes: readonly ImportedNote[]): Promise<void> {
  await db.rows(
    `insert into tenant_crm_note (subject_type, subject_id, body, pinned, created_at, updated_at, created_by_id, updated_by_id)
     select subject_type, subject_id, body, pinned, at, at, by_id, by_id
     from jsonb_to_recordset($1::jsonb) as note (subject_type text, subject_id int, body text, pinned boolean, at timestamptz, by_id int) order by at`,
    [JSON.stringify(notes)],
  );
}
