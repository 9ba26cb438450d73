import { MONEY_SECTIONS, type Section } from '@butterfly/contracts/client_portal';
import type { ClientPage, ClientPages } from '../../platform/clients/client-pages';
import type { Db } from '../../platform/db/db';
import { siteOf } from '../../platform/mail/site-of';
import type { Platform } from '../../platform/platform';
import type { ClientPages as RequestPages } from '../client_requests/ports';
import { PORTAL, portalPath } from './link';
import { portalState } from './portal-state';
import { peopleOf, portalOf, shownSections, type StoredPerson } from './repository';
import type { SettingsService } from './settings-service';

type Parts = Pick<Platform, 'api' | 'env' | 'links' | 'mail' | 'ports'>;

/** Where mails lead clients: into their own portal, where it is live and shows them what the mail is about. */
export class PortalPages implements ClientPages {
  constructor(
    private readonly platform: Parts,
    private readonly settings: Pick<SettingsService, 'today'>,
  ) {}

  async pathOf(db: Db, { projectId, email, section, token: of }: ClientPage): Promise<string | null> {
    if (!(await this.#isLive(db, { projectId, section }))) return null;
    const to = (email ?? (await this.platform.mail.addressOfClient(db, projectId)))?.toLowerCase();
    const person = (await peopleOf(db, projectId)).find((one) => one.email.toLowerCase() === to);
    if (!person || !sees(person, section) || person.link_id === null) return null;
    const token = await this.platform.links.reveal(db, PORTAL, { id: person.link_id, subjectId: person.id });
    return token === null ? null : `${portalPath(token)}${section === 'questionnaire' ? questionsPath(of) : `/${section}`}`;
  }

  /** For requests of clients: the page on which they answer. */
  forRequests(): RequestPages {
    return {
      addressOf: async (db, { projectId }) => {
        const path = await this.pathOf(db, { projectId, email: null, section: 'requests' });
        return path === null ? null : `${siteOf(this.platform.env)}${path}`;
      },
    };
  }

  async #isLive(db: Db, { projectId, section }: Pick<ClientPage, 'projectId' | 'section'>): Promise<boolean> {
    if (!(await this.platform.ports.enablement?.enabledIn(db, 'client_portal'))) return false;
    const portal = await portalOf(db, projectId);
    const project = await this.platform.api('tenant_crm').project(db, projectId);
    if (!portal || !project || !shownSections(portal)[section]) return false;
    return portalState(portal, { eventDate: project.event_date, today: await this.settings.today(db) }) === 'live';
  }
}

/** There is no list of all questions of somebody: theirs are on the first page. */
const questionsPath = (token: string | undefined): string => (token === undefined ? '' : `/questionnaire/${token}`);

const sees = ({ is_active, sees_money }: StoredPerson, section: Section): boolean =>
  is_active && (sees_money || !MONEY_SECTIONS.includes(section));
