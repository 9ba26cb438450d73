import type { Db } from '../../../platform/db/db';

export interface CommentRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly page_id: string;
  readonly element_id: string | null;
  readonly x: number;
  readonly y: number;
  readonly body: string;
  readonly with_client: boolean;
  readonly link_id: number | null;
  readonly author_name: string;
  readonly author_id: number | null;
  readonly visitor_hash: string | null;
  readonly resolved_at: string | null;
  readonly removed_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export type NewCommentRow = Omit<CommentRow, 'id' | 'resolved_at' | 'removed_at' | 'created_at' | 'updated_at'>;

const FIELDS =
  'id, parent_id, page_id, element_id, x, y, body, with_client, link_id, author_name, author_id, visitor_hash, resolved_at, removed_at, created_at, updated_at';
const LIST = `select ${FIELDS} from moodboard_comment where board_id = $1 and removed_at is null and (with_client or not $2::boolean) order by id limit 2000`;
const COUNT = 'select count(*)::int as count from moodboard_comment where board_id = $1 and removed_at is null';
const FIND = `select ${FIELDS} from moodboard_comment where board_id = $1 and id = $2`;
const INSERT = `insert into moodboard_comment (board_id, parent_id, page_id, element_id, x, y, body, with_client, link_id, author_name, author_id, visitor_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${FIELDS}`;
const CHANGE = `update moodboard_comment set body = $3, resolved_at = case when $4::boolean then coalesce(resolved_at, now()) end,
  resolved_by_id = case when $4::boolean then coalesce(resolved_by_id, $5) end, updated_at = now() where board_id = $1 and id = $2 returning ${FIELDS}`;
const REMOVE = `update moodboard_comment set removed_at = case when $3::boolean then coalesce(removed_at, now()) end where board_id = $1 and id = $2 returning ${FIELDS}`;

const EDITORS = `select saved_by_id as id from moodboard_board where id = $1 and saved_by_id is not null
  union select saved_by_id from moodboard_revision where board_id = $1 and saved_by_id is not null and saved_at > now() - interval '30 days' limit 50`;

/** Who has worked on the board in the last weeks. */
export async function editorsOf(db: Db, boardId: number): Promise<readonly number[]> {
  return (await db.rows<{ id: number }>(EDITORS, [boardId])).map(({ id }) => id);
}

export function commentsOf(db: Db, { boardId, withClientOnly }: { boardId: number; withClientOnly: boolean }): Promise<CommentRow[]> {
  return db.rows<CommentRow>(LIST, [boardId, withClientOnly]);
}

export async function countComments(db: Db, boardId: number): Promise<number> {
  return (await db.rows<{ count: number }>(COUNT, [boardId]))[0]?.count ?? 0;
}

export async function findComment(db: Db, { boardId, id }: { boardId: number; id: number }): Promise<CommentRow | undefined> {
  return (await db.rows<CommentRow>(FIND, [boardId, id]))[0];
}

export async function insertComment(db: Db, boardId: number, row: NewCommentRow): Promise<CommentRow> {
  const { parent_id, page_id, element_id, x, y, body, with_client, link_id, author_name, author_id, visitor_hash } = row;
  const [made] = await db.rows<CommentRow>(INSERT, [
    boardId,
    parent_id,
    page_id,
    element_id,
    x,
    y,
    body,
    with_client,
    link_id,
    author_name,
    author_id,
    visitor_hash,
  ]);
  if (!made) throw new Error('The comment was not written.');
  return made;
}

export async function changeComment(
  db: Db,
  change: { boardId: number; id: number; body: string; resolved: boolean },
): Promise<CommentRow | undefined> {
  return (await db.rows<CommentRow>(CHANGE, [change.boardId, change.id, change.body, change.resolved, db.memberId]))[0];
}

export async function setCommentRemoved(
  db: Db,
  { boardId, id, removed }: { boardId: number; id: number; removed: boolean },
): Promise<CommentRow | undefined> {
  return (await db.rows<CommentRow>(REMOVE, [boardId, id, removed]))[0];
}
