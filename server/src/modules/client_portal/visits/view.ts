import {
  MONEY_SECTIONS,
  orderDocuments,
  SECTIONS,
  stepsOf,
  type Document,
  type Portal,
  type Section,
} from '@butterfly/contracts/client_portal';
import { addDays, daysBetween } from '@butterfly/contracts/days';
import type { ClientDocuments, ClientPaper, ClientSectionSource } from '../../../platform/clients/client-documents';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { unreadOf } from '../messages/repository';
import { lastDay, portalState } from '../portal-state';
import { ensurePortal, shownSections, type StoredPerson } from '../repository';
import type { SettingsService } from '../settings-service';

/** What is due later than so many days from now does not have to be done next. */
const SOON_DAYS = 30;
/** A code or a password has to stand before these. */
export const GUARDED: readonly Section[] = ['proposals', 'contract', 'payments', 'invoice'];

/** A project as one of its people sees it. Every method runs in the transaction it is given. */
export class PortalView {
  constructor(
    private readonly platform: Pick<Platform, 'api' | 'clock' | 'fillers' | 'ports'>,
    private readonly settings: Pick<SettingsService, 'today'>,
  ) {}

  /** @param proven whether a code or the password was given */
  async of(db: Db, { person, proven }: { person: StoredPerson; proven: boolean }): Promise<Portal> {
    const portal = await ensurePortal(db, person.project_id);
    const project = await this.platform.api('tenant_crm').project(db, person.project_id);
    if (!project) throw new AppError('not_found');
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    const today = await this.settings.today(db);
    const { event_date } = project;
    const isClosed = portalState(portal, { eventDate: event_date, today }) === 'closed';
    const sources = await this.#sources(db, { person, portal });
    const own = await this.#ownSections(db, { person, portal });
    const sections = SECTIONS.filter((name) => sources.has(name) || own.has(name));
    const documents = await this.#documents(db, { person, sources, isClosed });
    return {
      ...{ business: tenant.name, brand: tenant.brand.primary ?? null, project_name: project.name, event_date, today },
      days_left: event_date === null || event_date < today ? null : daysBetween(today, event_date),
      me: { name: person.name, language: person.language },
      ...{ welcome: portal.welcome, state: isClosed ? 'closed' : 'live', closes_on: lastDay(portal, event_date) },
      needs_code: !proven,
      ...{ sections, documents, steps: stepsOf(documents, sections), next: nextOf(documents, today) },
      unread: own.has('messages') ? await unreadOf(db, { personId: person.id, projectId: person.project_id }) : 0,
    };
  }

  /** The path at which something of the portal opens. @throws AppError `client_portal.nothing_to_open`, `.step_waits`, `.code_needed` */
  async open(
    db: Db,
    { person, proven, section, key }: { person: StoredPerson; proven: boolean; section: Section; key: string },
  ): Promise<{ path: string }> {
    const { documents } = await this.of(db, { person, proven });
    const wanted = documents.find((one) => one.section === section && one.key === key);
    if (!wanted?.opens) throw new AppError('client_portal.nothing_to_open');
    if (wanted.state === 'later') throw new AppError('client_portal.step_waits');
    if (!proven && GUARDED.includes(section)) throw new AppError('client_portal.code_needed');
    const portal = await ensurePortal(db, person.project_id);
    const source = (await this.#sources(db, { person, portal })).get(section);
    const path = await source?.open(db, { ...readerOf(person), key });
    if (!path) throw new AppError('client_portal.nothing_to_open');
    return { path };
  }

  /** Documents of the portal as files to keep, of what this person may see. */
  async papers(db: Db, { person, proven }: { person: StoredPerson; proven: boolean }): Promise<{ section: Section; paper: ClientPaper }[]> {
    const { documents } = await this.of(db, { person, proven });
    const sources = await this.#sources(db, { person, portal: await ensurePortal(db, person.project_id) });
    const found: { section: Section; paper: ClientPaper }[] = [];
    for (const { section, key } of documents) {
      if (!proven && GUARDED.includes(section)) continue;
      const paper = await sources.get(section)?.paper?.(db, { ...readerOf(person), key });
      if (paper) found.push({ section, paper });
    }
    return found;
  }

  async #documents(
    db: Db,
    { person, sources, isClosed }: { person: StoredPerson; sources: ReadonlyMap<Section, ClientSectionSource>; isClosed: boolean },
  ): Promise<Document[]> {
    const found: Parameters<typeof orderDocuments>[0][number][] = [];
    for (const section of SECTIONS) {
      const own = (await sources.get(section)?.list(db, readerOf(person))) ?? [];
      found.push(...own.map((one) => ({ section, ...one })));
    }
    if (!isClosed) return orderDocuments(found);
    // What was not done in time is over; what was agreed stays to be read.
    return found.map((one) => (one.state === 'todo' || one.state === 'waiting' ? { ...one, state: 'over', opens: false } : one));
  }

  /** Those that the business has, shows, and shows to this person. */
  async #sources(
    db: Db,
    { person, portal }: { person: StoredPerson; portal: Parameters<typeof shownSections>[0] },
  ): Promise<Map<Section, ClientSectionSource>> {
    const shows = shownSections(portal);
    const sources = new Map<Section, ClientSectionSource>();
    for (const filler of this.platform.fillers('platform.client_documents')) {
      if (!(await this.#has(db, filler))) continue;
      for (const source of filler.sections) {
        const isHidden = !shows[source.section] || (!person.sees_money && MONEY_SECTIONS.includes(source.section));
        if (!isHidden) sources.set(source.section, source);
      }
    }
    return sources;
  }

  /** Those that are pages of the portal itself. */
  async #ownSections(
    db: Db,
    { person, portal }: { person: StoredPerson; portal: Parameters<typeof shownSections>[0] },
  ): Promise<ReadonlySet<Section>> {
    const shows = shownSections(portal);
    const has = {
      requests: await this.#has(db, { plugin: 'client_requests' }),
      messages: person.sees_messages,
      files: person.sees_files,
      timeline: await this.#has(db, { plugin: 'project_view' }),
    };
    return new Set((Object.keys(has) as (keyof typeof has)[]).filter((name) => shows[name] && has[name]));
  }

  async #has(db: Db, { plugin }: Pick<ClientDocuments, 'plugin'>): Promise<boolean> {
    return (await this.platform.ports.enablement?.enabledIn(db, plugin)) === true;
  }
}

const readerOf = ({ project_id: projectId, name, email }: StoredPerson) => ({ projectId, name, email });

/** The first thing to do, in the order of the sections; of several of one section what is due first. */
function nextOf(documents: readonly Document[], today: string): Portal['next'] {
  const soon = addDays(today, SOON_DAYS);
  const [first] = documents
    .filter(({ state, due_on, opens }) => state === 'todo' && opens && (due_on === null || due_on <= soon))
    .sort((a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) || (a.due_on ?? '9').localeCompare(b.due_on ?? '9'));
  return first ? { section: first.section, key: first.key } : null;
}
