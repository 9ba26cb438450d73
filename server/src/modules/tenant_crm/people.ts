import type { Owner } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';
import { localDay } from '../../platform/time/local-time';

const KEPT_MS = 60_000;
const PEOPLE_KEPT_MS = 10_000;

/** What tenant_crm asks the modules that know people and businesses. */
export interface TenantPeople {
  members(db: Db): Promise<Owner[]>;
  isMember(db: Db, memberId: number): Promise<boolean>;
  adminIds(db: Db): Promise<number[]>;
  nameOf(db: Db, memberId: number): Promise<string | null>;
  /** Those of the members who see the project; without one, who see all projects. */
  seeing(db: Db, what: { projectId: number | null; among: readonly number[] }): Promise<number[]>;
  /** Currency and zone of a business change once in its life; they are kept for a minute. */
  currencyOf(tenantId: number): Promise<string>;
  /** Language and country of a business, such as `en-US`. */
  localeOf(tenantId: number): Promise<string>;
  /** IANA zone of a business. */
  tzOf(tenantId: number): Promise<string>;
  /** Today as a calendar day where the business is. */
  today(tenantId: number): Promise<string>;
}

export function tenantPeople({ api, db, clock }: Pick<Platform, 'api' | 'db' | 'clock'>): TenantPeople {
  const known = new Map<number, { currency: string; tz: string; locale: string; until: number }>();
  const tenant = async (tenantId: number) => {
    const kept = known.get(tenantId);
    if (kept && kept.until > clock().getTime()) return kept;
    const { currency, tz, locale } = await db.withTenant({ tenantId, memberId: null }, (tx) => api('auth_and_admin').tenant(tx));
    const fresh = { currency, tz, locale, until: clock().getTime() + KEPT_MS };
    known.set(tenantId, fresh);
    return fresh;
  };
  // Both are asked for with every new project. A new administrator misses at most ten seconds of them.
  const adminIds = forAWhile(clock, (tx: Db) => api('manage_members').adminIds(tx));
  const members = async (tx: Db) =>
    (await api('auth_and_admin').members(tx)).map(({ member_id, display_name }) => ({ id: member_id, name: display_name }));
  const names = forAWhile(clock, async (tx: Db) => new Map((await members(tx)).map(({ id, name }) => [id, name])));
  return {
    members,
    isMember: async (tx, memberId) => (await members(tx)).some(({ id }) => id === memberId),
    nameOf: async (tx, memberId) => (await names(tx)).get(memberId) ?? null,
    adminIds,
    seeing: (tx, what) => api('manage_members').membersSeeing(tx, what),
    currencyOf: async (tenantId) => (await tenant(tenantId)).currency,
    localeOf: async (tenantId) => (await tenant(tenantId)).locale,
    tzOf: async (tenantId) => (await tenant(tenantId)).tz,
    today: async (tenantId) => localDay(clock(), (await tenant(tenantId)).tz),
  };
}

/** What is read for a business is believed for ten seconds. */
function forAWhile<T>(clock: () => Date, read: (tx: Db) => Promise<T>): (tx: Db) => Promise<T> {
  const known = new Map<number, { readonly found: T; readonly until: number }>();
  return async (tx) => {
    const kept = known.get(tx.tenantId);
    if (kept && kept.until > clock().getTime()) return kept.found;
    const found = await read(tx);
    known.set(tx.tenantId, { found, until: clock().getTime() + PEOPLE_KEPT_MS });
    return found;
  };
}
