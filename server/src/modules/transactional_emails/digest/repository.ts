import type { Db } from '../../../platform/db/db';
import type { DoingKind } from './doings.data';

interface Doing {
  readonly eventId: number;
  readonly projectId: number;
  readonly kind: DoingKind;
  readonly at: string;
}

export interface CountedDoing {
  readonly project_id: number;
  readonly kind: DoingKind;
  readonly count: number;
}

export interface DueMember {
  readonly member_id: number;
  /** The first day that they were not told of. */
  readonly since: string;
}

export async function noteDoing(db: Db, { eventId, projectId, kind, at }: Doing): Promise<void> {
  await db.rows(
    'insert into transactional_emails_doing (event_id, project_id, kind, at) values ($1, $2, $3, $4) on conflict (tenant_id, event_id) do nothing',
    [eventId, projectId, kind, at],
  );
}

export async function wantsDigest(db: Db): Promise<boolean> {
  const [row] = await db.rows<{ wants: boolean }>('select wants from transactional_emails_digest where member_id = $1', [db.memberId]);
  return row?.wants ?? false;
}

/** From `today` on: what was before was not wanted. */
export async function setDigest(db: Db, { wants, today }: { wants: boolean; today: string }): Promise<void> {
  await db.rows(
    `insert into transactional_emails_digest as held (member_id, wants, told_until) values ($1, $2, $3)
     on conflict (tenant_id, member_id) do update set wants = $2, told_until = case when held.wants then held.told_until else $3 end`,
    [db.memberId, wants, today],
  );
}

/** Takes those who are due today: of two servers that ask at once one gets somebody. */
export function takeDue(db: Db, today: string): Promise<DueMember[]> {
  return db.rows<DueMember>(
    `with due as (select member_id, told_until from transactional_emails_digest where wants and told_until < $1 for update)
     update transactional_emails_digest held set told_until = $1 from due where held.member_id = due.member_id
     returning held.member_id, due.told_until::text as since`,
    [today],
  );
}

export function doingsBetween(db: Db, { from, to }: { from: Date; to: Date }): Promise<CountedDoing[]> {
  return db.rows<CountedDoing>(
    `select project_id, kind, count(*)::int as count from transactional_emails_doing where at >= $1 and at < $2
     group by project_id, kind order by project_id, min(at)`,
    [from, to],
  );
}

export async function forgetDoings(db: Db, before: Date): Promise<void> {
  await db.rows('delete from transactional_emails_doing where at < $1', [before]);
}
