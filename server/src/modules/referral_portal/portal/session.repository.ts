import type { Db } from '../../../platform/db/db';

interface NewSession {
  readonly partnerId: number;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

export async function insertSession(db: Db, { partnerId, tokenHash, expiresAt }: NewSession): Promise<void> {
  await db.rows('insert into referral_portal_session (partner_id, token_hash, expires_at) values ($1, $2, $3::timestamptz)', [
    ...[partnerId, tokenHash, expiresAt.toISOString()],
  ]);
}

/** Whose open session this is. */
export async function partnerOfSession(db: Db, { tokenHash, now }: { tokenHash: string; now: Date }): Promise<number | undefined> {
  const [row] = await db.rows<{ partner_id: number }>(
    'select partner_id from referral_portal_session where token_hash = $1 and ended_at is null and expires_at > $2::timestamptz',
    [tokenHash, now.toISOString()],
  );
  return row?.partner_id;
}

export async function endSession(db: Db, { tokenHash, at }: { tokenHash: string; at: Date }): Promise<void> {
  await db.rows('update referral_portal_session set ended_at = $2::timestamptz where token_hash = $1 and ended_at is null', [
    ...[tokenHash, at.toISOString()],
  ]);
}

/** Signs a partner out everywhere. */
export async function endSessionsOf(db: Db, { partnerId, at }: { partnerId: number; at: Date }): Promise<void> {
  await db.rows('update referral_portal_session set ended_at = $2::timestamptz where partner_id = $1 and ended_at is null', [
    ...[partnerId, at.toISOString()],
  ]);
}
