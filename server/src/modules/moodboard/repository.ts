import type { TempBoardInfo } from '@butterfly/contracts/moodboard';
import type { Db } from '../../platform/db/db';
import type { Node, Parts } from './document/node';

/** Which board is meant: that of a project, or a temporary one. */
export type BoardKey = { readonly project: number } | { readonly temp: number };

export interface BoardRow {
  id: number;
  project_id: number | null;
  temp_project_name: string | null;
  last_part_id: number;
  bytes: number;
  version: number;
  saved_by_id: number | null;
  revision_at: string;
  created_at: string;
  updated_at: string;
}

/** What a save writes. `parts` are new or changed texts, `gone` the ids that are no longer referred to. */
export interface BoardChange {
  readonly root: Node;
  readonly lastPartId: number;
  readonly bytes: number;
  readonly parts: Parts;
  readonly gone: readonly number[] | 'others';
}

const COLUMNS = 'id, project_id, temp_project_name, last_part_id, bytes, version, saved_by_id, revision_at, created_at, updated_at';

const where = (key: BoardKey) => ('project' in key ? 'project_id = $1' : 'id = $1 AND project_id IS NULL');
const value = (key: BoardKey) => ('project' in key ? key.project : key.temp);

export async function findBoard(db: Db, key: BoardKey): Promise<BoardRow | undefined> {
  const [row] = await db.rows<BoardRow>(`SELECT ${COLUMNS} FROM moodboard_board WHERE ${where(key)}`, [value(key)]);
  return row;
}

/** Who made a board; undefined when there is none. */
export async function boardMaker(db: Db, key: BoardKey): Promise<number | null | undefined> {
  const [row] = await db.rows<{ created_by_id: number | null }>(`SELECT created_by_id FROM moodboard_board WHERE ${where(key)}`, [
    value(key),
  ]);
  return row?.created_by_id;
}

export async function findBoardById(db: Db, id: number): Promise<BoardRow | undefined> {
  return (await db.rows<BoardRow>(`SELECT ${COLUMNS} FROM moodboard_board WHERE id = $1`, [id]))[0];
}

const MOST_LISTED = 500;

/** Boards without a project, the last changed first. */
export function listTempBoards(db: Db): Promise<TempBoardInfo[]> {
  return db.rows<TempBoardInfo>(
    `SELECT id, temp_project_name, bytes, created_at, updated_at FROM moodboard_board WHERE project_id IS NULL ORDER BY updated_at DESC, id DESC LIMIT ${MOST_LISTED}`,
  );
}

/** Makes a temporary board the board of a project. Undefined: the project has one. */
export async function attachBoard(db: Db, { id, project }: { id: number; project: number }): Promise<BoardRow | undefined> {
  const [row] = await db.rows<BoardRow>(
    `UPDATE moodboard_board SET project_id = $2, temp_project_name = NULL, version = version + 1, updated_at = clock_timestamp()
     WHERE id = $1 AND project_id IS NULL AND NOT EXISTS (SELECT 1 FROM moodboard_board WHERE project_id = $2) RETURNING ${COLUMNS}`,
    [id, project],
  );
  return row;
}

/** Reads the row and keeps others from saving until the transaction ends. */
export async function lockBoard(db: Db, key: BoardKey): Promise<BoardRow | undefined> {
  const [row] = await db.rows<BoardRow>(`SELECT ${COLUMNS} FROM moodboard_board WHERE ${where(key)} FOR UPDATE`, [value(key)]);
  return row;
}

/** What is above the parts, as JSON text. */
export async function readSkeleton(db: Db, boardId: number): Promise<Node> {
  const [row] = await db.rows<{ skeleton: string }>('SELECT skeleton FROM moodboard_board WHERE id = $1', [boardId]);
  if (!row) throw new Error(`Board ${boardId} vanished inside a transaction.`);
  return JSON.parse(row.skeleton) as Node;
}

