import { registryChange } from '../registry-change';
import type { ChannelState, ReleaseSummary, StatusAnswer } from '@butterfly/contracts/plugins';
import type { Database } from '../../../platform/db/database';
import { AppError } from '../../../platform/http/app-error';
import { assertMay, type Caller } from '../caller';
import { catalogue } from '../catalogue/catalogue.data';
import { RegistryRepository } from '../repository';
import { endRolloutsOn } from '../rollouts/repository';
import type { SnapshotCache } from '../snapshot';
import { pluginsBrokenBy, whatSpeaksAgainst, type Records } from './fitness';

interface Services {
  readonly db: Database;
  readonly snapshots: SnapshotCache;
  readonly clock: () => Date;
}

interface Options {
  readonly breaksFreeze: boolean;
  readonly force: boolean;
}

interface Move extends Options {
  readonly id: string;
  readonly channel: string;
  readonly wanted: number | string;
  readonly expected: number;
  readonly reason: string;
}

type Swap = Omit<Move, 'wanted'> & { target: ReleaseSummary; action: 'promote' | 'rollback' | 'rollout_promote'; caller: Caller };

/** Promoting and rolling back change what people see, each by compare and swap and with a line in the history. */
export class ChannelService {
  constructor(private readonly services: Services) {}

  /** Points a channel elsewhere, if it is still where the caller saw it. */
  promote(move: Move, caller: Caller): Promise<ChannelState> {
    assertMay(caller, 'promote', move.id);
    return registryChange(this.services, async (repository) => {
      const target =
        typeof move.wanted === 'number'
          ? await repository.releaseById(move.id, move.wanted)
          : await repository.releaseByVersion(move.id, move.wanted);
      if (!target) throw new AppError('plugins.release_unknown', { id: move.id, wanted: move.wanted });
      return this.swap(repository, { ...move, target, action: 'promote', caller });
    });
  }

  /** Back to the release before, or to a named one. It is a move like any other: rolling back a rollback goes forward again. */
  rollBack(
    {
      id,
      channel,
      to,
      reason,
      breaksFreeze,
    }: { id: string; channel: string; to: string | undefined; reason: string; breaksFreeze: boolean },
    caller: Caller,
  ): Promise<ChannelState> {
    assertMay(caller, 'promote', id);
    return registryChange(this.services, async (repository) => {
      const state = await repository.channel(id, channel);
      if (!state) throw new AppError('plugins.no_previous', { id, channel });
      const target = to === undefined ? state.previous : await repository.releaseByVersion(id, to);
      if (!target)
        throw to === undefined
          ? new AppError('plugins.no_previous', { id, channel })
          : new AppError('plugins.release_unknown', { id, wanted: to });
      return this.swap(repository, {
        id,
        channel,
        target,
        expected: state.generation,
        reason,
        action: 'rollback',
        caller,
        breaksFreeze,
        force: false,
      });
    });
  }

  /** Out of every channel: whoever has it open loses it, and nobody gets it. A later promote brings it back. */
  async retire({ id, reason }: { id: string; reason: string }, caller: Caller): Promise<StatusAnswer> {
    assertMay(caller, 'promote', id);
    await this.status(id);
    return registryChange(this.services, async (repository) => {
      const before = await repository.status(id);
      const at = this.services.clock();
      for (const { channel, release } of before.channels) {
        await endRolloutsOn(repository, { id, channel, at, reason: `the plugin was taken away: ${reason}`, caller });
        await repository.addEvent({ ...caller, action: 'retire', pluginId: id, channel, before: release.version, reason });
      }
      await repository.dropChannels(id);
      return repository.status(id);
    });
  }

  channels(): Promise<ChannelState[]> {
    return this.services.db.withoutTenant((db) => new RegistryRepository(db).channels());
  }

  async status(id: string): Promise<StatusAnswer> {
    const status = await this.services.db.withoutTenant((db) => new RegistryRepository(db).status(id));
    if (status.releases.length === 0 && id !== 'shell' && !catalogue.some((entry) => entry.id === id))
      throw new AppError('plugins.plugin_unknown', { id });
    return status;
  }

  /** The move itself, inside an open transaction; the caller tells the snapshots after the commit. */
  async swap(repository: RegistryRepository, step: Swap): Promise<ChannelState> {
    const { id, channel, target, expected, reason, caller } = step;
    const at = this.services.clock();
    const [before] = await Promise.all([repository.channel(id, channel), this.assertFits(repository, step)]);
    const move = {
      id,
      channel,
      release: target.release,
      expected,
      actor: caller.actor,
      reason,
      at,
      rollback: step.action === 'rollback',
      breaksFreeze: step.breaksFreeze,
    };
    const [moved, after] = await Promise.all([repository.moveChannel(move), repository.channel(id, channel)]);
    if (!moved || !after) throw new AppError('plugins.channel_moved', { id, channel, expected, generation: after?.generation ?? 0 });
    if (step.action !== 'rollout_promote')
      await endRolloutsOn(repository, { id, channel, at, reason: `the channel was moved: ${reason}`, caller });
    const forced = [...(step.force ? ['forced'] : []), ...(step.breaksFreeze ? ['breaks the event-day freeze'] : [])];
    await repository.addEvent({
      actor: caller.actor,
      action: step.action,
      pluginId: id,
      channel,
      before: before?.release.version ?? null,
      after: target.version,
      reason: forced.length > 0 ? `${reason} (${forced.join(', ')})` : reason,
      requestId: caller.requestId,
    });
    return after;
  }

  private async assertFits(repository: RegistryRepository, { id, target, channel, force }: Swap): Promise<void> {
    const [withdrawn, reasons] = await Promise.all([
      repository.withdrawn(target.release),
      whatSpeaksAgainst(this.recordsFor(repository), target),
    ]);
    if (withdrawn) throw new AppError('plugins.withdrawn', { id, version: target.version, ...withdrawn });
    if (reasons.length > 0) throw new AppError('plugins.incompatible', { reasons: reasons.join('; '), list: reasons });
    if (id !== 'shell' || channel !== 'stable' || force) return;
    const broken = await pluginsBrokenBy(repository, target);
    if (broken.length > 0) throw new AppError('plugins.breaks_plugins', { reasons: broken.join('; '), list: broken });
  }
  /** Releases never change: one that is in memory is not read again. */
  private recordsFor(repository: RegistryRepository): Records {
    return {
      channel: (id, name) => repository.channel(id, name),
      record: async (release) => this.services.snapshots.known(release) ?? repository.record(release),
    };
  }
}
