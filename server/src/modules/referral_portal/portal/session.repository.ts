import type { Db } from '../../../platform/db/db';

interface NewSession {
  readonly partnerId: number;
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly at: Date;
  /** From where, as `networkHash` keeps it. */
  readonly network: string;
}

export async function insertSession(db: Db, { partnerId, tokenHash, expiresAt, at, network }: NewSession): Promise<void> {
  await db.rows(
    'insert into referral_portal_session (partner_id, token_hash, expires_at, created_at, network_hash) values ($1, $2, $3::timestamptz, $4::timestamptz, $5)',
    [partnerId, tokenHash, expiresAt.toISOString(), at.toISOString(), network],
  );
}

/** Whether a partner has signed in from there since a moment. */
export async function signedInFrom(
  db: Db,
  { partnerId, network, since }: { partnerId: number; network: string; since: Date },
): Promise<boolean> {
  const rows = await db.rows(
    'select 1 as one from referral_portal_session where partner_id = $1 and network_hash = $2 and created_at >= $3::timestamptz limit 1',
    [partnerId, network, since.toISOString()],
  );
  return rows.length > 0;
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
