import type { Portal, PortalAccess, PortalApp, Section } from '@butterfly/contracts/client_portal';
import type { Db } from '../../../platform/db/db';
import type { Call } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { Proof } from '../../../platform/public-links/link-kind';
import { PORTAL, portalPath } from '../link';
import { codeMail } from '../mails';
import { ensurePortal, noteSeen, noteVisit, people, type StoredPerson } from '../repository';
import { portalApp } from './portal-app';
import type { PortalView } from './view';

/** A visit of somebody with a link. */
export type Visiting = { readonly params: { readonly token: string } } & Pick<Call, 'headers' | 'ip'>;

/** The client's side of the portal. Opens its own transactions. */
export class PortalDoor {
  constructor(
    private readonly platform: Platform,
    private readonly view: PortalView,
  ) {}

  /** Whether a link opens and what it asks for. Before that was shown nothing of the project is told. */
  async access(call: Visiting): Promise<PortalAccess> {
    const face = await this.#face(call);
    return this.platform.linkDoor.visit(visitOf(call), async (db, seen): Promise<PortalAccess> => {
      if (seen.state === 'locked') return { ...face, project: null, sections: [], authenticated: false, asks: seen.demands };
      const person = await this.person(db, seen.link.subject_id);
      const { project_name: project, sections } = await this.view.of(db, { person, proven: isProven(seen.proof) });
      return { ...face, project, sections, authenticated: true, asks: null };
    });
  }

  /** How the portal stands among the apps of a phone; what asks for a proof tells no more than its page does. */
  async app(call: Visiting): Promise<PortalApp> {
    return portalApp({ ...(await this.#face(call)), path: portalPath(call.params.token) });
  }

  #face(call: Visiting): Promise<Pick<PortalAccess, 'business' | 'brand' | 'language' | 'password_set'>> {
    return this.platform.linkDoor.knock(visitOf(call), async (db, { subject_id }) => {
      const person = await this.person(db, subject_id);
      const { name: business, brand } = await this.platform.api('auth_and_admin').tenant(db);
      return { business, brand: brand.primary ?? null, language: person.language, password_set: person.has_password };
    });
  }

  /** @throws AppError `link_locked`, `not_found` */
  open(call: Visiting): Promise<Portal> {
    return this.#within(call, async (db, { person, proof }) => {
      const at = this.platform.clock();
      const { is_first, was_away } = await noteSeen(db, { id: person.id, at });
      if (was_away) await noteVisit(db, { person, section: null, what: 'came', at });
      if (is_first) db.emit('client_portal.first_visit@1', { person_id: person.id, project_id: person.project_id });
      return this.view.of(db, { person, proven: isProven(proof) });
    });
  }

  openDocument(call: Visiting, what: { section: Section; key: string }): Promise<{ path: string }> {
    return this.#within(call, async (db, { person, proof }) => {
      const opened = await this.view.open(db, { person, proven: isProven(proof), ...what });
      await noteVisit(db, { person, section: what.section, what: 'opened', at: this.platform.clock() });
      return opened;
    });
  }

  /** Runs with somebody's portal, for what is asked and said in it. */
  inPortal<T>(call: Visiting, work: (db: Db, visit: { person: StoredPerson; portal: Portal }) => Promise<T>): Promise<T> {
    return this.#within(call, async (db, { person, proof }) =>
      work(db, { person, portal: await this.view.of(db, { person, proven: isProven(proof) }) }),
    );
  }

  /** The same for one section, for who has it. @throws AppError `not_found` for who has not */
  inSection<T>(
    call: Visiting,
    section: Section,
    work: (db: Db, visit: { person: StoredPerson; portal: Portal }) => Promise<T>,
  ): Promise<T> {
    return this.inPortal(call, (db, visit) => {
      if (!visit.portal.sections.includes(section)) throw new AppError('not_found');
      return work(db, visit);
    });
  }

  requestCode(call: Visiting): Promise<void> {
    return this.platform.linkDoor.sendCode(visitOf(call), async (db, { email: to, code, subjectId }) => {
      const tenant = await this.platform.api('auth_and_admin').tenant(db);
      const { language } = await this.person(db, subjectId);
      await this.platform.mail.sendPersonal(db, codeMail({ tenant, to, language, code }));
    });
  }

  /** Answers the Set-Cookie values by which the portal stays open. */
  async verifyCode(call: Visiting, code: string): Promise<string[]> {
    const entered = await this.platform.linkDoor.enterCode({ ...visitOf(call), code }, (db, { subject_id }) =>
      this.#noteProof(db, { id: subject_id, what: 'code' }),
    );
    if (!entered) throw new AppError('client_portal.wrong_code');
    return entered.cookies;
  }

  async enterPassword(call: Visiting, password: string): Promise<string[]> {
    const entered = await this.platform.linkDoor.enterPassword({ ...visitOf(call), password }, (db, { subject_id }) =>
      this.#noteProof(db, { id: subject_id, what: 'password' }),
    );
    if (!entered) throw new AppError('client_portal.wrong_password');
    return entered.cookies;
  }

  /** @throws AppError `not_found` for somebody who has no access, and while the portal is off */
  async person(db: Db, id: number): Promise<StoredPerson> {
    const person = await people.find(db, id);
    if (!person?.is_active || !(await ensurePortal(db, person.project_id)).is_on) throw new AppError('not_found');
    return person;
  }

  async #noteProof(db: Db, { id, what }: { id: number; what: 'code' | 'password' }): Promise<void> {
    await noteVisit(db, { person: await this.person(db, id), section: null, what, at: this.platform.clock() });
  }

  #within<T>(call: Visiting, work: (db: Db, visit: { person: StoredPerson; proof: Proof }) => Promise<T>): Promise<T> {
    return this.platform.linkDoor.visit(visitOf(call), async (db, seen) => {
      if (seen.state === 'locked') throw new AppError('link_locked', { demands: seen.demands });
      return work(db, { person: await this.person(db, seen.link.subject_id), proof: seen.proof });
    });
  }
}

export const visitOf = ({ params, headers, ip }: Visiting) => ({ kind: PORTAL, token: params.token, headers, ip });

const isProven = (proof: Proof): boolean => proof !== 'link';
