import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { Tenant } from '../../auth_and_admin/api';

const MODULE = 'lead_page_builder';
const SLUG = /^[a-z0-9-]{1,80}$/;

export interface Asked {
  /** `?t=`, as the address says it. */
  readonly t: string | undefined;
  readonly host: string | undefined;
  readonly sessionToken: string | undefined;
}

/** Whose page an address is: `?t=`, else the name of the host, else the business of who is signed in, else the only one. Null: nobody's. */
export async function businessAsked(platform: Platform, asked: Asked): Promise<Tenant | null> {
  const tenant = await businessNamed(platform, asked);
  return tenant && (await platform.ports.enablement?.enabled(tenant.id, MODULE)) ? tenant : null;
}

/** As `businessAsked`, and whether it has lead pages is asked in the transaction that follows: `hasLeadPages`. */
export async function businessNamed(platform: Platform, { t, host, sessionToken }: Asked): Promise<Tenant | null> {
  const identity = platform.api('auth_and_admin');
  // Who names a business means that one: another must not answer in its place.
  if (t !== undefined) return SLUG.test(t) ? identity.tenantBySlug(t) : null;
  const [label = ''] = (host ?? '').split(/[.:]/);
  const byHost = SLUG.test(label) ? await identity.tenantBySlug(label) : null;
  if (byHost) return byHost;
  const session = sessionToken === undefined ? null : await platform.access.session(sessionToken);
  const ids = session ? [session.tenantId] : await identity.activeTenantIds();
  const [id, ...others] = ids;
  return id === undefined || others.length > 0
    ? null
    : platform.db.withTenant({ tenantId: id, memberId: null }, (db) => identity.tenant(db));
}

/** Whether the business of this transaction has lead pages. */
export const hasLeadPages = async (db: Db, { ports }: Pick<Platform, 'ports'>): Promise<boolean> =>
  (await ports.enablement?.enabledIn(db, MODULE)) === true;
