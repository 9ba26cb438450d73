import type { ReleaseSummary, Rollout } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import type { Caller } from '../caller';
import { SUMMARY, type RegistryRepository } from '../repository';

export type RolloutRow = Omit<Rollout, 'health' | 'percent'>;

const ROLLOUT = `
  select o.id as rollout, o.plugin_id as id, o.channel, ${SUMMARY('c')} as candidate, ${SUMMARY('b')} as baseline, o.steps, o.step, o.state, o.gate, o.exclude, o.generation,
    o.started_at, o.started_by, o.step_since, o.ended_at, o.reason
  from plugins_rollout o join plugins_release c on c.id = o.candidate_id join plugins_release b on b.id = o.baseline_id`;

export async function findRollout(db: Db, rollout: number): Promise<RolloutRow | undefined> {
  return (await db.rows<RolloutRow>(`${ROLLOUT} where o.id = $1`, [rollout]))[0];
}

export function listRollouts(db: Db, plugin: string | undefined): Promise<RolloutRow[]> {
  return db.rows<RolloutRow>(`${ROLLOUT} where $1::text is null or o.plugin_id = $1 order by o.id desc limit 100`, [plugin ?? null]);
}

/** Locked, so that of several processes one decides. */
export async function runningRollouts(db: Db): Promise<RolloutRow[]> {
  const locked = await db.rows<{ id: number }>(
    `select id from plugins_rollout where state = 'running' order by id limit 200 for update skip locked`,
  );
  return db.rows<RolloutRow>(`${ROLLOUT} where o.id = any($1::int[]) order by o.id`, [locked.map(({ id }) => id)]);
}

export interface NewRollout {
  readonly id: string;
  readonly channel: string;
  readonly candidate: ReleaseSummary;
  readonly baseline: ReleaseSummary;
  readonly steps: Rollout['steps'];
  readonly gate: Rollout['gate'];
  readonly exclude: Rollout['exclude'];
  readonly at: Date;
  readonly actor: string;
  readonly reason: string;
}

/** Undefined when one is open on the channel already. */
export async function insertRollout(
  db: Db,
  { id, channel, candidate, baseline, steps, gate, exclude, at, actor, reason }: NewRollout,
): Promise<number | undefined> {
  const values = [
    id,
    channel,
    candidate.release,
    baseline.release,
    JSON.stringify(steps),
    at.toISOString(),
    JSON.stringify(gate),
    JSON.stringify(exclude),
    actor,
    reason,
  ];
  const [row] = await db.rows<{ id: number }>(
    `insert into plugins_rollout (plugin_id, channel, candidate_id, baseline_id, steps, step_since, gate, exclude, state, started_at, started_by, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'running', $6, $9, $10) on conflict do nothing returning id`,
    values,
  );
  if (row) await reach(db, { rollout: row.id, percent: steps[0]?.percent ?? 0, at });
  return row?.id;
}

export interface RolloutChange {
  readonly rollout: number;
  readonly expected: number;
  readonly from: readonly Rollout['state'][];
  readonly state: Rollout['state'];
  readonly step: number;
  /** Null: as it is. */
  readonly percent: number | null;
  readonly at: Date;
}

/** Compare and swap. */
export async function changeRollout(db: Db, { rollout, expected, from, state, step, percent, at }: RolloutChange): Promise<boolean> {
  const rows = await db.rows(
    `update plugins_rollout set state = $3, step_since = case when step = $4 and state = $3 then step_since else $5::timestamptz end, step = $4, generation = generation + 1,
       ended_at = case when $3 in ('promoted', 'aborted') then $5::timestamptz end
     where id = $1 and generation = $2 and state = any($6::text[]) returning id`,
    [rollout, expected, state, step, at.toISOString(), from],
  );
  if (rows.length === 1 && percent !== null) await reach(db, { rollout, percent, at });
  return rows.length === 1;
}

async function reach(db: Db, { rollout, percent, at }: { rollout: number; percent: number; at: Date }): Promise<void> {
  await db.rows('insert into plugins_rollout_reach (rollout_id, percent, at) values ($1, $2, $3)', [rollout, percent, at.toISOString()]);
}

/** A channel that a person moves has no rollout any more: what was compared is not there. */
export async function endRolloutsOn(
  repository: RegistryRepository,
  { id, channel, at, reason, caller }: { id: string; channel: string; at: Date; reason: string; caller: Caller },
): Promise<void> {
  const { db } = repository;
  const open = await db.rows<{ id: number; generation: number; step: number }>(
    `select id, generation, step from plugins_rollout where plugin_id = $1 and channel = $2 and state in ('running', 'paused') limit 2`,
    [id, channel],
  );
  for (const { id: rollout, generation, step } of open) {
    await changeRollout(db, { rollout, expected: generation, from: ['running', 'paused'], state: 'aborted', step, percent: 0, at });
    await repository.addEvent({
      actor: caller.actor,
      action: 'rollout_abort',
      pluginId: id,
      channel,
      after: `rollout ${rollout}`,
      reason,
      requestId: caller.requestId,
    });
  }
}
