import type { Db } from '../db/db';

export interface Step {
  readonly memberId: number;
  readonly key: string;
  readonly step: number;
}

export interface KnownStep {
  readonly request_hash: string;
  /** `{}` where the transaction answered nothing. */
  readonly result: { readonly value?: unknown } | null;
}

const CLAIM = `insert into platform_idempotency (member_id, key, step, request_hash) values ($1, $2, $3, $4)
  on conflict (tenant_id, member_id, key, step) do nothing returning step`;
const FIND = 'select request_hash, result from platform_idempotency where member_id = $1 and key = $2 and step = $3';
const KEEP = 'update platform_idempotency set result = $4::jsonb where member_id = $1 and key = $2 and step = $3';
const FORGET = `delete from platform_idempotency where created_at < now() - interval '24 hours'`;

/** True: the step is this request's. Waits for another request that is doing it. */
export async function claimStep(db: Db, { memberId, key, step, hash }: Step & { hash: string }): Promise<boolean> {
  return (await db.rows(CLAIM, [memberId, key, step, hash])).length > 0;
}

export async function findStep(db: Db, { memberId, key, step }: Step): Promise<KnownStep | undefined> {
  return (await db.rows<KnownStep>(FIND, [memberId, key, step]))[0];
}

export async function keepResult(db: Db, { memberId, key, step, value }: Step & { value: unknown }): Promise<void> {
  await db.rows(KEEP, [memberId, key, step, JSON.stringify({ value })]);
}

/** In the platform's own transaction, over all businesses. */
export async function forgetOldSteps(db: Db): Promise<void> {
  await db.rows(FORGET);
}
