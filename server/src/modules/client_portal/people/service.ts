import type { NewPerson, Person, PersonPatch } from '@butterfly/contracts/client_portal';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { PORTAL, portalPath } from '../link';
import { inviteMail } from '../mails';
import { ensurePortal, hasPerson, people, setLinkOf, type StoredPerson } from '../repository';
import { shownPerson, type SettingsService } from '../settings-service';

type Parts = Pick<Platform, 'api' | 'clock' | 'links' | 'mail'>;
interface Place {
  readonly projectId: number;
  readonly personId: number;
}

/** Who gets into the portal of a project. Every method runs in the transaction it is given. */
export class PeopleService {
  constructor(
    private readonly platform: Parts,
    private readonly settings: SettingsService,
  ) {}

  async invite(db: Db, { projectId, site, person }: { projectId: number; site: string; person: NewPerson }): Promise<Person> {
    const portal = await this.#openPortal(db, projectId);
    if (await hasPerson(db, { projectId, email: person.email })) throw new AppError('client_portal.already_invited');
    const made = await people.insert(db, { ...person, project_id: projectId });
    const { token, link } = await this.platform.links.create(db, PORTAL, {
      subjectId: made.id,
      scopes: ['visit'],
      label: person.name,
      email: person.email,
      demandsCode: portal.asks !== 'link',
    });
    await setLinkOf(db, { id: made.id, linkId: link.id });
    db.emit('client_portal.person.invited@1', { person_id: made.id, project_id: projectId });
    return this.#write(db, { person: made, site, token });
  }

  async update(db: Db, { projectId, personId, patch }: Place & { patch: PersonPatch }): Promise<Person> {
    const before = await this.#find(db, { projectId, personId });
    const saved = await people.patch(db, { id: personId, changes: patch });
    if (before.link_id !== null && patch.is_active !== undefined && patch.is_active !== before.is_active) {
      const { is_on } = await ensurePortal(db, projectId);
      await this.platform.links.setRevoked(db, PORTAL, { id: before.link_id, subjectId: personId, revoked: !patch.is_active || !is_on });
    }
    return shownPerson(saved);
  }

  async inviteAgain(db: Db, { projectId, personId, site }: Place & { site: string }): Promise<Person> {
    await this.#openPortal(db, projectId);
    const person = await this.#active(db, { projectId, personId });
    return this.#write(db, { person, site, token: await this.#token(db, person) });
  }

  async rotate(db: Db, { projectId, personId, site }: Place & { site: string }): Promise<Person> {
    await this.#openPortal(db, projectId);
    const person = await this.#active(db, { projectId, personId });
    const token = person.link_id === null ? null : await this.platform.links.rotate(db, PORTAL, { id: person.link_id, expiresAt: null });
    if (token === null) throw new AppError('not_found');
    return this.#write(db, { person, site, token });
  }

  async address(db: Db, place: Place): Promise<string> {
    return portalPath(await this.#token(db, await this.#active(db, place)));
  }

  /** @throws AppError `not_found` for somebody of another project */
  async read(db: Db, place: Place): Promise<StoredPerson> {
    return this.#find(db, place);
  }

  async #write(db: Db, { person, site, token }: { person: StoredPerson; site: string; token: string }): Promise<Person> {
    const { project_id: projectId, name, email: to, language } = person;
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    const project = await this.platform.api('tenant_crm').project(db, projectId);
    const link = `${site}${portalPath(token)}`;
    await this.platform.mail.sendPersonal(
      db,
      inviteMail({ tenant, to, name, language, projectId, link, projectName: project?.name ?? '' }),
    );
    const invited_at = this.platform.clock().toISOString();
    return shownPerson(await people.patch(db, { id: person.id, changes: { invited_at } }));
  }

  async #token(db: Db, { id, link_id }: StoredPerson): Promise<string> {
    const token = link_id === null ? null : await this.platform.links.reveal(db, PORTAL, { id: link_id, subjectId: id });
    if (token === null) throw new AppError('not_found');
    return token;
  }

  async #openPortal(db: Db, projectId: number) {
    const { is_on } = await this.settings.read(db, projectId);
    if (!is_on) throw new AppError('client_portal.off');
    return ensurePortal(db, projectId);
  }

  async #active(db: Db, place: Place): Promise<StoredPerson> {
    const person = await this.#find(db, place);
    if (!person.is_active) throw new AppError('client_portal.person_off');
    return person;
  }

  async #find(db: Db, { projectId, personId }: Place): Promise<StoredPerson> {
    const person = await people.hold(db, personId);
    if (person?.project_id !== projectId) throw new AppError('not_found');
    return person;
  }
}
