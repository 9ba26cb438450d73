import type { HealthFigures } from '@butterfly/contracts/plugins';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database';
import type { Caller } from '../caller';
import { figuresOf } from '../health/figures';
import type { LoadCounter } from '../health/load-counter';
import { witnessesOf } from '../health/witnesses';
import { RegistryRepository } from '../repository';
import { reachedBy } from '../resolution/choose-release';
import type { SnapshotCache } from '../snapshot';
import { judge, slowLimit, type Verdict } from './judge';
import { runningRollouts, type RolloutRow } from './repository';
import type { RolloutService } from './service';

/** How often running rollouts are looked at. */
export const LOOK_MS = 3_000;

/** Longer than any load. */
const NEVER_MS = 2_000_000_000;

interface Services {
  readonly db: Database;
  readonly snapshots: SnapshotCache;
  readonly clock: () => Date;
  readonly rollouts: RolloutService;
  readonly loads: LoadCounter;
  /** Every business there is. */
  readonly businesses: () => Promise<readonly number[]>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Watches running rollouts without a person: goes on where a release does well, steps back where it does not. */
export class RolloutKeeper {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly services: Services) {}

  start(): void {
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  stop(): Promise<void> {
    clearInterval(this.timer);
    return this.looking;
  }

  /** One look at every running rollout; a second one waits for the first. */
  look(): Promise<void> {
    this.looking = this.looking
      .then(() => this.lookNow())
      .catch((error: unknown) => this.services.log.error({ err: error }, 'the rollouts could not be looked at'));
    return this.looking;
  }

  private async lookNow(): Promise<void> {
    const { db, loads, snapshots } = this.services;
    const { world } = await snapshots.current();
    const delivered = [...world.plugins.values(), ...(world.shells ? [world.shells] : [])];
    if (!delivered.some(({ rollouts }) => rollouts.some(({ state }) => state === 'running'))) return;
    await loads.flush();
    const businesses = await this.services.businesses();
    // The rows are locked while they are judged: of several processes one decides.
    const changed = await db.withoutTenant(async (tx) => {
      const repository = new RegistryRepository(tx);
      let moves = 0;
      for (const row of await runningRollouts(tx)) if (await this.decide(repository, row, businesses)) moves += 1;
      return moves;
    });
    if (changed > 0) snapshots.moved();
  }

  private async verdictOn(
    { db }: RegistryRepository,
    row: RolloutRow,
    businesses: readonly number[],
  ): Promise<{ verdict: Verdict; candidate: HealthFigures }> {
    const { started_at: since } = row;
    const [candidate, baseline] = [await figuresOf(db, row.candidate.release, since), await figuresOf(db, row.baseline.release, since)];
    const witnesses = await witnessesOf(db, row.candidate.release, { since, slowerThan: slowLimit(row.gate, baseline) ?? NEVER_MS });
    const reached = reachedBy(
      { plugin: row.id, rollout: row.rollout, excluded: row.exclude.tenants, percent: row.steps[row.step]?.percent ?? 0 },
      businesses,
    );
    return { verdict: judge(row, { candidate, baseline, witnesses, businesses: reached.length, now: this.services.clock() }), candidate };
  }

  private async decide(repository: RegistryRepository, row: RolloutRow, businesses: readonly number[]): Promise<boolean> {
    const { clock, log, rollouts } = this.services;
    const { verdict, candidate } = await this.verdictOn(repository, row, businesses);
    if (verdict.kind === 'wait') return false;
    const caller: Caller = { actor: `rollout ${row.rollout}`, requestId: '', deploy: null };
    if (verdict.kind === 'step') {
      await rollouts.advance(repository, row, {
        verb: 'step',
        expected: row.generation,
        reason: `healthy: ${candidate.loads} loads, ${(candidate.error_rate * 100).toFixed(1)} % failed`,
        caller,
      });
      return true;
    }
    log.warn({ rollout: row.rollout, plugin: row.id, version: row.candidate.version, reason: verdict.reason }, 'a rollout was aborted');
    await rollouts.advance(repository, row, { verb: 'abort', expected: row.generation, reason: verdict.reason, caller });
    await repository.withdraw(row.candidate.release, { status: 'quarantined', reason: verdict.reason, at: clock(), actor: caller.actor });
    await repository.addEvent({ ...caller, action: 'quarantine', pluginId: row.id, after: row.candidate.version, reason: verdict.reason });
    return true;
  }
}