export async function readParts(db: Db, boardId: number, ids: readonly number[] | 'all'): Promise<Parts> {
  const rows =
    ids === 'all'
      ? await db.rows<{ id: number; body: string }>('SELECT id, body FROM moodboard_part WHERE board_id = $1', [boardId])
      : await db.rows<{ id: number; body: string }>('SELECT id, body FROM moodboard_part WHERE board_id = $1 AND id = ANY($2::int[])', [
          boardId,
          ids,
        ]);
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** Null: the project has a board already. */
export async function insertBoard(
  db: Db,
  owner: { project: number } | { tempName: string },
  change: BoardChange,
): Promise<BoardRow | null> {
  const [project, tempName] = 'project' in owner ? [owner.project, null] : [null, owner.tempName];
  const [row] = await db.rows<BoardRow>(
    `INSERT INTO moodboard_board (project_id, temp_project_name, skeleton, last_part_id, bytes, created_by_id, saved_by_id)
     VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (tenant_id, project_id) WHERE project_id IS NOT NULL DO NOTHING RETURNING ${COLUMNS}`,
    [project, tempName, JSON.stringify(change.root), change.lastPartId, change.bytes, db.memberId],
  );
  if (!row) return null;
  await writeParts(db, row.id, change.parts);
  return row;
}

export async function updateBoard(db: Db, boardId: number, change: BoardChange & { skeletonChanged: boolean }): Promise<BoardRow> {
  if (change.gone === 'others') await db.rows('DELETE FROM moodboard_part WHERE board_id = $1', [boardId]);
  else if (change.gone.length > 0)
    await db.rows('DELETE FROM moodboard_part WHERE board_id = $1 AND id = ANY($2::int[])', [boardId, change.gone]);
  if (change.parts.size > 0) await writeParts(db, boardId, change.parts);
  const [row] = await db.rows<BoardRow>(
    `UPDATE moodboard_board SET skeleton = coalesce($2, skeleton), last_part_id = $3, bytes = $4, version = version + 1, updated_at = clock_timestamp(), saved_by_id = $5
     WHERE id = $1 RETURNING ${COLUMNS}`,
    [boardId, change.skeletonChanged ? JSON.stringify(change.root) : null, change.lastPartId, change.bytes, db.memberId],
  );
  if (!row) throw new Error(`Board ${boardId} vanished while it was locked.`);
  return row;
}

type PlannedChange = BoardChange & { readonly gone: readonly number[]; readonly skeletonChanged: boolean };

/** A skeleton that stays is not named: a column that is set has its triggers look at it, whether it differs or not, and those read all of it. */
const saveAtOnce = (skeleton: '' | 'skeleton = $9, ') => `WITH saved AS (
    UPDATE moodboard_board SET ${skeleton}last_part_id = $3, bytes = $4, version = version + 1, updated_at = clock_timestamp(), saved_by_id = $5
    WHERE id = $1 AND version = $2 RETURNING ${COLUMNS}),
  gone AS (DELETE FROM moodboard_part USING saved WHERE board_id = saved.id AND moodboard_part.id = ANY($6::int[])),
  written AS (INSERT INTO moodboard_part (board_id, id, body) SELECT saved.id, part.id, part.body FROM saved, unnest($7::int[], $8::text[]) AS part (id, body)
    ON CONFLICT (tenant_id, board_id, id) DO UPDATE SET body = excluded.body)
  SELECT saved.* FROM saved RIGHT JOIN (SELECT 1 / count(*) AS is_there FROM saved) AS proof ON is_there = 1`;
const SAVE_AT_ONCE = saveAtOnce('');
const SAVE_AT_ONCE_WITH_SKELETON = saveAtOnce('skeleton = $9, ');
const DIVISION_BY_ZERO = '22012';

/** Saves a change to this very version in one statement. @throws when it is no longer that version; then nothing is saved. */
export async function updateBoardAtOnce(db: Db, before: BoardRow, change: PlannedChange): Promise<BoardRow> {
  const values = [
    before.id,
    before.version,
    change.lastPartId,
    change.bytes,
    db.memberId,
    change.gone,
    [...change.parts.keys()],
    [...change.parts.values()],
  ];
  const [row] = change.skeletonChanged
    ? await db.rows<BoardRow>(SAVE_AT_ONCE_WITH_SKELETON, [...values, JSON.stringify(change.root)])
    : await db.rows<BoardRow>(SAVE_AT_ONCE, values);
  return row as BoardRow;
}

/** The board is not what the change was made for: somebody was faster, or it is gone. */
export const isOvertaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === DIVISION_BY_ZERO;

const WRITE_PARTS = `INSERT INTO moodboard_part (board_id, id, body) SELECT $1, * FROM unnest($2::int[], $3::text[])
  ON CONFLICT (tenant_id, board_id, id) DO UPDATE SET body = excluded.body`;

/** In statements of about half a megabyte: what is written into one is written without a pause. */
async function writeParts(db: Db, boardId: number, parts: Parts): Promise<void> {
  for (const some of statementsOf(parts)) await db.rows(WRITE_PARTS, [boardId, some.map(([id]) => id), some.map(([, text]) => text)]);
}

const MOST_CHARACTERS = 512 * 1_024;
const MOST_PARTS = 2_000;

/** Is a change more than one statement should write? */
export function isLarge({ parts }: Pick<BoardChange, 'parts'>): boolean {
  if (parts.size > MOST_PARTS) return true;
  let characters = 0;
  for (const text of parts.values()) characters += text.length;
  return characters > MOST_CHARACTERS;
}

function* statementsOf(parts: Parts): Generator<[number, string][]> {
  let some: [number, string][] = [];
  let characters = 0;
  for (const part of parts) {
    if (some.length >= MOST_PARTS || (some.length > 0 && characters + part[1].length > MOST_CHARACTERS)) {
      yield some;
      [some, characters] = [[], 0];
    }
    some.push(part);
    characters += part[1].length;
  }
  if (some.length > 0) yield some;
}

export async function deleteBoard(db: Db, key: BoardKey): Promise<{ id: number; project_id: number | null } | undefined> {
  const [row] = await db.rows<{ id: number; project_id: number | null }>(
    `DELETE FROM moodboard_board WHERE ${where(key)} RETURNING id, project_id`,
    [value(key)],
  );
  return row;
}
