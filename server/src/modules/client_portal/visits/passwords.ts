import type { PasswordLink } from '@butterfly/contracts/client_portal';
import { hashPassword } from '../../../platform/auth/password-hash';
import type { Db } from '../../../platform/db/db';
import type { Call } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import { siteAddress } from '../../../platform/http/requests/site-address';
import type { Platform } from '../../../platform/platform';
import { PASSWORD, passwordPath, PORTAL, portalPath, uidOf } from '../link';
import { passwordMail } from '../mails';
import { people, type StoredPerson } from '../repository';
import { visitOf, type PortalDoor, type Visiting } from './door';

const GOOD_FOR_MS = 2 * 86_400_000;
/** Whoever presses again and again gets one mail in so long. */
const PAUSE_MS = 5 * 60_000;

type Setting = { readonly params: { readonly uidb64: string; readonly token: string } } & Pick<Call, 'headers' | 'ip'>;

/** Passwords of the portal: asked for by mail, set by a link that is good once. Opens its own transactions. */
export class PortalPasswords {
  constructor(
    private readonly platform: Platform,
    private readonly door: Pick<PortalDoor, 'person'>,
  ) {}

  /** Writes to the person, and says the same whatever comes of it. */
  async forgot(call: Visiting): Promise<void> {
    await this.platform.linkDoor.knock(visitOf(call), async (db, { subject_id }) => {
      const person = await this.door.person(db, subject_id);
      const now = this.platform.clock();
      const [last] = await this.platform.links.about(db, PASSWORD, { subjectIds: [person.id], revoked: true });
      if (last && now.getTime() - Date.parse(last.created_at) < PAUSE_MS) return;
      await this.#write(db, { person, site: siteAddress(this.platform.env, call.headers), now });
    });
  }

  check(call: Setting): Promise<PasswordLink> {
    return this.#within(call, async (db, person) => {
      const { name: business, brand } = await this.platform.api('auth_and_admin').tenant(db);
      return { name: person.name, business, brand: brand.primary ?? null, language: person.language };
    });
  }

  /** Ends what the link of the person has opened so far; the link that set it opens nothing any more. */
  async set(call: Setting & { readonly password: string }): Promise<{ path: string }> {
    await this.#within(call, async () => undefined);
    // Takes 50 ms on purpose, outside any transaction.
    const passwordHash = await hashPassword(call.password);
    return this.#within(call, async (db, person, linkId) => {
      const { id, link_id } = person;
      const token = link_id === null ? null : await this.platform.links.reveal(db, PORTAL, { id: link_id, subjectId: id });
      if (link_id === null || token === null) throw new AppError('not_found');
      await this.platform.links.setDemand(db, PORTAL, { id: link_id, passwordHash });
      await this.platform.links.setRevoked(db, PASSWORD, { id: linkId, subjectId: id, revoked: true });
      await people.patch(db, { id, changes: { has_password: true } });
      return { path: portalPath(token) };
    });
  }

  async #write(db: Db, { person, site, now }: { person: StoredPerson; site: string; now: Date }): Promise<void> {
    const { id, project_id: projectId, name, email: to, language, has_password } = person;
    const { token } = await this.platform.links.create(db, PASSWORD, {
      subjectId: id,
      scopes: ['set'],
      expiresAt: new Date(now.getTime() + GOOD_FOR_MS),
    });
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    const link = `${site}${passwordPath(has_password ? 'reset-password' : 'set-password', { personId: id, token })}`;
    await this.platform.mail.sendPersonal(db, passwordMail({ tenant, to, name, language, projectId, link }));
  }

  #within<T>({ params, headers, ip }: Setting, work: (db: Db, person: StoredPerson, linkId: number) => Promise<T>): Promise<T> {
    return this.platform.linkDoor.visit({ kind: PASSWORD, token: params.token, headers, ip }, async (db, seen) => {
      if (seen.state !== 'open' || params.uidb64 !== uidOf(seen.link.subject_id)) throw new AppError('not_found');
      return work(db, await this.door.person(db, seen.link.subject_id), seen.link.id);
    });
  }
}
