import type { RecordNote, RecordNoteQuery, RecordSubject } from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { likePattern } from '../../../platform/db/like-pattern';
import type { RecentNote, WrittenNote } from '../api';
import type { RecordsOf } from '../subjects/records-of';
import { NOTES } from './note-table';

export function notePage(
  db: Db,
  { of, query, columns }: { of: RecordsOf; query: RecordNoteQuery; columns: string },
): Promise<CountedPage<RecordNote>> {
  const [only, ...others] = of.types;
  const filter = new FilterBuilder(['deleted_at is null'])
    .add(
      (at) => (others.length === 0 ? `subject_type = ${at}::text` : `subject_type = any (${at}::text[])`),
      others.length === 0 ? only : of.types,
    )
    .add((at) => `subject_id = ${at}::int`, of.subject_id)
    .add((at) => `kind = ${at}::text`, query.kind)
    .add((at) => `body ilike ${at}::text`, query.search && likePattern(query.search))
    .add((at) => `created_by_id = ${at}::int`, query.author)
    .add((at) => `visibility = ${at}::text`, query.visibility)
    .add((at) => `pinned = ${at}::boolean`, query.pinned === undefined ? undefined : query.pinned === 'true')
    .add((at) => `${at}::int = any (mentions)`, query.mine === 'true' ? db.memberId : undefined)
    .build();
  return countedPage<RecordNote>(db, { table: NOTES, as: NOTES, columns, filter, order: 'pinned desc, id desc', query });
}

/** Takes over notes with when and by whom they were written. */
export async function insertWritten(db: Db, notes: readonly WrittenNote[]): Promise<void> {
  await db.rows(
    `insert into records_note (subject_type, subject_id, body, pinned, created_at, updated_at, created_by_id, updated_by_id)
     select subject_type, subject_id, body, pinned, coalesce(at, now()), coalesce(at, now()), by_id, by_id
     from jsonb_to_recordset($1::jsonb) as note (subject_type text, subject_id int, body text, pinned boolean, at timestamptz, by_id int) order by at`,
    [JSON.stringify(notes)],
  );
}

export async function copyNotes(db: Db, { from, to }: { from: RecordSubject; to: RecordSubject }): Promise<void> {
  await db.rows(
    `insert into records_note (subject_type, subject_id, kind, body, pinned, visibility, mentions, created_at, created_by_id, updated_at, updated_by_id)
     select $3, $4::int, kind, body, pinned, visibility, mentions, created_at, created_by_id, updated_at, updated_by_id
     from records_note where subject_type = $1 and subject_id = $2 and deleted_at is null order by id`,
    [from.subject_type, from.subject_id, to.subject_type, to.subject_id],
  );
}

/** Notes of some records, the newest first, as far back as `before`. */
export function recentNotes(
  db: Db,
  { subjects, before, limit }: { subjects: readonly RecordSubject[]; before: string | null; limit: number | null },
): Promise<RecentNote[]> {
  return db.rows<RecentNote>(
    `select id, subject_type, subject_id, body, created_at, created_by_id from records_note
     where deleted_at is null and (subject_type, subject_id) in (select subject_type, subject_id from jsonb_to_recordset($1::jsonb) as s (subject_type text, subject_id int))
       and ($2::timestamptz is null or created_at < $2::timestamptz)
     order by created_at desc, id desc limit $3::int`,
    [JSON.stringify(subjects), before, limit],
  );
}

export async function eraseNotes(db: Db, { subject_type, subject_id }: RecordSubject): Promise<void> {
  await db.rows(
    `update records_note set body = '(erased)', deleted_at = now(), updated_by_id = $3::int where subject_type = $1 and subject_id = $2`,
    [subject_type, subject_id, db.memberId],
  );
}
