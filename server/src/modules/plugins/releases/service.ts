import type { MoveImpact, ReleaseRecord, ReleaseRow } from '@butterfly/contracts/plugins';
import type { Database } from '../../../platform/db/database';
import { AppError } from '../../../platform/http/app-error';
import { assertMay, type Caller } from '../caller';
import { pluginsBrokenBy, whatSpeaksAgainst } from '../channels/fitness';
import { activity } from '../health/repository';
import { shippedBytes } from '../publishing/release-budget';
import { RegistryRepository } from '../repository';
import { permissionGrowth } from '../resolution/consent';
import type { SnapshotCache } from '../snapshot';
import { releaseRow, releaseRows } from './repository';

interface Services {
  readonly db: Database;
  readonly snapshots: SnapshotCache;
  readonly clock: () => Date;
}

const LATELY_MS = 15 * 60_000;

/** Releases and what becomes of them beside being pointed to. */
export class Releases {
  constructor(private readonly services: Services) {}

  list(plugin: string): Promise<ReleaseRow[]> {
    return this.services.db.withoutTenant((db) => releaseRows(db, plugin));
  }

  async read(release: number): Promise<ReleaseRecord> {
    const record = await this.services.db.withoutTenant((db) => new RegistryRepository(db).record(release));
    if (!record) throw new AppError('plugins.release_unknown', { id: 'The registry', wanted: release });
    return record;
  }

  /** For good: a channel that stands on it gives the one before, at once. */
  yank(release: number, reason: string, caller: Caller): Promise<ReleaseRow> {
    return this.change(release, caller, async (repository, { version, id }) => {
      await repository.withdraw(release, { status: 'yanked', reason, at: this.services.clock(), actor: caller.actor });
      await repository.addEvent({ ...caller, action: 'yank', pluginId: id, after: version, reason });
    });
  }

  lift(release: number, reason: string, caller: Caller): Promise<ReleaseRow> {
    return this.change(release, caller, async (repository, { version, id }) => {
      if (await repository.lift(release)) await repository.addEvent({ ...caller, action: 'lift', pluginId: id, after: version, reason });
    });
  }

  /** What pointing a channel to a release would mean; without a version, going back. */
  async impact(
    { plugin, version, channel }: { plugin: string; version?: string | undefined; channel: string },
    caller: Caller,
  ): Promise<MoveImpact> {
    assertMay(caller, 'promote', plugin);
    const { stable } = await this.services.snapshots.current();
    return this.services.db.withoutTenant(async (db) => {
      const repository = new RegistryRepository(db);
      const state = await repository.channel(plugin, channel);
      const target = version === undefined ? state?.previous : await repository.releaseByVersion(plugin, version);
      if (!target)
        throw version === undefined
          ? new AppError('plugins.no_previous', { id: plugin, channel })
          : new AppError('plugins.release_unknown', { id: plugin, wanted: version });
      const [before, after] = [state ? await repository.record(state.release.release) : undefined, await repository.record(target.release)];
      if (!after) throw new AppError('plugins.release_unknown', { id: plugin, wanted: target.version });
      const withdrawn = await repository.withdrawn(target.release);
      const broken = plugin === 'shell' ? await pluginsBrokenBy(repository, target) : [];
      const { businesses, loads } = await activity(db, plugin, new Date(this.services.clock().getTime() - LATELY_MS));
      return {
        id: plugin,
        channel,
        from: state?.release.version ?? null,
        to: target.version,
        active_businesses: businesses,
        loads_15m: loads,
        needed_by: stable
          .filter(({ current }) => Object.hasOwn(current.record.manifest?.requires.plugins ?? {}, plugin))
          .map(({ id }) => id),
        ...differences(before, after),
        bytes_before: before ? shippedBytes(before) : null,
        bytes_after: shippedBytes(after),
        refused_because: [
          ...(withdrawn ? [`${target.version} is ${withdrawn.status}: ${withdrawn.reason}`] : []),
          ...(await whatSpeaksAgainst(repository, target)),
          ...broken,
        ],
      };
    });
  }

  private async change(
    release: number,
    caller: Caller,
    work: (repository: RegistryRepository, row: ReleaseRow) => Promise<void>,
  ): Promise<ReleaseRow> {
    const row = await this.services.db.withoutTenant(async (db) => {
      const known = await releaseRow(db, release);
      if (!known) throw new AppError('plugins.release_unknown', { id: 'the registry', wanted: release });
      assertMay(caller, 'promote', known.id);
      await work(new RegistryRepository(db), known);
      return (await releaseRow(db, release)) ?? known;
    });
    this.services.snapshots.moved();
    return row;
  }
}

function differences(
  before: ReleaseRecord | undefined,
  after: ReleaseRecord,
): Pick<MoveImpact, 'pages_gone' | 'pages_new' | 'slots_gone' | 'tools_gone' | 'permissions_new'> {
  const parts = (record: ReleaseRecord | undefined) => record?.manifest?.contributes;
  const less = (a: readonly string[] = [], b: readonly string[] = []): string[] => a.filter((item) => !b.includes(item));
  const pages = (record: ReleaseRecord | undefined) => parts(record)?.routes.map(({ path }) => path);
  return {
    pages_gone: less(pages(before), pages(after)),
    pages_new: less(pages(after), pages(before)),
    slots_gone: less(
      parts(before)?.slots.map(({ id }) => id),
      parts(after)?.slots.map(({ id }) => id),
    ),
    tools_gone: less(
      parts(before)?.assistantTools.map(({ title }) => title),
      parts(after)?.assistantTools.map(({ title }) => title),
    ),
    permissions_new: permissionGrowth(after, before),
  };
}
