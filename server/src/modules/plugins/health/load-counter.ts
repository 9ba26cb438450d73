import type { LoadOutcome, LoadReport, PermissionRecord } from '@butterfly/contracts/plugins';
import type { Database } from '../../../platform/db/database';
import { RateLimiter } from '../../../platform/http/rate-limiter';
import type { Requesters } from '../business/requester';
import type { World } from '../resolution/world';
import { bucketOfTime, emptyTimes } from './histogram';
import { writeLoads, type MinuteOfLoads } from './repository';
import { servedTo } from './served';
import { writeWitnesses, type Witness } from './witnesses';

const FLUSH_MS = 2_000;
const LONGEST_MS = 60_000;
/** A person opens a plugin a few times a minute; more from one member is no news, in however many sessions. */
const PER_MEMBER = 20;
const MAX_ROWS = 20_000;

type Loads = Required<LoadReport['loads'][number]>[];

/** Who tells. */
interface Member {
  readonly tenantId: number;
  readonly memberId: number;
  readonly permissions: PermissionRecord;
}

interface Services {
  readonly db: Database;
  readonly clock: () => Date;
  readonly snapshots: { current(): Promise<{ readonly world: World }> };
  readonly requesters: Pick<Requesters, 'member'>;
  /** Told after the figures are in the database. */
  readonly onFailure: (error: unknown) => void;
}

/** Counts loads in memory and writes them in one statement every other second. */
export class LoadCounter {
  private rows = new Map<string, MinuteOfLoads>();
  private witnesses = new Map<string, Witness>();
  private timer: NodeJS.Timeout | undefined;
  private readonly limiter = new RateLimiter();
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly services: Services) {}

  /** Takes a report. What this member was not served, or tells too often, is dropped. */
  async take(loads: Loads, member: Member): Promise<void> {
    const { world } = await this.services.snapshots.current();
    const watched = watchedPlugins(world);
    const isServed = await servedTo(this.services.requesters, member);
    for (const entry of loads) {
      if (!isServed(entry.plugin, entry.release)) continue;
      if (this.limiter.take(`${member.tenantId}/${member.memberId}/${entry.release}/${entry.outcome}`, PER_MEMBER) > 0) continue;
      const isWatched = watched.has(entry.plugin);
      this.count(isWatched ? { ...entry, weight: 1 } : entry, member.tenantId);
      if (isWatched) this.hear(entry, member);
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
    const [rows, witnesses] = [[...this.rows.values()], [...this.witnesses.values()]];
    this.rows = new Map();
    this.witnesses = new Map();
    if (rows.length === 0) return;
    try {
      await this.services.db.withoutTenant(async (db) => {
        await writeLoads(db, rows);
        await writeWitnesses(db, witnesses);
      });
    } catch (error) {
      // Figures of two seconds are lost; the next ones come.
      this.services.onFailure(error);
    }
  }

  /** While a rollout is watched it also counts who tells, once per kind. */
  private hear({ release, outcome, ms }: Loads[number], { tenantId, memberId, permissions }: Member): void {
    const key = `${release}/${tenantId}/${memberId}/${outcome}`;
    const known = this.witnesses.get(key);
    if (!known && this.witnesses.size >= MAX_ROWS) return;
    const at = this.services.clock().toISOString();
    const slowest_ms = Math.max(known?.slowest_ms ?? 0, Math.min(ms, LONGEST_MS));
    this.witnesses.set(key, {
      release_id: release,
      for_tenant_id: tenantId,
      member_id: memberId,
      outcome,
      is_admin: permissions.is_admin,
      slowest_ms,
      at,
    });
  }

  private count({ release, outcome, ms, weight }: Loads[number], tenantId: number): void {
    const minute = new Date(Math.floor(this.services.clock().getTime() / 60_000) * 60_000).toISOString();
    const key = `${release}/${tenantId}/${minute}`;
    const known = this.rows.get(key);
    if (!known && this.rows.size >= MAX_ROWS) return;
    const row = known ?? {
      release_id: release,
      for_tenant_id: tenantId,
      minute,
      ok: 0,
      load: 0,
      timeout: 0,
      integrity: 0,
      crash: 0,
      times: emptyTimes(),
    };
    this.rows.set(key, row);
    // Failures are all told, so they never weigh more.
    const times = outcome === 'ok' ? weight : 1;
    row[outcome satisfies LoadOutcome] += times;
    if (outcome === 'ok')
      row.times[bucketOfTime(Math.min(ms, LONGEST_MS))] = (row.times[bucketOfTime(Math.min(ms, LONGEST_MS))] ?? 0) + times;
  }
}

/** While a rollout is watched every load is told, and none weighs more than another. */
function watchedPlugins({ plugins, shells }: World): ReadonlySet<string> {
  return new Set(
    [...plugins.values(), ...(shells ? [shells] : [])]
      .filter(({ rollouts }) => rollouts.some(({ state }) => state === 'running'))
      .map(({ id }) => id),
  );
}
