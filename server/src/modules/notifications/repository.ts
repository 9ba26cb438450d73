import type { LatestNotification, Notification } from '@butterfly/contracts/notifications';
import type { Db } from '../../platform/db/db';
import type { MemberNotification } from './api';

export function insertNotifications(db: Db, messages: readonly MemberNotification[]): Promise<(Notification & { member_id: number })[]> {
  return db.rows(
    `insert into notifications_notification (member_id, title, content, link)
     select member_id, title, content, link from unnest($1::int[], $2::text[], $3::text[], $4::text[]) as m (member_id, title, content, link)
     returning id, member_id, title, content, link, created_at`,
    [
      messages.map(({ memberId }) => memberId),
      messages.map(({ title }) => title),
      messages.map(({ content }) => content),
      messages.map(({ link }) => link ?? null),
    ],
  );
}

/** The member is the caller of the transaction. */
export function unreadOf(db: Db, limit: number): Promise<Notification[]> {
  return db.rows<Notification>(
    'select id, title, content, link, created_at from notifications_notification where member_id = $1 and read_at is null order by id desc limit $2',
    [db.memberId, limit],
  );
}

/** Read or not, of the last days, newest first. */
export function latestOf(db: Db, { days, limit }: { days: number; limit: number }): Promise<LatestNotification[]> {
  return db.rows<LatestNotification>(
    `select id, title, content, link, created_at, read_at from notifications_notification
     where member_id = $1 and created_at > now() - make_interval(days => $2) order by id desc limit $3`,
    [db.memberId, days, limit],
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
