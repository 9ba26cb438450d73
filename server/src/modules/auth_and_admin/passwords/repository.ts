import type { Db } from '../../../platform/db/db';

export async function insertReset(db: Db, reset: { userId: number; tokenHash: string; at: Date; expiresAt: Date }): Promise<void> {
  await db.rows('insert into auth_and_admin_password_reset (user_id, token_hash, created_at, expires_at) values ($1, $2, $3, $4)', [reset.userId, reset.tokenHash, reset.at, reset.expiresAt]);
}

/** Uses a link up, and with it every other open link of that person. Null: unknown, used or expired. */
export async function useReset(db: Db, { userId, tokenHash, at }: { userId: number; tokenHash: string; at: Date }): Promise<boolean> {
  const used = await db.rows(
    'update auth_and_admin_password_reset set used_at = $3 where user_id = $1 and token_hash = $2 and used_at is null and expires_at > $3 returning id', [userId, tokenHash, at],
  );
  if (used.length === 0) return false;
  await db.rows('update auth_and_admin_password_reset set used_at = $2 where user_id = $1 and used_at is null', [userId, at]);
  return true;
}

export async function lockedUntil(db: Db, { email, ip, now }: { email: string; ip: string; now: Date }): Promise<string | null> {
  const [row] = await db.rows<{ locked_until: string }>('select locked_until from auth_and_admin_login_failure where email = $1 and ip = $2 and locked_until > $3', [email, ip, now]);
  return row?.locked_until ?? null;
}

/** Counts a failed sign-in; the tenth within the window locks. */
export async function countFailure(db: Db, failure: { email: string; ip: string; now: Date; windowStart: Date; lockUntil: Date; limit: number }): Promise<void> {
  await db.rows(
    `insert into auth_and_admin_login_failure as f (email, ip, failures, first_at) values ($1, $2, 1, $3)
     on conflict (email, ip) do update set
       failures = case when f.first_at < $4 or f.locked_until is not null then 1 else f.failures + 1 end,
       first_at = case when f.first_at < $4 or f.locked_until is not null then $3 else f.first_at end,
       locked_until = case when f.first_at >= $4 and f.locked_until is null and f.failures + 1 >= $6 then $5::timestamptz end`,
    [failure.email, failure.ip, failure.now, failure.windowStart, failure.lockUntil, failure.limit],
  );
}

export async function clearFailures(db: Db, { email, ip }: { email: string; ip: string }): Promise<void> {
  await db.rows('delete from auth_and_admin_login_failure where email = $1 and ip = $2', [email, ip]);
}

export async function clearAllFailures(db: Db, email: string): Promise<void> {
  await db.rows('delete from auth_and_admin_login_failure where email = $1', [email]);
}

export async function forgetOldAttempts(db: Db, before: Date): Promise<void> {
  await db.rows('delete from auth_and_admin_login_failure where first_at < $1', [before]);
  await db.rows('delete from auth_and_admin_password_reset where expires_at < $1', [before]);
}
