import type { Db } from '../../../platform/db/db';

export interface NewSession {
  readonly tokenHash: string;
  readonly membershipId: number;
  readonly userId: number;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly ip: string;
  readonly userAgent: string;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.rows(
    `insert into auth_and_admin_session (token_hash, membership_id, user_id, created_at, last_seen_at, expires_at, ip, user_agent)
     values ($1, $2, $3, $4, $4, $5, $6, $7)`,
    [session.tokenHash, session.membershipId, session.userId, session.at, session.expiresAt, session.ip, session.userAgent],
  );
}

export async function touchSession(db: Db, id: number, at: Date): Promise<void> {
  await db.rows('update auth_and_admin_session set last_seen_at = $2 where id = $1', [id, at]);
}

export async function moveSession(db: Db, id: number, membershipId: number): Promise<void> {
  await db.rows('update auth_and_admin_session set membership_id = $2 where id = $1', [id, membershipId]);
}

export interface OpenSession {
  readonly id: number;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly expires_at: string;
  readonly ip: string;
  readonly user_agent: string;
}

export function openSessions(db: Db, userId: number, now: Date): Promise<OpenSession[]> {
  return db.rows<OpenSession>(
    `select id, created_at, last_seen_at, expires_at, ip, user_agent from auth_and_admin_session
     where user_id = $1 and revoked_at is null and expires_at > $2 order by last_seen_at desc, id desc limit 200`,
    [userId, now],
  );
}

/** Ends one open session of a person; false when there is none. */
export async function revokeSession(db: Db, { id, userId, at }: { id: number; userId: number; at: Date }): Promise<boolean> {
  const ended = await db.rows(
    'update auth_and_admin_session set revoked_at = $3 where id = $1 and user_id = $2 and revoked_at is null returning id',
    [id, userId, at],
  );
  return ended.length > 0;
}

export async function revokeSessionByHash(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db.rows('update auth_and_admin_session set revoked_at = $2 where token_hash = $1 and revoked_at is null', [tokenHash, at]);
}

/** Ends every session of a person but one; 0 spares none. Answers how many there were. */
export async function revokeSessions(db: Db, { userId, except, at }: { userId: number; except: number; at: Date }): Promise<number> {
  const ended = await db.rows(
    'update auth_and_admin_session set revoked_at = $3 where user_id = $1 and id <> $2 and revoked_at is null returning id',
    [userId, except, at],
  );
  return ended.length;
}

export async function forgetOldSessions(db: Db, before: Date): Promise<void> {
  await db.rows('delete from auth_and_admin_session where expires_at < $1 or revoked_at < $1', [before]);
}
