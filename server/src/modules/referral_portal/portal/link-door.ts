import type { Bytes } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import { readCookie, writeCookie } from '../../../platform/http/cookies';
import type { Platform } from '../../../platform/platform';
import { countVisit, partnerByCode } from '../partners/repository';
import { readCode, utmOf } from '../referrals/attribution';
import { programs } from '../repository';
import type { SettingsService } from '../settings-service';

const DAY_SECONDS = 86_400;

/**
 * The link of a partner. It leads to a page of the suite that the business has chosen, and nowhere else. Who has sent somebody first keeps
 * them for as long as the program says: the browser remembers it, and a later partner's link changes nothing.
 */
export class ReferralLink {
  constructor(
    private readonly platform: Pick<Platform, 'api' | 'db' | 'env' | 'ports'>,
    private readonly settings: SettingsService,
  ) {}

  /** @throws AppError `not_found` for what names no business */
  async follow(address: string, cookies: string | undefined): Promise<Bytes> {
    const read = readCode(address);
    const tenant = read ? await this.platform.api('auth_and_admin').tenantBySlug(read.slug) : null;
    if (!read || !tenant || !(await this.platform.ports.enablement?.enabled(tenant.id, 'referral_portal'))) throw new AppError('not_found');
    const name = `referred_${tenant.id}`;
    return this.platform.db.withTenant({ tenantId: tenant.id, memberId: null }, async (db) => {
      const { landing_path } = await this.settings.read(db);
      const partner = await partnerByCode(db, read.code);
      if (partner) await countVisit(db, partner.id);
      const first = (await partnerByCode(db, readCookie(cookies, name) ?? '')) ?? partner;
      // A partner who has left: the visitor is welcome all the same.
      if (!first) return leadTo(`${landing_path}?${new URLSearchParams({ t: tenant.slug })}`, []);
      const { cookie_days } = await programs.read(db, first.program_id);
      const secure = this.platform.env.PUBLIC_URL?.startsWith('https:') ?? false;
      const cookie = writeCookie(name, first.code, { httpOnly: true, secure, maxAge: cookie_days * DAY_SECONDS, path: '/api/' });
      const query = new URLSearchParams([['t', tenant.slug], ...utmOf(tenant.slug, first.code)]);
      return leadTo(`${landing_path}?${query}`, [cookie]);
    });
  }
}

const leadTo = (location: string, cookies: string[]): Bytes => ({
  kind: 'bytes',
  bytes: '',
  type: 'text/plain; charset=utf-8',
  status: 302,
  headers: { location, 'cache-control': 'no-store', ...(cookies.length > 0 && { 'set-cookie': cookies }) },
});
