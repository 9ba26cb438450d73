import type { HealthFigures } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import { p95Of } from './histogram';

interface SumRow {
  loads: number;
  failed: number;
  crashes: number;
  times: number[] | null;
}

const SUMS = `
  select coalesce(sum(ok + load + timeout + integrity), 0)::int as loads, coalesce(sum(load + timeout + integrity), 0)::int as failed, coalesce(sum(crash), 0)::int as crashes,
    (select array_agg(total order by place) from (
      select t.place, sum(t.count)::int as total from plugins_health h2 cross join lateral unnest(h2.times) with ordinality as t(count, place)
      where h2.release_id = $1 and h2.minute >= date_trunc('minute', $2::timestamptz) group by t.place) sums) as times
  from plugins_health where release_id = $1 and minute >= date_trunc('minute', $2::timestamptz)`;

/** What browsers have told of a release since a time, over all businesses. */
export async function figuresOf(db: Db, release: number, since: string): Promise<HealthFigures> {
  const [row] = await db.rows<SumRow>(SUMS, [release, since]);
  const { loads = 0, failed = 0, crashes = 0, times = null } = row ?? {};
  return { loads, failed, crashes, error_rate: errorRate({ loads, failed, crashes }), p95_ms: times ? p95Of(times) : null };
}

/** A release that loads and throws while it is drawn has failed as well. */
export function errorRate({ loads, failed, crashes }: Pick<HealthFigures, 'loads' | 'failed' | 'crashes'>): number {
  const tried = Math.max(loads, failed + crashes);
  return tried === 0 ? 0 : Math.round(((failed + crashes) / tried) * 10_000) / 10_000;
}
