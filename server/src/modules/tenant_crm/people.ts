import type { Owner } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../platform/db/db';
import type { Platform } from '../../platform/platform';

const KEPT_MS = 60_000;

/** What tenant_crm asks the modules that know people and businesses. */
export interface TenantPeople {
  members(db: Db): Promise<Owner[]>;
  isMember(db: Db, memberId: number): Promise<boolean>;
  adminIds(db: Db): Promise<number[]>;
  nameOf(db: Db, memberId: number): Promise<string | null>;
  /** Currency and zone of a business change once in its life; they are kept for a minute. */
  currencyOf(tenantId: number): Promise<string>;
  /** Today as a calendar day where the business is. */
  today(tenantId: number): Promise<string>;
}

export function tenantPeople({ api, db, clock }: Pick<Platform, 'api' | 'db' | 'clock'>): TenantPeople {
  const known = new Map<number, { currency: string; tz: string; until: number }>();
  const tenant = async (tenantId: number) => {
    const kept = known.get(tenantId);
    if (kept && kept.until > clock().getTime()) return kept;
    const { currency, tz } = await db.withTenant({ tenantId, memberId: null }, (tx) => api('auth_and_admin').tenant(tx));
    const fresh = { currency, tz, until: clock().getTime() + KEPT_MS };
    known.set(tenantId, fresh);
    return fresh;
  };
  const members = async (tx: Db) =>
    (await api('auth_and_admin').members(tx)).map(({ member_id, display_name }) => ({ id: member_id, name: display_name }));
  return {
    members,
    isMember: async (tx, memberId) => (await members(tx)).some(({ id }) => id === memberId),
    nameOf: async (tx, memberId) => (await members(tx)).find(({ id }) => id === memberId)?.name ?? null,
    adminIds: (tx) => api('manage_members').adminIds(tx),
    currencyOf: async (tenantId) => (await tenant(tenantId)).currency,
    today: async (tenantId) => dayIn((await tenant(tenantId)).tz, clock()),
  };
}

function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}
