import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import { forgetOff } from './off-in';
import type { Preference } from '../resolution/world';

/** What a business has decided for all plugins. */
export interface BusinessRow {
  readonly freeze_on_event_days: boolean;
  readonly overrides_allowed: boolean;
  readonly plan: readonly string[] | null;
  readonly consent_floor: number;
  readonly generation: number;
}

/** A ticket that is not over, with the build that was announced with it. */
export interface BuildRow {
  readonly id: number;
  readonly plugin_id: string;
  readonly origin: string;
  readonly ends_at: string;
  readonly record: ReleaseRecord | null;
  readonly seal: string;
}

interface PreferenceRow {
  plugin_id: string;
  channel: Preference['channel'];
  held_release_id: number | null;
  hold_until: string | null;
  hold_reason: string | null;
  consented: string[];
  generation: number;
}

interface Rows {
  off: string[];
  preferences: PreferenceRow[];
  business: BusinessRow | null;
  build: BuildRow | null;
}

// One statement: the page waits for it.
const BUSINESS = `
  select (select coalesce(jsonb_agg(plugin_id), '[]') from plugins_tenant where not enabled) as off,
    (select coalesce(jsonb_agg(jsonb_build_object('plugin_id', plugin_id, 'channel', channel, 'held_release_id', held_release_id, 'hold_until', hold_until, 'hold_reason', hold_reason,
      'consented', consented, 'generation', generation)), '[]') from plugins_wish) as preferences,
    (select jsonb_build_object('freeze_on_event_days', freeze_on_event_days, 'overrides_allowed', overrides_allowed, 'plan', plan, 'consent_floor', consent_floor, 'generation', generation)
      from plugins_business) as business,
    (select jsonb_build_object('id', id, 'plugin_id', plugin_id, 'origin', origin, 'ends_at', to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'record', record, 'seal', seal)
      from plugins_override where member_id = $1 and ends_at > $2 and revoked_at is null and record is not null order by id desc limit 1) as build`;

export interface BusinessRows {
  readonly switchedOff: ReadonlySet<string>;
  readonly preferences: ReadonlyMap<string, Preference>;
  readonly business: BusinessRow | null;
  readonly build: BuildRow | null;
}

export async function readBusiness(db: Db, now: Date): Promise<BusinessRows> {
  const [row] = await db.rows<Rows>(BUSINESS, [db.memberId, now.toISOString()]);
  return {
    switchedOff: new Set(row?.off ?? []),
    business: row?.business ?? null,
    build: row?.build ?? null,
    preferences: new Map((row?.preferences ?? []).map((preference) => [preference.plugin_id, preferenceOf(preference)])),
  };
}

function preferenceOf({
  channel,
  held_release_id: release,
  hold_until: until,
  hold_reason: reason,
  consented,
  generation,
}: PreferenceRow): Preference {
  return {
    channel,
    held: release !== null && until !== null ? { release, until: Date.parse(until), reason: reason ?? '' } : null,
    consented,
    generation,
  };
}

/** What a business sees the first time came with the product and needs no consent. */
export async function greetBusiness(db: Db, floor: number): Promise<void> {
  await db.rows('insert into plugins_business (consent_floor) values ($1) on conflict do nothing', [floor]);
}

/** Compare and swap on the business's own row; generation 0: it has decided nothing. */
export async function moveBusiness(db: Db, change: { freeze: boolean; overrides: boolean; expected: number }): Promise<boolean> {
  const rows = await db.rows(
    'update plugins_business set freeze_on_event_days = $1, overrides_allowed = $2, generation = generation + 1 where generation = $3 returning generation',
    [change.freeze, change.overrides, change.expected],
  );
  return rows.length === 1;
}

export async function writePlan(db: Db, plugins: readonly string[] | null): Promise<void> {
  forgetOff(db);
  await db.rows('update plugins_business set plan = $1::jsonb, generation = generation + 1', [
    plugins === null ? null : JSON.stringify(plugins),
  ]);
}

export interface PreferenceChange {
  readonly id: string;
  readonly channel: Preference['channel'];
  readonly held: Preference['held'];
  readonly consented: readonly string[];
  readonly expected: number;
}

/** Compare and swap on what a business has decided about one plugin; generation 0: nothing yet. */
export async function movePreference(db: Db, { id, channel, held, consented, expected }: PreferenceChange): Promise<boolean> {
  const values = [
    id,
    channel,
    held?.release ?? null,
    held ? new Date(held.until).toISOString() : null,
    held?.reason ?? null,
    JSON.stringify(consented),
    db.memberId,
  ];
  const rows =
    expected === 0
      ? await db.rows(
          `insert into plugins_wish (plugin_id, channel, held_release_id, hold_until, hold_reason, consented, updated_by_id) values ($1, $2, $3, $4, $5, $6, $7)
        on conflict do nothing returning plugin_id`,
          values,
        )
      : await db.rows(
          `update plugins_wish set channel = $2, held_release_id = $3, hold_until = $4, hold_reason = $5, consented = $6, updated_by_id = $7, generation = generation + 1, updated_at = now()
        where plugin_id = $1 and generation = $8 returning plugin_id`,
          [...values, expected],
        );
  return rows.length === 1;
}
