import type { Platform } from '../../platform/platform';
import { RegistryRepository } from './repository';
import type { SnapshotCache } from './snapshot';

/** One transaction on the registry, after which every process reads it anew. */
export async function registryChange<T>(
  { db, snapshots }: { readonly db: Pick<Platform['db'], 'withoutTenant'>; readonly snapshots: Pick<SnapshotCache, 'moved'> },
  work: (repository: RegistryRepository) => Promise<T>,
): Promise<T> {
  const done = await db.withoutTenant((tx) => work(new RegistryRepository(tx)));
  snapshots.moved();
  return done;
}
