import type { Database } from '../../platform/db/database';
import type { Bus } from '../../platform/sockets/bus';
import { RegistryRepository } from './repository';
import type { StablePointer } from './resolution/resolve';

/** What the stable channels point to, the same for everybody. */
export interface Snapshot {
  readonly stable: readonly StablePointer[];
  readonly generation: number;
}

const CHANNEL = 'plugins.moved';
/** A message between processes may be lost; after this long a process looks for itself. */
const KEEP_MS = 10_000;

/** The registry in memory; forgotten in every process when a channel moves. */
export class SnapshotCache {
  private kept: { value: Promise<Snapshot>; until: number } | undefined;

  constructor(private readonly db: Database, private readonly bus: Bus) {
    bus.on(CHANNEL, () => this.drop());
  }

  current(): Promise<Snapshot> {
    const now = performance.now();
    if (this.kept && this.kept.until > now) return this.kept.value;
    const value = this.load();
    const kept = { value, until: now + KEEP_MS };
    this.kept = kept;
    // A failed look is not kept; who asked hears of it, the next one asks again.
    value.catch(() => { if (this.kept === kept) this.kept = undefined; });
    return value;
  }

  /** Call after the commit of a move. */
  moved(): void {
    this.drop();
    this.bus.publish(CHANNEL, {});
  }

  private drop(): void {
    this.kept = undefined;
  }

  private load(): Promise<Snapshot> {
    return this.db.withoutTenant(async (db) => {
      const repository = new RegistryRepository(db);
      return { generation: await repository.generation(), stable: await repository.stable() };
    });
  }
}
