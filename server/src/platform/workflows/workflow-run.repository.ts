import type { Db } from '../db/db';

export interface RunKey {
  readonly workflow: string;
  readonly key: string;
}

export interface KnownRun {
  readonly input_hash: string;
  readonly result: unknown;
}

const CLAIM = `insert into platform_workflow_run (workflow, key, input_hash) values ($1, $2, $3)
  on conflict (tenant_id, workflow, key) do nothing returning key`;
const FIND = 'select input_hash, result from platform_workflow_run where workflow = $1 and key = $2';
const KEEP = 'update platform_workflow_run set result = $3::jsonb where workflow = $1 and key = $2';

/** True: the work is this transaction's. Waits for another one that is doing it. */
export async function claimRun(db: Db, { workflow, key, inputHash }: RunKey & { inputHash: string }): Promise<boolean> {
  return (await db.rows(CLAIM, [workflow, key, inputHash])).length > 0;
}

export async function findRun(db: Db, { workflow, key }: RunKey): Promise<KnownRun | undefined> {
  return (await db.rows<KnownRun>(FIND, [workflow, key]))[0];
}

export async function keepRun(db: Db, { workflow, key, result }: RunKey & { result: unknown }): Promise<void> {
  await db.rows(KEEP, [workflow, key, JSON.stringify(result)]);
}
