import { venueChecklist, type DrivingPatch, type Driving } from '@butterfly/contracts/event_venues';
import type { NewVenue, PlacingChanges, ProjectVenue, Venue, VenuePatch, VenueProject } from '@butterfly/contracts/event_venues';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { mergedVenue } from './merged-venue';
import { refuseEarlyFiles, refuseSpaceFiles } from './space-files';
import {
  driving,
  findPlacing,
  lockPlacing,
  movePlacings,
  placingsAt,
  removePlacing,
  savePlacing,
  venues,
  venuesNamedIn,
} from './repository';

/** The rules of venues. Knows no HTTP; every method runs in the transaction it is given. */
export class VenueService {
  readonly #platform: Pick<Platform, 'api' | 'fillers'>;

  constructor(platform: Pick<Platform, 'api' | 'fillers'>) {
    this.#platform = platform;
  }

  async create(db: Db, input: NewVenue): Promise<Venue> {
    refuseEarlyFiles(input.spaces);
    const made = await venues.insert(db, input);
    await this.#records().record(db, { subject_type: 'venue', subject_id: made.id, kind: 'created' });
    db.emit('event_venues.venue.created@1', { venue_id: made.id });
    return made;
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: VenuePatch; ifMatch: string | undefined }): Promise<Venue> {
    const before = await venues.lockVersion(db, { id, ifMatch });
    if (before.archived_at) throw new AppError('event_venues.venue_archived');
    await refuseSpaceFiles(db, { venueId: id, spaces: patch.spaces ?? [] }, this.#platform);
    return this.#save(db, { before, patch });
  }

  async setArchived(db: Db, { id, archived }: { id: number; archived: boolean }): Promise<Venue> {
    const changed = await venues.mark(db, { ids: [id], column: 'archived_at', on: archived });
    if (changed.length > 0)
      await this.#records().record(db, { subject_type: 'venue', subject_id: id, kind: archived ? 'archived' : 'unarchived' });
    if (changed.length > 0 && archived) db.emit('event_venues.venue.archived@1', { venue_id: id });
    return venues.read(db, id);
  }

  /** What the second knows goes to the first, with its events, notes and files; the second goes to the archive. */
  async merge(db: Db, { keep_id, merge_id }: { keep_id: number; merge_id: number }): Promise<Venue> {
    // In the order of their ids: two people who merge the same two wait for each other instead of both ways round.
    const [low, high] = [await venues.lock(db, Math.min(keep_id, merge_id)), await venues.lock(db, Math.max(keep_id, merge_id))];
    const [keep, other] = low.id === keep_id ? [low, high] : [high, low];
    if (keep.archived_at || other.archived_at) throw new AppError('event_venues.venue_archived');
    await movePlacings(db, { from: merge_id, to: keep_id });
    // Photographs and floor plans of its spaces are among its files, and keep their ids.
    await this.#records().move(db, { subject_type: 'venue', from: merge_id, to: keep_id });
    await this.#save(db, { before: keep, patch: mergedVenue(keep, other) });
    await this.setArchived(db, { id: merge_id, archived: true });
    return venues.read(db, keep_id);
  }

  async projectsAt(db: Db, id: number): Promise<VenueProject[]> {
    await venues.read(db, id);
    const placings = await placingsAt(db, id);
    const projects = await this.#crm().projectsById(
      db,
      placings.map(({ project_id }) => project_id),
    );
    const byId = new Map(projects.map((project) => [project.id, project]));
    const pieces = await this.#piecesOf(db, [...byId.keys()]);
    return placings
      .flatMap(({ project_id, setup_minutes, crew, note }) => {
        const project = byId.get(project_id);
        if (!project) return [];
        const { name, event_type, event_date } = project;
        return [{ project_id, name, event_type, event_date, setup_minutes, crew, note, pieces: pieces.get(project_id) ?? [] }];
      })
      .sort((a, b) => (b.event_date ?? '9999').localeCompare(a.event_date ?? '9999'));
  }

  /** @throws AppError `not_found` */
  async venueOf(db: Db, projectId: number): Promise<ProjectVenue> {
    const project = await this.#crm().project(db, projectId);
    if (!project) throw new AppError('not_found');
    const { venue_text, event_date, start_time } = project;
    const placing = (await findPlacing(db, projectId)) ?? null;
    const venue = placing ? await venues.read(db, placing.venue_id) : null;
    const suggested = venue || venue_text === '' ? [] : await venuesNamedIn(db, venue_text);
    return {
      project_id: projectId,
      venue_text,
      event_date,
      start_time,
      placing,
      venue,
      suggested,
      uses: await this.#usesOf(db, projectId),
    };
  }

  async place(db: Db, { projectId, changes }: { projectId: number; changes: PlacingChanges }): Promise<ProjectVenue> {
    if (!(await this.#crm().projectExists(db, projectId))) throw new AppError('not_found');
    const before = await lockPlacing(db, projectId);
    const venueId = changes.venue_id ?? before?.venue_id;
    if (venueId === undefined) throw new AppError('event_venues.no_venue');
    const { archived_at: archivedAt } = await venues.lock(db, venueId);
    if (archivedAt && before?.venue_id !== venueId) throw new AppError('event_venues.venue_archived');
    await savePlacing(db, { ...changes, venue_id: venueId, project_id: projectId });
    if (before?.venue_id !== venueId) db.emit('event_venues.project.placed@1', { project_id: projectId, venue_id: venueId });
    return this.venueOf(db, projectId);
  }

  async displace(db: Db, projectId: number): Promise<ProjectVenue> {
    if (await removePlacing(db, projectId)) db.emit('event_venues.project.placed@1', { project_id: projectId, venue_id: null });
    return this.venueOf(db, projectId);
  }

  /** Puts what the place asks for on the timeline; returns how much of it was not there yet. */
  async addChecklist(db: Db, projectId: number): Promise<{ added: number }> {
    const { venue, event_date } = await this.venueOf(db, projectId);
    if (!venue) throw new AppError('event_venues.no_venue');
    const [timeline] = this.#platform.fillers('event_venues.checklist');
    if (!timeline) throw new AppError('event_venues.no_timeline');
    return { added: await timeline.addEntries(db, { projectId, entries: venueChecklist(venue, event_date) }) };
  }

  async updateDriving(db: Db, { patch, ifMatch }: { patch: DrivingPatch; ifMatch: string | undefined }): Promise<Driving> {
    const { id } = await driving.theOne(db);
    await driving.lockVersion(db, { id, ifMatch });
    return driving.patch(db, { id, changes: patch });
  }

  async #piecesOf(db: Db, projectIds: readonly number[]): Promise<Map<number, string[]>> {
    const pieces = new Map<number, string[]>();
    for (const filler of this.#platform.fillers('event_venues.pieces'))
      for (const { project_id, name } of await filler.piecesOf(db, projectIds))
        pieces.set(project_id, [...(pieces.get(project_id) ?? []), name]);
    return pieces;
  }

  async #usesOf(db: Db, projectId: number): Promise<ProjectVenue['uses']> {
    const uses: { -readonly [topic in keyof ProjectVenue['uses']]: string[] } = {};
    for (const filler of this.#platform.fillers('event_venues.uses'))
      for (const { topic, name } of await filler.usesOf(db, projectId)) (uses[topic] ??= []).push(name);
    return uses;
  }

  async #save(db: Db, { before, patch }: { before: Venue; patch: VenuePatch }): Promise<Venue> {
    const saved = await venues.patch(db, { id: before.id, changes: patch });
    await this.#records().recordChanges(db, {
      subject_type: 'venue',
      subject_id: before.id,
      before,
      after: saved,
      fields: Object.keys(patch),
    });
    return saved;
  }

  #records() {
    return this.#platform.api('records').of('event_venues');
  }

  #crm() {
    return this.#platform.api('tenant_crm');
  }
}
