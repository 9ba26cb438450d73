import { randomUUID } from 'node:crypto';
import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import type { Database } from '../../platform/db/database';
import type { Bus } from '../../platform/sockets/bus';
import { catalogue } from './catalogue/catalogue.data';
import { trailOf } from './resolution/trail';
import type { StoredRelease, World } from './resolution/world';
import { readRecords, readRegistry, type RegistryRows } from './snapshot-repository';

/** What the stable channel of one plugin points to, and stood on before. */
export interface StablePointer {
  readonly id: string;
  readonly current: StoredRelease;
  readonly previous: StoredRelease | null;
  readonly since: string;
}

/** The registry at one moment, the same for everybody. */
export interface Snapshot {
  readonly stable: readonly StablePointer[];
  readonly generation: number;
  readonly world: World;
}

const CHANNEL = 'plugins.moved';
/** A message between processes may be lost; after this long a process looks for itself. */
const KEEP_MS = 10_000;

/** What was published a moment ago is promoted next. */
const MAX_EXPECTED = 20;

/** The registry in memory; forgotten in every process when something in it changes. */
export class SnapshotCache {
  private kept: { value: Promise<Snapshot>; until: number } | undefined;
  private records = new Map<number, ReleaseRecord>();
  private readonly expected = new Map<number, ReleaseRecord>();
  private readonly listeners: (() => void)[] = [];
  private readonly dropped: (() => void)[] = [];
  private readonly name = randomUUID();

  constructor(
    private readonly db: Database,
    private readonly bus: Bus,
  ) {
    bus.on(CHANNEL, (message) => {
      // This process has forgotten it before it told the others, and may have read it anew since.
      if ((message as { by?: string }).by !== this.name) this.drop();
      for (const listener of this.listeners) listener();
    });
  }

  /** Calls back after a change, in every process. */
  onMoved(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Calls back as soon as this process may no longer go by what it knew: after its own change at once, after another's when it hears of it. */
  onDropped(listener: () => void): void {
    this.dropped.push(listener);
  }

  current(): Promise<Snapshot> {
    const now = performance.now();
    if (this.kept && this.kept.until > now) return this.kept.value;
    const value = this.load();
    const kept = { value, until: now + KEEP_MS };
    this.kept = kept;
    // A failed look is not kept; who asked hears of it, the next one asks again.
    value.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return value;
  }

  /** The world with releases in it that no channel stands on any more: a business may hold to one. */
  async worldWith(releases: readonly number[]): Promise<World> {
    const { world } = await this.current();
    const missing = releases.filter((release) => !world.record(release));
    if (missing.length === 0) return world;
    const found = await this.db.withoutTenant((db) => readRecords(db, missing));
    for (const [release, record] of found) this.records.set(release, record);
    return { ...world, record: (release) => world.record(release) ?? found.get(release) };
  }

  /** Keeps a release that was just stored: the page load after its promotion need not read it. */
  expect(release: number, record: ReleaseRecord): void {
    this.expected.set(release, record);
    for (const oldest of this.expected.keys()) if (this.expected.size > MAX_EXPECTED) this.expected.delete(oldest);
  }

  /** A release that is in memory; undefined says nothing about whether there is one. */
  known(release: number): ReleaseRecord | undefined {
    return this.records.get(release) ?? this.expected.get(release);
  }

  /** Call after the commit of a change. What is new is read at once, before somebody opens a page and waits for it. */
  moved(): void {
    this.drop();
    this.bus.publish(CHANNEL, { by: this.name });
    // Who asks next hears of a failure; here nobody does.
    this.current().catch(() => undefined);
  }

  private drop(): void {
    this.kept = undefined;
    for (const listener of this.dropped) listener();
  }

  private load(): Promise<Snapshot> {
    return this.db.withoutTenant(async (db) => {
      const rows = await readRegistry(db);
      const wanted = releasesIn(rows);
      const fresh = await readRecords(
        db,
        wanted.filter((release) => !this.known(release)),
      );
      const records = new Map(
        wanted.flatMap((release) => {
          const record = this.known(release) ?? fresh.get(release);
          return record ? [[release, record] as const] : [];
        }),
      );
      this.records = records;
      return snapshotOf(rows, records);
    });
  }
}

function releasesIn({ plugins }: RegistryRows): number[] {
  const moved = [...plugins.values()].flatMap(({ channels, rollouts }) => [
    ...Object.values(channels).flatMap((moves) => moves.map(({ release }) => release)),
    ...rollouts.map(({ candidate }) => candidate),
  ]);
  return [...new Set(moved)];
}

function snapshotOf(rows: RegistryRows, records: ReadonlyMap<number, ReleaseRecord>): Snapshot {
  const stable = [...rows.plugins.values()]
    .flatMap(({ id, channels }): StablePointer[] => {
      const moves = channels['stable'] ?? [];
      const [current, previous] = trailOf(moves).flatMap((release) => {
        const record = records.get(release);
        return record ? [{ release, record }] : [];
      });
      return current ? [{ id, current, previous: previous ?? null, since: new Date(moves.at(-1)?.at ?? 0).toISOString() }] : [];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const plugins = new Map([...rows.plugins].filter(([id]) => id !== 'shell'));
  const shell = stable.find(({ id }) => id === 'shell')?.current.record ?? null;
  const world: World = {
    catalogue,
    plugins,
    shell,
    shells: rows.plugins.get('shell') ?? null,
    record: (release) => records.get(release),
    withdrawn: rows.withdrawn,
    proven: rows.proven,
  };
  return { stable, generation: rows.generation, world };
}
