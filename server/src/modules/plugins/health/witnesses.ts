import type { LoadOutcome } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';

/** What one member told of one release, once per kind. */
export interface Witness {
  readonly release_id: number;
  readonly for_tenant_id: number;
  readonly member_id: number;
  readonly outcome: LoadOutcome;
  readonly is_admin: boolean;
  readonly slowest_ms: number;
  readonly at: string;
}

/** How many people say something of a release, of how many businesses, and how many of them are administrators. */
export interface Testimony {
  readonly members: number;
  readonly businesses: number;
  readonly admins: number;
}

/** `told`: everybody who told anything; `failed`: it did not load, or crashed; `slow`: it loaded slower than a limit. */
export interface Witnesses {
  readonly told: Testimony;
  readonly failed: Testimony;
  readonly slow: Testimony;
}

const ADD = `
  insert into plugins_witness as w (release_id, for_tenant_id, member_id, outcome, is_admin, slowest_ms, at)
  select release_id, for_tenant_id, member_id, outcome, is_admin, slowest_ms, at
  from jsonb_to_recordset($1::jsonb) as r(release_id int, for_tenant_id int, member_id int, outcome text, is_admin boolean, slowest_ms int, at timestamptz)
  order by release_id, for_tenant_id, member_id, outcome
  on conflict (release_id, for_tenant_id, member_id, outcome) do update set is_admin = excluded.is_admin, slowest_ms = greatest(w.slowest_ms, excluded.slowest_ms), at = excluded.at`;

const testimony = (name: string, where: string): string => `
  count(*) filter (where ${where})::int as ${name}_members, count(distinct for_tenant_id) filter (where ${where})::int as ${name}_businesses,
  count(*) filter (where ${where} and is_admin)::int as ${name}_admins`;
const OF_RELEASE = `
  with people as (
    select for_tenant_id, member_id, bool_or(is_admin) as is_admin, bool_or(outcome <> 'ok') as failed, max(slowest_ms) filter (where outcome = 'ok') as slowest
    from plugins_witness where release_id = $1 and at >= $2 group by for_tenant_id, member_id
  )
  select ${testimony('told', 'true')}, ${testimony('failed', 'failed')}, ${testimony('slow', 'slowest > $3')} from people`;

type Row = Record<`${keyof Witnesses}_${keyof Testimony}`, number>;

export async function writeWitnesses(db: Db, witnesses: readonly Witness[]): Promise<void> {
  if (witnesses.length > 0) await db.rows(ADD, [JSON.stringify(witnesses)]);
}

/** Who has told what of a release since a time. `slowerThan`: milliseconds. */
export async function witnessesOf(
  db: Db,
  release: number,
  { since, slowerThan }: { since: string; slowerThan: number },
): Promise<Witnesses> {
  const [row] = await db.rows<Row>(OF_RELEASE, [release, since, slowerThan]);
  const of = (name: keyof Witnesses): Testimony => ({
    members: row?.[`${name}_members`] ?? 0,
    businesses: row?.[`${name}_businesses`] ?? 0,
    admins: row?.[`${name}_admins`] ?? 0,
  });
  return { told: of('told'), failed: of('failed'), slow: of('slow') };
}
