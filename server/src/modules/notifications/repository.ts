import type { Notification } from '@butterfly/contracts/notifications';
import type { Db } from '../../platform/db/db';

export function insertForMembers(
  db: Db,
  memberIds: readonly number[],
  { title, content }: { title: string; content: string },
): Promise<(Notification & { member_id: number })[]> {
  return db.rows(
    `insert into notifications_notification (member_id, title, content) select m, $2, $3 from unnest($1::int[]) as m
     returning id, member_id, title, content, created_at`,
    [memberIds, title, content],
  );
}

/** The member is the caller of the transaction. */
export function unreadOf(db: Db, limit: number): Promise<Notification[]> {
  return db.rows<Notification>(
    'select id, title, content, created_at from notifications_notification where member_id = $1 and read_at is null order by id desc limit $2',
    [db.memberId, limit],
  );
}

export async function markRead(db: Db, id: number): Promise<boolean> {
  const found = await db.rows(
    'update notifications_notification set read_at = coalesce(read_at, now()) where member_id = $1 and id = $2 returning id',
    [db.memberId, id],
  );
  return found.length > 0;
}

/** Answers the ids that were unread, in order. `upTo` leaves alone what came after the page has read. */
export async function markAllRead(db: Db, upTo: number | null): Promise<readonly number[]> {
  const read = await db.rows<{ id: number }>(
    'update notifications_notification set read_at = now() where member_id = $1 and read_at is null and id <= coalesce($2::int, 2147483647) returning id',
    [db.memberId, upTo],
  );
  return read.map(({ id }) => id).sort((a, b) => a - b);
}
