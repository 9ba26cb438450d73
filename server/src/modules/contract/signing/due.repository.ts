import type { Db } from '../../../platform/db/db';

/** Days after somebody was asked to sign on which they are asked again. */
export const REMINDER_DAYS: readonly number[] = [3, 7, 14];

const OPEN = `c.state in ('sent', 'viewed', 'partially_signed')`;

const PASSED = `(select count(*)::int from unnest($2::int[]) as step where s.asked_at + step * interval '1 day' <= $1::timestamptz)`;
const DUE = `s.role <> 'studio' and s.state in ('notified', 'viewed') and s.reminders < ${PASSED}
  and (s.reminded_at is null or s.reminded_at <= $1::timestamptz - interval '1 day')`;

export interface DueSigner {
  readonly signer_id: number;
  /** How many of the reminders their days have come for, sent or not. */
  readonly passed: number;
}

/** Contracts in which somebody has not signed on the day of a reminder; who was reminded within a day, by whomever, is left alone. */
export async function contractsToRemind(db: Db, now: Date): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select distinct c.id from contract_contract c join contract_signer s on s.tenant_id = c.tenant_id and s.contract_id = c.id
     where ${OPEN} and (c.expires_at is null or c.expires_at > $1::timestamptz) and ${DUE} order by c.id limit 500`,
    [now.toISOString(), REMINDER_DAYS],
  );
  return rows.map(({ id }) => id);
}

export function dueSigners(db: Db, { id, now }: { id: number; now: Date }): Promise<DueSigner[]> {
  return db.rows<DueSigner>(
    `select s.id as signer_id, ${PASSED} as passed from contract_signer s where s.contract_id = $3::int and ${DUE} order by s.position`,
    [now.toISOString(), REMINDER_DAYS, id],
  );
}

/** Reminders whose days passed while nobody was there to send them are not made up for. */
export async function noteReminded(db: Db, { signer_id, passed }: DueSigner): Promise<void> {
  await db.rows('update contract_signer set reminders = $2 where id = $1', [signer_id, passed]);
}

/** Contracts whose last day to sign is over, which nobody was told yet. */
export async function contractsToEnd(db: Db, now: Date): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select c.id from contract_contract c where ${OPEN} and c.expires_at <= $1::timestamptz and c.expiry_told_at is null order by c.id limit 500`,
    [now.toISOString()],
  );
  return rows.map(({ id }) => id);
}

/** True for one of those who ask: it is theirs to tell. */
export async function takeExpiry(db: Db, { id, now }: { id: number; now: Date }): Promise<boolean> {
  const taken = await db.rows(
    `update contract_contract c set expiry_told_at = $2::timestamptz
     where c.id = $1::int and ${OPEN} and c.expires_at <= $2::timestamptz and c.expiry_told_at is null returning c.id`,
    [id, now.toISOString()],
  );
  return taken.length > 0;
}
