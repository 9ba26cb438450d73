import { passwordMatches } from '../../../platform/auth/password-hash';
import type { UnitOfWork } from '../../../platform/db/unit-of-work';
import { addressBlock } from '../../../platform/http/address-block';
import { Allowance } from '../../../platform/http/allowance';
import { AppError } from '../../../platform/http/app-error';
import { readCookie, writeCookie } from '../../../platform/http/cookies';
import { networkHash } from '../../../platform/http/network-hash';
import type { Platform } from '../../../platform/platform';
import { newLinkToken, readLinkToken } from '../../../platform/public-links/link-token';
import type { Tenant } from '../../auth_and_admin/api';
import { partnerByName, partners, passwordHashOf, type StoredPartner } from '../partners/repository';
import { endSession, insertSession, partnerOfSession } from './session.repository';

const MODULE = 'referral_portal';
const COOKIE = 'partnersession';
const COOKIE_PATH = '/api/partner_portal/';
const HALF_DAY_SECONDS = 12 * 3_600;
/** Ten at once, and one more every ninety seconds: by what was typed, so that nobody hears whether there is such a partner. */
const TRIES = { burst: 10, perSecond: 1 / 90 };

/** Where a request comes from. */
export interface Asking {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly ip: string;
}

/** A partner in their own transaction. */
export interface Inside {
  readonly db: UnitOfWork;
  readonly partner: StoredPartner;
  readonly tenant: Tenant;
}

/**
 * Sessions of partners: a cookie and a table of their own. No member's session is read here, and this cookie is sent nowhere but to the
 * addresses of partners. Who is no partner, has left, or whose business has the plugin switched off gets one and the same answer.
 */
export class PartnerDoor {
  readonly #tries = new Allowance(TRIES);

  constructor(private readonly platform: Pick<Platform, 'api' | 'clock' | 'db' | 'env' | 'ports' | 'signer'>) {}

  /** Runs `work` as the business of the partner. @throws AppError `referral_portal.signed_out`, `referral_portal.other_partner` */
  async enter<T>(asking: Asking, username: string, work: (inside: Inside) => Promise<T>): Promise<T> {
    return this.#inSession(asking, async (inside) => {
      if (!inside) throw new AppError('referral_portal.signed_out');
      if (nameOf(inside) !== username.toLowerCase()) throw new AppError('referral_portal.other_partner');
      return work(inside);
    });
  }

  /** Who is signed in in this browser. */
  whoIs(asking: Asking): Promise<string | null> {
    return this.#inSession(asking, async (inside) => inside && nameOf(inside));
  }

  /** Whether a password is this partner's, counted like signing in. @throws AppError `referral_portal.sign_in_failed`, `…too_many_tries` */
  async prove(asking: Asking, { username, password }: { username: string; password: string }): Promise<void> {
    this.#count(asking, username);
    const hash = await this.enter(asking, username, ({ db, partner }) => passwordHashOf(db, partner.id));
    if (!(await passwordMatches(hash, password))) throw new AppError('referral_portal.sign_in_failed');
  }

  /** @returns the Set-Cookie value, and the name as it stands in addresses. @throws AppError `referral_portal.sign_in_failed`, `…too_many_tries` */
  async signIn(
    asking: Asking,
    { username, password }: { username: string; password: string },
  ): Promise<{ cookie: string; username: string }> {
    this.#count(asking, username);
    const found = await this.find(username, async ({ db, partner }) => ({
      tenantId: db.tenantId,
      id: partner.id,
      hash: await passwordHashOf(db, partner.id),
    }));
    // Takes as long for who is not there.
    if (!(await passwordMatches(found?.hash ?? null, password)) || !found) throw new AppError('referral_portal.sign_in_failed');
    const who = { tenantId: found.tenantId, memberId: null };
    return { cookie: await this.platform.db.withTenant(who, (db) => this.open(db, { partnerId: found.id, ip: asking.ip })), username };
  }

  /** Signs somebody in. @returns the Set-Cookie value */
  async open(db: UnitOfWork, { partnerId, ip }: { partnerId: number; ip: string }): Promise<string> {
    const { token, hash: tokenHash } = newLinkToken(db.tenantId, this.platform.signer);
    const at = this.platform.clock();
    const expiresAt = new Date(at.getTime() + HALF_DAY_SECONDS * 1_000);
    const network = networkHash(this.platform.signer, { ip, tenantId: db.tenantId });
    await insertSession(db, { partnerId, tokenHash, expiresAt, at, network });
    return this.#cookie(token, HALF_DAY_SECONDS);
  }

  /** @returns the Set-Cookie value that forgets the session */
  async signOut({ headers }: Asking): Promise<string> {
    const read = readLinkToken(readCookie(headers['cookie'], COOKIE) ?? '', this.platform.signer);
    if (read) {
      const who = { tenantId: read.tenantId, memberId: null };
      await this.platform.db.withTenant(who, (db) => endSession(db, { tokenHash: read.hash, at: this.platform.clock() }));
    }
    return this.#cookie('', 0);
  }

  /** A partner who may sign in, by `fern-thistle.rivergate`; null: there is none. */
  async find<T>(username: string, work: (inside: Inside) => Promise<T>): Promise<T | null> {
    const [slug = '', name = '', ...rest] = username.split('.');
    const tenant = rest.length > 0 || name === '' ? null : await this.platform.api('auth_and_admin').tenantBySlug(slug);
    if (!tenant || !(await this.#isOn(tenant.id))) return null;
    return this.platform.db.withTenant({ tenantId: tenant.id, memberId: null }, async (db) => {
      const partner = await partnerByName(db, name);
      return partner ? work({ db, partner, tenant }) : null;
    });
  }

  async #inSession<T>({ headers }: Asking, work: (inside: Inside | null) => Promise<T>): Promise<T> {
    const read = readLinkToken(readCookie(headers['cookie'], COOKIE) ?? '', this.platform.signer);
    if (!read || !(await this.#isOn(read.tenantId))) return work(null);
    return this.platform.db.withTenant({ tenantId: read.tenantId, memberId: null }, async (db) => {
      const id = await partnerOfSession(db, { tokenHash: read.hash, now: this.platform.clock() });
      const partner = id === undefined ? undefined : await partners.find(db, id);
      if (!partner || partner.status === 'removed') return work(null);
      return work({ db, partner, tenant: await this.platform.api('auth_and_admin').tenant(db) });
    });
  }

  #count({ ip }: Asking, username: string): void {
    const wait = this.platform.env.RATE_LIMITS ? this.#tries.take(`${username.toLowerCase()} ${addressBlock(ip)}`) : 0;
    if (wait > 0) throw new AppError('referral_portal.too_many_tries', { retry_after: wait }, { 'retry-after': String(wait) });
  }

  async #isOn(tenantId: number): Promise<boolean> {
    return (await this.platform.ports.enablement?.enabled(tenantId, MODULE)) ?? false;
  }

  #cookie(value: string, maxAge: number): string {
    const secure = this.platform.env.PUBLIC_URL?.startsWith('https:') ?? false;
    return writeCookie(COOKIE, value, { httpOnly: true, secure, maxAge, path: COOKIE_PATH });
  }
}

export const nameOf = ({ tenant, partner }: Pick<Inside, 'partner' | 'tenant'>): string => `${tenant.slug}.${partner.username}`;
