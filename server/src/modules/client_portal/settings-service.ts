import type { PortalQuery, PortalRow, Settings, SettingsPatch } from '@butterfly/contracts/client_portal';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { localDay } from '../../platform/time/local-time';
import { PORTAL } from './link';
import { lastDay, portalState } from './portal-state';
import { ensurePortal, peopleOf, portalLines, portalOf, portals, shownSections, type StoredPerson, type StoredPortal } from './repository';

/** A settings page with the id by which its version is known. */
export type KeptSettings = Settings & { readonly id: number };

/** What the team sets for the portal of a project. Every method runs in the transaction it is given. */
export class SettingsService {
  constructor(private readonly platform: Pick<Platform, 'api' | 'clock' | 'links'>) {}

  async read(db: Db, projectId: number): Promise<KeptSettings> {
    await this.#assertProject(db, projectId);
    return this.#whole(db, await ensurePortal(db, projectId));
  }

  async update(
    db: Db,
    { projectId, patch, ifMatch }: { projectId: number; patch: SettingsPatch; ifMatch: string | undefined },
  ): Promise<KeptSettings> {
    await this.#assertProject(db, projectId);
    const { id } = await ensurePortal(db, projectId);
    const before = await portals.lockVersion(db, { id, ifMatch });
    const shows = { ...before.shows, ...patch.shows };
    const saved = await portals.patch(db, { id, changes: { ...patch, shows } });
    if (saved.asks !== before.asks) for (const person of await peopleOf(db, projectId)) await this.demand(db, { portal: saved, person });
    return this.#whole(db, saved);
  }

  /** Off takes every link back; on lets those work again whose people have access. */
  async setOn(db: Db, { projectId, isOn }: { projectId: number; isOn: boolean }): Promise<KeptSettings> {
    await this.#assertProject(db, projectId);
    const { id } = await ensurePortal(db, projectId);
    const before = await portals.lock(db, id);
    if (before.is_on === isOn) return this.#whole(db, before);
    for (const { id: subjectId, link_id, is_active } of await peopleOf(db, projectId))
      if (link_id !== null) await this.platform.links.setRevoked(db, PORTAL, { id: link_id, subjectId, revoked: !isOn || !is_active });
    return this.#whole(db, await portals.patch(db, { id, changes: { is_on: isOn } }));
  }

  /** A password is asked for from the moment somebody has set one; until then a code stands in for it. */
  async demand(db: Db, { portal, person }: { portal: Pick<StoredPortal, 'asks'>; person: StoredPerson }): Promise<void> {
    if (person.link_id === null || person.has_password) return;
    await this.platform.links.setDemand(db, PORTAL, { id: person.link_id, demandsCode: portal.asks !== 'link' });
  }

  async list(db: Db, query: PortalQuery): Promise<{ results: PortalRow[]; count: number }> {
    const { results, count } = await portalLines(db, query);
    const found = await this.platform.api('tenant_crm').projectsById(
      db,
      results.map(({ project_id }) => project_id),
    );
    const projects = new Map(found.map((project) => [project.id, project]));
    const today = await this.today(db);
    const rows = await Promise.all(
      results.map(async (row): Promise<PortalRow> => {
        const portal = (await portalOf(db, row.project_id)) as StoredPortal;
        const { name = '', event_date = null } = projects.get(row.project_id) ?? {};
        return { ...row, project_name: name, event_date, state: portalState(portal, { eventDate: event_date, today }) };
      }),
    );
    return { results: rows, count };
  }

  async today(db: Db): Promise<string> {
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    return localDay(this.platform.clock(), tz);
  }

  async #assertProject(db: Db, id: number): Promise<void> {
    if (!(await this.platform.api('tenant_crm').projectExists(db, id))) throw new AppError('not_found');
  }

  async #whole(db: Db, portal: StoredPortal): Promise<KeptSettings> {
    const project = await this.platform.api('tenant_crm').project(db, portal.project_id);
    if (!project) throw new AppError('not_found');
    const { id, project_id, is_on, asks, welcome, open_days_after, version } = portal;
    const state = portalState(portal, { eventDate: project.event_date, today: await this.today(db) });
    return {
      ...{ id, project_id, project_name: project.name, state, is_on, asks, welcome, open_days_after, version },
      shows: shownSections(portal),
      closes_on: lastDay(portal, project.event_date),
      people: (await peopleOf(db, project_id)).map(shownPerson),
    };
  }
}

/** Without what only the server needs. */
export const shownPerson = ({ project_id: _project, link_id: _link, version: _version, ...shown }: StoredPerson) => shown;
