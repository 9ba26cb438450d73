import type { RecordActivity, RecordSubject } from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';
import type { Creation, Window } from '../api';

type NewActivity = Pick<RecordActivity, 'subject_type' | 'subject_id' | 'kind' | 'details'>;

export function insertActivity(db: Db, { subject_type, subject_id, kind, details }: NewActivity): void {
  db.later('insert into records_activity (subject_type, subject_id, kind, by_id, details) values ($1, $2, $3, $4, $5::jsonb)', [
    subject_type,
    subject_id,
    kind,
    db.memberId,
    JSON.stringify(details),
  ]);
}

/** Several in one statement. */
export function insertActivities(db: Db, activities: readonly NewActivity[]): void {
  const [first, ...others] = activities;
  if (!first) return;
  if (others.length === 0) return insertActivity(db, first);
  db.later(
    `insert into records_activity (subject_type, subject_id, kind, by_id, details)
     select subject_type, subject_id, kind, $2::int, details
     from jsonb_to_recordset($1::jsonb) as activity (subject_type text, subject_id int, kind text, details jsonb)`,
    [
      JSON.stringify(activities.map(({ subject_type, subject_id, kind, details }) => ({ subject_type, subject_id, kind, details }))),
      db.memberId,
    ],
  );
}

/**
 * The activity of some records, the newest first. A moment is told in milliseconds and kept finer, so that the window begins one later: rows
 * of the same moment come again rather than never.
 */
export function activityOf(db: Db, subjects: readonly RecordSubject[], { before, limit, except = [] }: Window): Promise<RecordActivity[]> {
  return db.rows<RecordActivity>(
    `select 'a' || item.id as key, item.subject_type, item.subject_id, item.kind, item.at, item.by_id, item.details
     from jsonb_to_recordset($1::jsonb) as s (subject_type text, subject_id int) cross join lateral (
       select * from records_activity a where a.subject_type = s.subject_type and a.subject_id = s.subject_id and a.kind <> all ($4::text[])
         and ($2::timestamptz is null or a.at < $2::timestamptz + interval '1 millisecond')
       order by a.at desc, a.id desc limit $3::int
     ) item order by item.at desc, item.id desc limit $3::int`,
    [JSON.stringify(subjects), before, limit, except],
  );
}

/** Many records that came into being elsewhere, with when and by whom. */
export async function insertCreations(db: Db, creations: readonly Creation[]): Promise<void> {
  await db.rows(
    `insert into records_activity (subject_type, subject_id, kind, at, by_id)
     select subject_type, subject_id, 'created', at, by_id
     from jsonb_to_recordset($1::jsonb) as creation (subject_type text, subject_id int, at timestamptz, by_id int)`,
    [JSON.stringify(creations)],
  );
}
