import type { ShareMode } from '@butterfly/contracts/moodboard';
import type { Db } from '../../../platform/db/db';

export interface ShareRow {
  readonly id: number;
  readonly board_id: number;
  readonly nonce: string;
  readonly mode: ShareMode;
  readonly label: string;
  readonly password_hash: string | null;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly opened_count: number;
  readonly last_opened_at: string | null;
  readonly failures: number;
  readonly failures_since: string | null;
  readonly created_at: string;
  readonly created_by_id: number | null;
}

const FIELDS =
  'id, board_id, nonce, mode, label, password_hash, expires_at, revoked_at, opened_count, last_opened_at, failures, failures_since, created_at, created_by_id';
const LIST = `select ${FIELDS} from moodboard_share where board_id = $1 and revoked_at is null order by id desc limit 200`;
const COUNT = 'select count(*)::int as count from moodboard_share where board_id = $1 and revoked_at is null';
const BY_NONCE = `select ${FIELDS} from moodboard_share where nonce = $1`;
const INSERT = `insert into moodboard_share (board_id, nonce, mode, label, password_hash, expires_at, created_by_id) values ($1, $2, $3, $4, $5, $6, $7) returning ${FIELDS}`;
const REVOKE = `update moodboard_share set revoked_at = case when $3 then coalesce(revoked_at, now()) end where id = $1 and board_id = $2 returning ${FIELDS}`;
const OPENED = 'update moodboard_share set opened_count = opened_count + 1, last_opened_at = now() where id = $1';
/** Ten tries in a quarter of an hour; the count begins anew with the first one after it. No row: they are used up. */
const TRY = `update moodboard_share set
    failures = case when failures_since > $2::timestamptz - interval '15 minutes' then failures + 1 else 1 end,
    failures_since = case when failures_since > $2::timestamptz - interval '15 minutes' then failures_since else $2 end
  where id = $1 and not (failures >= $3::int and failures_since > $2::timestamptz - interval '15 minutes') returning id`;
const GIVE_BACK = 'update moodboard_share set failures = greatest(failures - 1, 0) where id = $1';

export function sharesOf(db: Db, boardId: number): Promise<ShareRow[]> {
  return db.rows<ShareRow>(LIST, [boardId]);
}

export async function countShares(db: Db, boardId: number): Promise<number> {
  return (await db.rows<{ count: number }>(COUNT, [boardId]))[0]?.count ?? 0;
}

export async function shareByNonce(db: Db, nonce: string): Promise<ShareRow | undefined> {
  return (await db.rows<ShareRow>(BY_NONCE, [nonce]))[0];
}

export async function insertShare(
  db: Db,
  row: Pick<ShareRow, 'board_id' | 'nonce' | 'mode' | 'label' | 'password_hash' | 'expires_at'>,
): Promise<ShareRow> {
  const [made] = await db.rows<ShareRow>(INSERT, [
    row.board_id,
    row.nonce,
    row.mode,
    row.label,
    row.password_hash,
    row.expires_at,
    db.memberId,
  ]);
  if (!made) throw new Error('The link was not written.');
  return made;
}

export async function setRevoked(
  db: Db,
  { id, boardId, revoked }: { id: number; boardId: number; revoked: boolean },
): Promise<ShareRow | undefined> {
  return (await db.rows<ShareRow>(REVOKE, [id, boardId, revoked]))[0];
}

export async function noteOpened(db: Db, id: number): Promise<void> {
  await db.rows(OPENED, [id]);
}

/** Takes one try at the password of a link, before it is looked at: of many at once no more are judged than there may be. */
export async function takeTry(db: Db, { id, now, most }: { id: number; now: Date; most: number }): Promise<boolean> {
  return (await db.rows(TRY, [id, now.toISOString(), most])).length > 0;
}

/** The password was right: it was no failure. */
export async function giveTryBack(db: Db, id: number): Promise<void> {
  await db.rows(GIVE_BACK, [id]);
}
