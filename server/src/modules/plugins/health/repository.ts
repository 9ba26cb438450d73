import type { Db } from '../../../platform/db/db';

/** What browsers told of one release in one business within one minute. */
export interface MinuteOfLoads {
  readonly release_id: number;
  readonly for_tenant_id: number;
  readonly minute: string;
  ok: number;
  load: number;
  timeout: number;
  integrity: number;
  crash: number;
  readonly times: number[];
}

const ADD = `
  insert into plugins_health as h (release_id, for_tenant_id, minute, ok, load, timeout, integrity, crash, times)
  select release_id, for_tenant_id, minute, ok, load, timeout, integrity, crash, array(select value::int from jsonb_array_elements_text(times) as value)
  from jsonb_to_recordset($1::jsonb) as r(release_id int, for_tenant_id int, minute timestamptz, ok int, load int, timeout int, integrity int, crash int, times jsonb)
  order by release_id, minute, for_tenant_id
  on conflict (release_id, minute, for_tenant_id) do update set ok = h.ok + excluded.ok, load = h.load + excluded.load, timeout = h.timeout + excluded.timeout,
    integrity = h.integrity + excluded.integrity, crash = h.crash + excluded.crash, times = array(select a + b from unnest(h.times, excluded.times) as sums(a, b))`;
const TOTAL = `
  insert into plugins_health_total as t (release_id, ok, failed)
  select release_id, sum(ok), sum(load + timeout + integrity + crash) from jsonb_to_recordset($1::jsonb) as r(release_id int, ok int, load int, timeout int, integrity int, crash int)
  group by release_id order by release_id
  on conflict (release_id) do update set ok = t.ok + excluded.ok, failed = t.failed + excluded.failed`;

export async function writeLoads(db: Db, rows: readonly MinuteOfLoads[]): Promise<void> {
  const values = [JSON.stringify(rows)];
  await db.rows(ADD, values);
  await db.rows(TOTAL, values);
}

/** Minutes older than this have been counted into the totals and are not compared any more. */
export async function forgetOldLoads(db: Db): Promise<void> {
  await db.rows(`delete from plugins_health where minute < now() - interval '30 days'`);
  await db.rows(`delete from plugins_witness where at < now() - interval '30 days'`);
}

/** Businesses that loaded the plugin lately, and how often. */
export async function activity(db: Db, plugin: string, since: Date): Promise<{ businesses: number; loads: number }> {
  const [row] = await db.rows<{ businesses: number; loads: number }>(
    `select count(distinct for_tenant_id)::int as businesses, coalesce(sum(ok + load + timeout + integrity), 0)::int as loads from plugins_health
     where minute >= $2 and release_id in (select id from plugins_release where plugin_id = $1)`,
    [plugin, since.toISOString()],
  );
  return row ?? { businesses: 0, loads: 0 };
}
