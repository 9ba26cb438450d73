import type { Db } from '../../../platform/db/db';

export interface RevisionRow {
  readonly id: number;
  readonly version: number;
  readonly label: string | null;
  readonly bytes: number;
  readonly saved_at: string;
  readonly saved_by_id: number | null;
}

/** Named versions stay; of the others so many, and never more than this together. */
const MOST_UNNAMED = 60;
const MOST_UNNAMED_BYTES = 64 * 1024 * 1024;
const MOST_LISTED = 200;

const FIELDS = 'id, version, label, bytes, saved_at, saved_by_id';
const LIST = `select ${FIELDS} from moodboard_revision where board_id = $1 order by version desc limit ${MOST_LISTED}`;
const FIND = `select ${FIELDS} from moodboard_revision where board_id = $1 and id = $2`;
const DATA = 'select data from moodboard_revision where board_id = $1 and id = $2';
const NAMED = 'select count(*)::int as count from moodboard_revision where board_id = $1 and label is not null';
const LABEL = `update moodboard_revision set label = $3 where board_id = $1 and id = $2 returning ${FIELDS}`;
const INSERT = `insert into moodboard_revision (board_id, version, data, bytes, label, saved_at, saved_by_id) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (tenant_id, board_id, version) do update set label = coalesce(excluded.label, moodboard_revision.label) returning ${FIELDS}`;
const KEPT = 'update moodboard_board set revision_at = clock_timestamp() where id = $1';
const THIN = `delete from moodboard_revision where board_id = $1 and id in (
  select id from (select id, row_number() over newest as place, sum(bytes) over newest as total from moodboard_revision where board_id = $1 and label is null window newest as (order by version desc)) as kept
  where place > ${MOST_UNNAMED} or total > ${MOST_UNNAMED_BYTES})`;

export function revisionsOf(db: Db, boardId: number): Promise<RevisionRow[]> {
  return db.rows<RevisionRow>(LIST, [boardId]);
}

export async function findRevision(db: Db, { boardId, id }: { boardId: number; id: number }): Promise<RevisionRow | undefined> {
  return (await db.rows<RevisionRow>(FIND, [boardId, id]))[0];
}

export async function revisionData(db: Db, { boardId, id }: { boardId: number; id: number }): Promise<string | undefined> {
  return (await db.rows<{ data: string }>(DATA, [boardId, id]))[0]?.data;
}

export async function countNamed(db: Db, boardId: number): Promise<number> {
  return (await db.rows<{ count: number }>(NAMED, [boardId]))[0]?.count ?? 0;
}

export async function setLabel(
  db: Db,
  { boardId, id, label }: { boardId: number; id: number; label: string | null },
): Promise<RevisionRow | undefined> {
  return (await db.rows<RevisionRow>(LABEL, [boardId, id, label]))[0];
}

/** Keeps a version, once; older ones beyond the bounds go. */
export async function insertRevision(
  db: Db,
  boardId: number,
  { version, data, bytes, label, saved_at, saved_by_id }: Omit<RevisionRow, 'id'> & { data: string },
): Promise<RevisionRow> {
  const [row] = await db.rows<RevisionRow>(INSERT, [boardId, version, data, bytes, label, saved_at, saved_by_id]);
  if (!row) throw new Error('The version was not kept.');
  await db.rows(KEPT, [boardId]);
  await db.rows(THIN, [boardId]);
  return row;
}
