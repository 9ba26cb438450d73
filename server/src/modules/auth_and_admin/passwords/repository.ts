import type { Db } from '../../../platform/db/db';

export async function insertReset(db: Db, reset: { userId: number; tokenHash: string; at: Date; expiresAt: Date }): Promise<void> {
  await db.rows('insert into auth_and_admin_password_reset (user_id, token_hash, created_at, expires_at) values ($1, $2, $3, $4)', [
    reset.userId,
    reset.tokenHash,
    reset.at,
    reset.expiresAt,
  ]);
}

/** Uses a link up, and with it every other open link of that person. Null: unknown, used or expired. */
export async function useReset(db: Db, { userId, tokenHash, at }: { userId: number; tokenHash: string; at: Date }): Promise<boolean> {
  const used = await db.rows(
    'update auth_and_admin_password_reset set used_at = $3 where user_id = $1 and token_hash = $2 and used_at is null and expires_at > $3 returning id',
    [userId, tokenHash, at],
  );
  if (used.length === 0) return false;
  await db.rows('update auth_and_admin_password_reset set used_at = $2 where user_id = $1 and used_at is null', [userId, at]);
  return true;
}

/** Stands for the address in the row that counts an account's attempts from all addresses. */
export const EVERYWHERE = '*';

/** When a row that is locked opens again. */
export async function lockedUntil(db: Db, { email, ip }: { email: string; ip: string }): Promise<Date> {
  const [row] = await db.rows<{ locked_until: string }>(
    'select locked_until from auth_and_admin_login_failure where email = $1 and ip = $2 and locked_until is not null',
    [email, ip],
  );
  return new Date(row?.locked_until ?? 0);
}

interface CountedAttempt {
  readonly email: string;
  readonly ip: string;
  readonly now: Date;
  readonly windowStart: Date;
  readonly lockUntil: Date;
  readonly limit: number;
}

/**
 * Takes one of the attempts there are in the window, in one statement: of many at once exactly `limit` get one. The last one locks.
 * Null: it is locked.
 */
export async function countAttempt(
  db: Db,
  { email, ip, now, windowStart, lockUntil, limit }: CountedAttempt,
): Promise<{ locks: boolean } | null> {
  const [taken] = await db.rows<{ locks: boolean }>(
    `insert into auth_and_admin_login_failure as f (email, ip, failures, first_at) values ($1, $2, 1, $3)
     on conflict (email, ip) do update set
       failures = case when f.first_at < $4 or f.locked_until is not null then 1 else f.failures + 1 end,
       first_at = case when f.first_at < $4 or f.locked_until is not null then $3 else f.first_at end,
       locked_until = case when f.first_at >= $4 and f.locked_until is null and f.failures + 1 >= $6 then $5::timestamptz end
     where f.locked_until is null or f.locked_until <= $3
     returning locked_until is not null as locks`,
    [email, ip, now, windowStart, lockUntil, limit],
  );
  return taken ?? null;
}

/** After a right one: the pair begins anew, and what it counted is no longer held against the account. */
export async function forgiveAttempts(db: Db, { email, ip }: { email: string; ip: string }): Promise<void> {
  const [own] = await db.rows<{ failures: number }>(
    'delete from auth_and_admin_login_failure where email = $1 and ip = $2 returning failures',
    [email, ip],
  );
  await db.rows('update auth_and_admin_login_failure set failures = greatest(failures - $3, 0) where email = $1 and ip = $2', [
    email,
    EVERYWHERE,
    own?.failures ?? 1,
  ]);
}

/** Addresses somebody has signed in from, the newest first. */
export async function addressesOf(db: Db, { userId, since }: { userId: number; since: Date }): Promise<string[]> {
  const rows = await db.rows<{ ip: string }>(
    'select ip from auth_and_admin_session where user_id = $1 and created_at > $2 order by created_at desc limit 200',
    [userId, since],
  );
  return rows.map(({ ip }) => ip);
}

/** Taken in the order in which attempts take them, so that neither waits for the other for ever. */
export async function clearAllFailures(db: Db, email: string): Promise<void> {
  await db.rows('select ip from auth_and_admin_login_failure where email = $1 order by ip = $2, ip for update', [email, EVERYWHERE]);
  await db.rows('delete from auth_and_admin_login_failure where email = $1', [email]);
}

export async function forgetOldAttempts(db: Db, before: Date): Promise<void> {
  await db.rows('delete from auth_and_admin_login_failure where first_at < $1', [before]);
  await db.rows('delete from auth_and_admin_password_reset where expires_at < $1', [before]);
}
