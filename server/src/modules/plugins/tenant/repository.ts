import type { DeliveryEvent, PluginProblem, ProblemReport } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import { forgetOff } from '../business/off-in';

export interface Switch {
  readonly plugin_id: string;
  readonly enabled: boolean;
  readonly generation: number;
  readonly updated_at: string;
  readonly updated_by_id: number | null;
}

export async function switchesOf(db: Db): Promise<ReadonlyMap<string, Switch>> {
  const rows = await db.rows<Switch>('select plugin_id, enabled, generation, updated_at, updated_by_id from plugins_tenant limit 1000');
  return new Map(rows.map((row) => [row.plugin_id, row]));
}

/** Compare and swap: false when somebody has switched it since. Generation 0: never switched. */
export async function moveSwitch(db: Db, move: { id: string; enabled: boolean; expected: number }): Promise<boolean> {
  forgetOff(db);
  const values = [move.id, move.enabled, db.memberId];
  const moved =
    move.expected === 0
      ? await db.rows(
          'insert into plugins_tenant (plugin_id, enabled, updated_by_id) values ($1, $2, $3) on conflict do nothing returning plugin_id',
          values,
        )
      : await db.rows(
          'update plugins_tenant set enabled = $2, updated_by_id = $3, generation = generation + 1, updated_at = now() where plugin_id = $1 and generation = $4 returning plugin_id',
          [...values, move.expected],
        );
  return moved.length === 1;
}

export function switchEventsOf(db: Db, id: string): Promise<{ at: string; actor: string; action: 'enable' | 'disable'; reason: string }[]> {
  return db.rows(
    `select at, actor, action, reason from plugins_event where for_tenant_id = $1 and plugin_id = $2 and action in ('enable', 'disable') order by id desc limit 50`,
    [db.tenantId, id],
  );
}

/** The newest problem of each plugin within a month. */
export async function lastProblems(db: Db): Promise<ReadonlyMap<string, PluginProblem>> {
  const rows = await db.rows<PluginProblem & { plugin_id: string }>(
    `select distinct on (plugin_id) plugin_id, last_at as at, kind, message, nullif(version, '') as version, page, times from plugins_problem
     where last_at > now() - interval '30 days' order by plugin_id, last_at desc, id desc`,
  );
  return new Map(rows.map(({ plugin_id: id, ...problem }) => [id, problem]));
}

const KEPT = 50;

/** The same problem again only counts; beyond fifty kinds the oldest go. */
export async function addProblem(db: Db, { plugin, version = '', kind, message, page = '' }: ProblemReport): Promise<void> {
  await db.rows(
    `insert into plugins_problem as p (plugin_id, version, kind, message, page, member_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (tenant_id, plugin_id, version, kind, md5(message)) do update set times = p.times + 1, last_at = now(), page = excluded.page, member_id = excluded.member_id`,
    [plugin, version, kind, message, page, db.memberId],
  );
  await db.rows(
    'delete from plugins_problem where plugin_id = $1 and id in (select id from plugins_problem where plugin_id = $1 order by last_at desc, id desc offset $2)',
    [plugin, KEPT],
  );
}

const DELIVERY_EVENTS = `
  select id, at, actor, action, before, after, reason, for_tenant_id is not null as own from plugins_event
  where plugin_id = $2 and (for_tenant_id = $1 or (for_tenant_id is null and (channel = 'stable' or action in ('yank', 'quarantine', 'lift'))))
  order by id desc limit 100`;

/** What happened to a plugin in this business and for everybody; who acted for everybody is the plugin's team. */
export async function deliveryEventsOf(db: Db, id: string): Promise<DeliveryEvent[]> {
  const rows = await db.rows<DeliveryEvent>(DELIVERY_EVENTS, [db.tenantId, id]);
  return rows.map((row) => (row.own ? row : { ...row, actor: row.actor.replace(/ from .*$/, '') }));
}

const HELD = `
  select r.id as release, r.version, min(p.at) as released_at from plugins_pointer p join plugins_release r on r.id = p.release_id
  where p.plugin_id = $1 and p.channel in ('stable', 'beta') and not exists (select from plugins_withdrawn w where w.release_id = r.id)
  group by r.id, r.version order by r.id desc limit 20`;

export function heldReleases(db: Db, id: string): Promise<{ release: number; version: string; released_at: string }[]> {
  return db.rows(HELD, [id]);
}
