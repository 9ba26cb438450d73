import type { MailStatus } from '@butterfly/contracts/transactional_emails';
import type { Db } from '../../../platform/db/db';
import type { WholeSend } from './repository';

const TABLE = 'transactional_emails_send';
const DUE = `status in ('queued', 'soft_bounced') and sealed_order is not null`;
/** Longer than any mail may take to leave. */
const CLAIM = `interval '10 minutes'`;
const UNKNOWN = 'The server stopped while this mail was leaving: it may or may not have arrived. Send it again if it did not.';

/** Mails whose time has come, the oldest first. */
export async function waitingSends(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(`select id from ${TABLE} where ${DUE} and next_at <= $1 order by next_at, id limit $2`, [
    now,
    limit,
  ]);
  return rows.map(({ id }) => id);
}

/** A mail whose sender died is not sent again by itself: nobody knows whether it has left. */
export async function giveUpOrphans(db: Db, now: Date): Promise<void> {
  await db.rows(
    `update ${TABLE} set version = version + 1, status = 'failed', error = $2, sealed_order = case when is_personal then null else sealed_order end, updated_at = $1
     where status = 'sending' and claimed_until < $1`,
    [now, UNKNOWN],
  );
}

/** It is this process's to send from now on; undefined: somebody else's, or its time has not come. */
export async function claimSend(db: Db, id: number, now: Date): Promise<WholeSend | undefined> {
  const [row] = await db.rows<WholeSend>(
    `update ${TABLE} set version = version + 1, status = 'sending', attempts = attempts + 1, claimed_until = $2::timestamptz + ${CLAIM}, updated_at = $2
     where id = (select id from ${TABLE} where id = $1 and ${DUE} and next_at <= $2 for update skip locked)
     returning id, template, project_id, contact_id, recipient, subject, status, error, is_personal, language, opened_at, clicked_at, created_at, sent_at, resent_of_id, attempts, sealed_order, sealed_copy`,
    [id, now],
  );
  return row;
}

interface Settled {
  readonly id: number;
  readonly status: Extract<MailStatus, 'failed' | 'hard_bounced' | 'kept' | 'off' | 'sent' | 'suppressed'>;
  readonly now: Date;
  readonly error?: string;
  readonly subject?: string;
  readonly version?: number | null;
  readonly sealedCopy?: string | null;
  readonly sealedOrder?: string | null;
}

/** What became of a claimed mail. What was to be sent is kept no longer than it is needed. */
export async function settleSend(
  db: Db,
  { id, status, now, error = '', subject, version, sealedCopy, sealedOrder = null }: Settled,
): Promise<void> {
  await db.rows(
    `update ${TABLE} set version = version + 1, status = $2, error = $3, claimed_until = null, updated_at = $4, sealed_order = $5,
       sent_at = case when $2 in ('sent', 'kept') then $4 else sent_at end,
       subject = coalesce($6, subject), template_version = coalesce($7, template_version), sealed_copy = coalesce($8, sealed_copy)
     where id = $1 and status = 'sending'`,
    [id, status, error.slice(0, 500), now, sealedOrder, subject ?? null, version ?? null, sealedCopy ?? null],
  );
}

interface Postponed {
  readonly id: number;
  readonly status: 'queued' | 'soft_bounced';
  readonly at: Date;
  readonly error: string;
  readonly now: Date;
  /** Without it what was to be sent is still there. */
  readonly sealedOrder?: string;
}

/** It waits for another try. What is known to have arrived, or never will, stays as it is. */
export async function postponeSend(db: Db, { id, status, at, error, now, sealedOrder }: Postponed): Promise<void> {
  await db.rows(
    `update ${TABLE} set version = version + 1, status = $2, next_at = $3, error = $4, claimed_until = null, updated_at = $5, sealed_order = coalesce($6, sealed_order)
     where id = $1 and status in ('sending', 'sent')`,
    [id, status, at, error.slice(0, 500), now, sealedOrder ?? null],
  );
}

interface Told {
  readonly id: number;
  readonly status: Extract<MailStatus, 'complained' | 'delivered' | 'failed' | 'hard_bounced'>;
  readonly error: string;
  readonly now: Date;
}

/** What a provider says afterwards. What is known to be worse stays. */
export async function markTold(db: Db, { id, status, error, now }: Told): Promise<void> {
  await db.rows(
    `update ${TABLE} set version = version + 1, status = $2, error = $3, updated_at = $4, sealed_order = null where id = $1 and status <> 'complained' and (status <> 'hard_bounced' or $2 = 'complained')`,
    [id, status, error.slice(0, 500), now],
  );
}

export async function markSeen(db: Db, { id, what, at }: { id: number; what: 'clicked' | 'opened'; at: string }): Promise<void> {
  await db.rows(`update ${TABLE} set version = version + 1, ${what}_at = coalesce(${what}_at, $2) where id = $1`, [id, at]);
}
