import type { Database } from '../db/database';
import type { Job } from '../define-module';
import type { FileStore } from './file-store';
import { forgetRemoved, referredHashes } from './repository';

const DAY = 86_400_000;
const RESTORABLE_DAYS = 30;
const BATCH = 500;

interface SweepDeps {
  readonly db: Database;
  readonly store: FileStore;
  readonly clock: () => Date;
}

/** Once a night: forgets files removed 30 days ago and bytes of the day before yesterday that no row refers to. */
export function sweepJob(deps: SweepDeps): Job<never> {
  return { name: 'platform.files.sweep', schedule: '17 3 * * *', run: () => sweepFiles(deps) };
}

export async function sweepFiles({ db, store, clock }: SweepDeps): Promise<void> {
  const now = clock().getTime();
  await store.tidy(now);
  for (const tenantId of await store.tenants()) {
    const who = { tenantId, memberId: null };
    await db.withTenant(who, (tx) => forgetRemoved(tx, new Date(now - RESTORABLE_DAYS * DAY)));
    const old = new Date(now - DAY);
    for await (const hashes of batches(store.olderThan(tenantId, old))) {
      const referred = await db.withTenant(who, (tx) => referredHashes(tx, hashes));
      for (const hash of hashes) if (!referred.has(hash)) await store.remove(tenantId, hash, old);
    }
  }
}

async function* batches(hashes: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const hash of hashes) {
    batch.push(hash);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
