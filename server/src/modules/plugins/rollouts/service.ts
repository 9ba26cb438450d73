import { registryChange } from '../registry-change';
import type { Rollout } from '@butterfly/contracts/plugins';
import type { Database } from '../../../platform/db/database';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import { assertMay, type Caller } from '../caller';
import type { ChannelService } from '../channels/channel-service';
import { pluginsBrokenBy, whatSpeaksAgainst } from '../channels/fitness';
import { figuresOf } from '../health/figures';
import type { RegistryRepository } from '../repository';
import type { SnapshotCache } from '../snapshot';
import { changeRollout, findRollout, insertRollout, listRollouts, type NewRollout, type RolloutRow } from './repository';

interface Services {
  readonly db: Database;
  readonly snapshots: SnapshotCache;
  readonly clock: () => Date;
  readonly channels: ChannelService;
}

type Start = Pick<NewRollout, 'id' | 'channel' | 'steps' | 'gate' | 'exclude' | 'reason'> & { readonly version: string };
export type RolloutVerb = 'pause' | 'resume' | 'step' | 'abort';

interface Move {
  readonly rollout: number;
  readonly verb: RolloutVerb;
  readonly expected: number;
  readonly reason: string;
}

const FROM: Readonly<Record<RolloutVerb, readonly Rollout['state'][]>> = {
  pause: ['running'],
  resume: ['paused'],
  step: ['running', 'paused'],
  abort: ['running', 'paused'],
};

/** A release for some businesses first. */
export class RolloutService {
  constructor(private readonly services: Services) {}

  start(start: Start, caller: Caller): Promise<Rollout> {
    assertMay(caller, 'promote', start.id);
    return registryChange(this.services, async (repository) => {
      const { candidate, baseline } = await this.sides(repository, start);
      const at = this.services.clock();
      const rollout = await insertRollout(repository.db, { ...start, candidate, baseline, at, actor: caller.actor });
      if (rollout === undefined) throw new AppError('plugins.rollout_runs', { id: start.id, channel: start.channel });
      const percent = start.steps[0]?.percent ?? 0;
      await repository.addEvent({
        ...caller,
        action: 'rollout_start',
        pluginId: start.id,
        channel: start.channel,
        before: baseline.version,
        after: `${candidate.version} for ${percent} %, rollout ${rollout}`,
        reason: start.reason,
      });
      return this.read(repository.db, rollout);
    });
  }

  move(move: Move, caller: Caller): Promise<Rollout> {
    return registryChange(this.services, async (repository) => {
      const row = await findRollout(repository.db, move.rollout);
      if (!row) throw new AppError('plugins.rollout_unknown');
      assertMay(caller, 'promote', row.id);
      await this.advance(repository, row, { ...move, caller });
      return this.read(repository.db, row.rollout);
    });
  }

  /** The change itself, inside an open transaction. */
  async advance(
    repository: RegistryRepository,
    row: RolloutRow,
    { verb, expected, reason, caller }: Omit<Move, 'rollout'> & { caller: Caller },
  ): Promise<void> {
    const { step, state, percent } = afterwards(row, verb);
    const at = this.services.clock();
    const moved = await changeRollout(repository.db, { rollout: row.rollout, expected, from: FROM[verb], state, step, percent, at });
    if (!moved) throw new AppError('plugins.rollout_moved', { state: row.state, generation: row.generation });
    const { id, channel } = row;
    if (state === 'promoted') {
      const { generation } = (await repository.channel(id, channel)) ?? { generation: 0 };
      await this.services.channels.swap(repository, {
        id,
        channel,
        target: row.candidate,
        expected: generation,
        reason,
        action: 'rollout_promote',
        caller,
        breaksFreeze: !row.exclude.freeze_event_days,
        force: false,
      });
      return;
    }
    await repository.addEvent({
      ...caller,
      action: `rollout_${verb}`,
      pluginId: id,
      channel,
      after: `${row.candidate.version}${percent === null ? '' : ` for ${percent} %`}, rollout ${row.rollout}`,
      reason,
    });
  }

  async get(rollout: number): Promise<Rollout> {
    return this.services.db.withoutTenant((db) => this.read(db, rollout));
  }

  list(plugin: string | undefined): Promise<Rollout[]> {
    return this.services.db.withoutTenant(async (db) => {
      const found: Rollout[] = [];
      for (const row of await listRollouts(db, plugin)) found.push(await withHealth(db, row));
      return found;
    });
  }

  private async read(db: Db, rollout: number): Promise<Rollout> {
    const row = await findRollout(db, rollout);
    if (!row) throw new AppError('plugins.rollout_unknown');
    return withHealth(db, row);
  }

  private async sides(
    repository: RegistryRepository,
    { id, version, channel }: Start,
  ): Promise<Pick<NewRollout, 'candidate' | 'baseline'>> {
    const candidate = await repository.releaseByVersion(id, version);
    if (!candidate) throw new AppError('plugins.release_unknown', { id, wanted: version });
    const withdrawn = await repository.withdrawn(candidate.release);
    if (withdrawn) throw new AppError('plugins.withdrawn', { id, version, ...withdrawn });
    const reasons = await whatSpeaksAgainst(repository, candidate);
    if (reasons.length > 0) throw new AppError('plugins.incompatible', { reasons: reasons.join('; '), list: reasons });
    const left = id === 'shell' ? await pluginsBrokenBy(repository, candidate) : [];
    if (left.length > 0) throw new AppError('plugins.breaks_plugins', { reasons: left.join('; '), list: left });
    const baseline = (await repository.channel(id, channel))?.release;
    if (!baseline || baseline.release === candidate.release) throw new AppError('plugins.no_baseline', { id, channel });
    return { candidate, baseline };
  }
}

/** Where a rollout stands after a verb; a percent of null: as before. */
function afterwards(row: RolloutRow, verb: RolloutVerb): { step: number; state: Rollout['state']; percent: number | null } {
  if (verb === 'abort') return { step: row.step, state: 'aborted', percent: 0 };
  if (verb !== 'step') return { step: row.step, state: verb === 'pause' ? 'paused' : 'running', percent: null };
  const next = row.steps[row.step + 1];
  return next ? { step: row.step + 1, state: 'running', percent: next.percent } : { step: row.step, state: 'promoted', percent: 0 };
}

/** A rollout with what browsers told since it began. */
async function withHealth(db: Db, row: RolloutRow): Promise<Rollout> {
  const [candidate, baseline] = [
    await figuresOf(db, row.candidate.release, row.started_at),
    await figuresOf(db, row.baseline.release, row.started_at),
  ];
  const percent = row.state === 'running' || row.state === 'paused' ? (row.steps[row.step]?.percent ?? 0) : 0;
  return { ...row, percent, health: { candidate, baseline } };
}
