import type { RecordSubject } from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';

/** A file of a record; name, size and type are the platform's row. */
export interface LinkedFile extends RecordSubject {
  readonly id: number;
  readonly file_id: number;
  readonly removed_at: string | null;
  readonly created_at: string;
  readonly created_by_id: number | null;
}

const columns = 'id, subject_type, subject_id, file_id, removed_at, created_at, created_by_id';

export async function linkFile(db: Db, { subject_type, subject_id }: RecordSubject, fileId: number): Promise<LinkedFile> {
  const [made] = await db.rows<LinkedFile>(
    `insert into records_file (subject_type, subject_id, file_id, created_by_id) values ($1, $2, $3, $4) returning ${columns}`,
    [subject_type, subject_id, fileId, db.memberId],
  );
  if (!made) throw new Error('An inserted file did not come back');
  return made;
}

export function filesOf(db: Db, { subject_type, subject_id }: RecordSubject): Promise<LinkedFile[]> {
  return db.rows<LinkedFile>(
    `select ${columns} from records_file where subject_type = $1 and subject_id = $2 and removed_at is null order by id desc limit 500`,
    [subject_type, subject_id],
  );
}

/** The newest picture of each of some records, by their ids. */
export async function newestPictures(
  db: Db,
  { subjectType, ids }: { subjectType: string; ids: readonly number[] },
): Promise<Map<number, number>> {
  const rows = await db.rows<{ subject_id: number; id: number }>(
    `select distinct on (l.subject_id) l.subject_id, l.id from records_file l
     join platform_file f on f.tenant_id = l.tenant_id and f.id = l.file_id
     where l.subject_type = $1 and l.subject_id = any ($2::int[]) and l.removed_at is null and f.removed_at is null and f.type like 'image/%'
     order by l.subject_id, l.id desc`,
    [subjectType, ids],
  );
  return new Map(rows.map(({ subject_id, id }) => [subject_id, id]));
}

export async function findLinkedFile(db: Db, id: number): Promise<LinkedFile | undefined> {
  const [found] = await db.rows<LinkedFile>(`select ${columns} from records_file where id = $1`, [id]);
  return found;
}

/** True when it was not so before. */
export async function setFileRemoved(db: Db, id: number, removed: boolean): Promise<boolean> {
  const rows = await db.rows(
    'update records_file set removed_at = case when $2 then now() end where id = $1 and (removed_at is not null) <> $2 returning id',
    [id, removed],
  );
  return rows.length > 0;
}

/** How many records still show these bytes: a converted lead and its project share a file. */
export async function shownLinks(db: Db, fileId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    'select count(*)::int as count from records_file where file_id = $1 and removed_at is null',
    [fileId],
  );
  return row?.count ?? 0;
}

export async function copyFiles(db: Db, { from, to }: { from: RecordSubject; to: RecordSubject }): Promise<void> {
  await db.rows(
    `insert into records_file (subject_type, subject_id, file_id, created_at, created_by_id)
     select $3, $4::int, file_id, created_at, created_by_id from records_file
     where subject_type = $1 and subject_id = $2 and removed_at is null order by id`,
    [from.subject_type, from.subject_id, to.subject_type, to.subject_id],
  );
}
