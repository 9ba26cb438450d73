import type { Partner } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { accountsAt } from './bank.repository';
import type { StoredPartner } from './repository';

export const linkPath = (slug: string, code: string): string => `/api/referral_portal/public/link/${slug}.${code}/`;

/** Partners as the team sees them. */
export async function viewPartners(db: Db, rows: readonly StoredPartner[], platform: Pick<Platform, 'api' | 'clock'>): Promise<Partner[]> {
  const { slug } = await platform.api('auth_and_admin').tenant(db);
  const accounts = await accountsAt(db, { partnerIds: rows.map(({ id }) => id), at: platform.clock() });
  return rows.map(({ code, previous_email: _before, email_changed_at: _at, ...partner }) => ({
    ...partner,
    sign_in_name: `${slug}.${partner.username}`,
    link_path: linkPath(slug, code),
    account_last4: accounts.get(partner.id)?.last4 ?? null,
  }));
}
