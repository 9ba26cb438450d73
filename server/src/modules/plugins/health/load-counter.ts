import type { LoadOutcome, LoadReport } from '@butterfly/contracts/plugins';
import type { Database } from '../../../platform/db/database';
import { RateLimiter } from '../../../platform/http/rate-limiter';
import type { World } from '../resolution/world';
import { bucketOfTime, emptyTimes } from './histogram';
import { writeLoads, type MinuteOfLoads } from './repository';

const FLUSH_MS = 2_000;
const LONGEST_MS = 60_000;
/** A person opens a plugin a few times a minute; more from one session is no news. */
const PER_SESSION = 10;
const MAX_ROWS = 20_000;

type Loads = Required<LoadReport['loads'][number]>[];

interface Services {
  readonly db: Database;
  readonly clock: () => Date;
  readonly snapshots: { current(): Promise<{ readonly world: World }> };
  /** Told after the figures are in the database. */
  readonly onFailure: (error: unknown) => void;
}

/** Counts loads in memory and writes them in one statement every other second. */
export class LoadCounter {
  private rows = new Map<string, MinuteOfLoads>();
  private timer: NodeJS.Timeout | undefined;
  private readonly limiter: RateLimiter;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly services: Services) {
    this.limiter = new RateLimiter(() => services.clock().getTime());
  }

  /** Takes a report. What nobody could have loaded, or comes too often from this session, is dropped. */
  async take(loads: Loads, { sessionId, tenantId }: { sessionId: number; tenantId: number }): Promise<void> {
    const { world } = await this.services.snapshots.current();
    const watched = watchedPlugins(world);
    for (const entry of loads) {
      if (world.record(entry.release)?.id !== entry.plugin) continue;
      if (this.limiter.take(`${sessionId}/${entry.release}`, PER_SESSION) > 0) continue;
      this.count(watched.has(entry.plugin) ? { ...entry, weight: 1 } : entry, tenantId);
    }
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what was counted so far. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    const rows = [...this.rows.values()];
    this.rows = new Map();
    if (rows.length === 0) return;
    try {
      await this.services.db.withoutTenant((db) => writeLoads(db, rows));
    } catch (error) {
      // Figures of two seconds are lost; the next ones come.
      this.services.onFailure(error);
    }
  }

  private count({ release, outcome, ms, weight }: Loads[number], tenantId: number): void {
    const minute = new Date(Math.floor(this.services.clock().getTime() / 60_000) * 60_000).toISOString();
    const key = `${release}/${tenantId}/${minute}`;
    const known = this.rows.get(key);
    if (!known && this.rows.size >= MAX_ROWS) return;
    const row = known ?? { release_id: release, for_tenant_id: tenantId, minute, ok: 0, load: 0, timeout: 0, integrity: 0, crash: 0, times: emptyTimes() };
    this.rows.set(key, row);
    // Failures are all told, so they never weigh more.
    const times = outcome === 'ok' ? weight : 1;
    row[outcome satisfies LoadOutcome] += times;
    if (outcome === 'ok') row.times[bucketOfTime(Math.min(ms, LONGEST_MS))] = (row.times[bucketOfTime(Math.min(ms, LONGEST_MS))] ?? 0) + times;
  }
}

/** While a rollout is watched every load is told, and none weighs more than another. */
function watchedPlugins({ plugins }: World): ReadonlySet<string> {
  return new Set([...plugins.values()].filter(({ rollouts }) => rollouts.some(({ state }) => state === 'running')).map(({ id }) => id));
}
