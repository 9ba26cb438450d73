import type { AskedPermission, ReleaseRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../platform/db/db';
import type { DeliveredPlugin, KnownRollout, PointerMove } from './resolution/world';

/** Of a plugin that was taken out of its channels the moves stay, and count no longer. */
const MOVES = `
  select plugin_id, channel, release_id, at, rollback, breaks_freeze from (
    select id, plugin_id, channel, release_id, at, rollback, breaks_freeze, row_number() over (partition by plugin_id, channel order by id desc) as place
    from plugins_pointer where channel in ('stable', 'beta') and (plugin_id, channel) in (select c.plugin_id, c.name from plugins_channel c)
  ) moves where place <= 30 order by id`;
const ROLLOUTS = `
  select r.id, r.plugin_id, r.channel, r.candidate_id, r.state, r.exclude,
    (select coalesce(jsonb_agg(jsonb_build_object('percent', p.percent, 'at', extract(epoch from p.at) * 1000) order by p.id), '[]') from plugins_rollout_reach p where p.rollout_id = r.id) as reach
  from plugins_rollout r where r.ended_at is null or r.ended_at > now() - interval '20 days' order by r.id desc limit 500`;

interface MoveRow {
  plugin_id: string;
  channel: string;
  release_id: number;
  at: string;
  rollback: boolean;
  breaks_freeze: boolean;
}
interface RolloutRow {
  id: number;
  plugin_id: string;
  channel: string;
  candidate_id: number;
  state: KnownRollout['state'];
  exclude: { tenants: number[]; freeze_event_days: boolean };
  reach: { percent: number; at: number }[];
}
interface GrowthRow {
  release_id: number;
  plugin_id: string;
  added: AskedPermission[];
}

export interface RegistryRows {
  readonly generation: number;
  readonly plugins: ReadonlyMap<string, DeliveredPlugin>;
  readonly withdrawn: ReadonlyMap<number, { readonly status: 'quarantined' | 'yanked'; readonly reason: string }>;
  readonly proven: ReadonlySet<number>;
}

/** Everything that decides who gets what, but the releases themselves. */
export async function readRegistry(db: Db): Promise<RegistryRows> {
  // Sent together: whoever opens a page after a change waits for this.
  const [[row], moves, rollouts, growth, withdrawn, proven] = await Promise.all([
    db.rows<{ generation: number }>('select coalesce(max(id), 0) as generation from plugins_event'),
    db.rows<MoveRow>(MOVES),
    db.rows<RolloutRow>(ROLLOUTS),
    db.rows<GrowthRow>('select release_id, plugin_id, added from plugins_growth order by release_id desc limit 2000'),
    db.rows<{ release_id: number; status: 'quarantined' | 'yanked'; reason: string }>(
      'select release_id, status, reason from plugins_withdrawn order by release_id desc limit 5000',
    ),
    db.rows<{ release_id: number }>('select release_id from plugins_health_total where ok >= 50 order by release_id desc limit 5000'),
  ]);
  const ids = [...new Set(moves.map((move) => move.plugin_id))];
  return {
    generation: row?.generation ?? 0,
    plugins: new Map(ids.map((id) => [id, pluginOf(id, { moves, rollouts, growth })])),
    withdrawn: new Map(withdrawn.map(({ release_id: release, status, reason }) => [release, { status, reason }])),
    proven: new Set(proven.map(({ release_id: release }) => release)),
  };
}

function pluginOf(
  id: string,
  rows: { moves: readonly MoveRow[]; rollouts: readonly RolloutRow[]; growth: readonly GrowthRow[] },
): DeliveredPlugin {
  const channels: Record<string, PointerMove[]> = {};
  for (const move of rows.moves) {
    if (move.plugin_id !== id) continue;
    (channels[move.channel] ??= []).push({
      release: move.release_id,
      at: Date.parse(move.at),
      rollback: move.rollback,
      breaksFreeze: move.breaks_freeze,
    });
  }
  return {
    id,
    channels,
    rollouts: rows.rollouts
      .filter((rollout) => rollout.plugin_id === id)
      .map((rollout) => ({
        id: rollout.id,
        channel: rollout.channel,
        candidate: rollout.candidate_id,
        state: rollout.state,
        excluded: rollout.exclude.tenants,
        sparesEventDays: rollout.exclude.freeze_event_days,
        reach: rollout.reach,
      })),
    growth: rows.growth.filter(({ plugin_id: of }) => of === id).map(({ release_id: release, added }) => ({ release, added })),
  };
}

/** Releases by number; what was read once is never read again, since a release never changes. */
export async function readRecords(db: Db, releases: readonly number[]): Promise<Map<number, ReleaseRecord>> {
  if (releases.length === 0) return new Map();
  const rows = await db.rows<{ id: number; record: ReleaseRecord }>('select id, record from plugins_release where id = any($1::int[])', [
    releases,
  ]);
  return new Map(rows.map(({ id, record }) => [id, record]));
}
