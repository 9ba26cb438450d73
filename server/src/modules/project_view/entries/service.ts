import { definedOf } from '../../../platform/records/defined-of';
import type { Entry, EntryPatch, EntryTime, NewEntry, Shift, TimelineProject } from '@butterfly/contracts/project_view';
import { entryTime } from '@butterfly/contracts/project_view';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import { planShift, successorsOf } from '../schedule/plan-shift';
import { checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import { etagOf } from './etag';
import { inOrder, resolved } from './in-order';
import {
  countEntries,
  entriesOf,
  findEntry,
  fitsLane,
  hideEntry,
  insertEntry,
  lockTimeline,
  moveEntry,
  setPredecessors,
  unhideEntry,
  writeEntry,
  type EntryDraft,
  type StoredEntry,
} from './repository';

/** More than any run of the day; keeps a timeline one answer. */
export const MAX_ENTRIES = 500;

interface Where {
  readonly project: TimelineProject;
  readonly id: number;
}

/** The rules of entries. Every method runs in the transaction it is given, for a project that was found. */
export class EntryService {
  constructor(private readonly isMember: (db: Db, memberId: number) => Promise<boolean>) {}

  async list(db: Db, project: TimelineProject): Promise<Entry[]> {
    return inOrder(await entriesOf(db, project.id), project);
  }

  async create(db: Db, { project, input }: { project: TimelineProject; input: NewEntry }): Promise<Entry> {
    const draft = { ...EMPTY, ...input, length: input.length ?? (input.lane === 'event_day' ? 30 : 1), template_key: null };
    await this.#check(db, draft);
    await lockTimeline(db, project.id);
    await this.#requireRoom(db, { projectId: project.id, more: 1 });
    const id = await insertEntry(db, { projectId: project.id, draft });
    return this.#read(db, { project, id });
  }

  async update(db: Db, { project, id, patch, ifMatch }: Where & { patch: EntryPatch; ifMatch: string | undefined }): Promise<Entry> {
    requireIfMatch(ifMatch);
    await lockTimeline(db, project.id);
    const before = await this.#find(db, { project, id });
    checkVersion(ifMatch, { etag: etagOf(before), current: resolved(before, project) });
    const { done = before.done_at !== null, ...changes } = patch;
    const entry = { ...before, ...definedOf(changes) };
    await this.#check(db, entry, before.responsible_id);
    await writeEntry(db, { entry, done });
    return this.#read(db, { project, id });
  }

  /** Whoever has changed it meanwhile; what is done stays as it is. */
  async tick(db: Db, { project, id }: Where): Promise<Entry> {
    await lockTimeline(db, project.id);
    const entry = await this.#find(db, { project, id });
    if (entry.done_at === null) await writeEntry(db, { entry, done: true });
    return this.#read(db, { project, id });
  }

  async remove(db: Db, { project, id }: Where): Promise<void> {
    await lockTimeline(db, project.id);
    if (!(await hideEntry(db, { projectId: project.id, id }))) throw new AppError('not_found');
  }

  async restore(db: Db, { project, id }: Where): Promise<Entry> {
    await lockTimeline(db, project.id);
    await this.#requireRoom(db, { projectId: project.id, more: 1 });
    if (!(await unhideEntry(db, { projectId: project.id, id })) && !(await findEntry(db, { projectId: project.id, id })))
      throw new AppError('not_found');
    // What came to wait for it while it was away may have closed a circle.
    const { predecessor_ids, ...rest } = await this.#find(db, { project, id });
    const successors = successorsOf(id, await entriesOf(db, project.id));
    const open = predecessor_ids.filter((predecessor) => !successors.has(predecessor));
    if (open.length < predecessor_ids.length) await setPredecessors(db, { id, predecessorIds: open });
    return resolved({ ...rest, predecessor_ids: open }, project);
  }

  async setPredecessors(db: Db, { project, id, ids }: Where & { ids: readonly number[] }): Promise<Entry> {
    await lockTimeline(db, project.id);
    const entries = await entriesOf(db, project.id);
    const wanted = [...new Set(ids)];
    if (!entries.some((entry) => entry.id === id)) throw new AppError('not_found');
    if (!wanted.every((predecessor) => entries.some((entry) => entry.id === predecessor))) {
      throw new AppError('invalid_input', { fields: { ids: ['must be entries of this project'] } });
    }
    const successors = successorsOf(id, entries);
    if (wanted.some((predecessor) => predecessor === id || successors.has(predecessor)))
      throw new AppError('project_view.dependency_cycle');
    await setPredecessors(db, { id, predecessorIds: wanted });
    return this.#read(db, { project, id });
  }

  async shift(db: Db, { project, shift }: { project: TimelineProject; shift: Shift }): Promise<Entry[]> {
    await lockTimeline(db, project.id);
    const entries = (await entriesOf(db, project.id)).map((entry) => resolved(entry, project));
    const planned = planShift(entries, shift);
    if (planned.size === 0) throw new AppError('not_found');
    if (![...planned.values()].every((when) => entryTime.safeParse(when).success)) {
      throw new AppError('invalid_input', { fields: { by: ['would move an entry out of the timeline'] } });
    }
    for (const [id, when] of planned) await moveEntry(db, { id, when });
    return (await this.list(db, project)).filter(({ id }) => planned.has(id));
  }

  /** Adds entries that come with a template and links them; the caller has locked the timeline. */
  async add(
    db: Db,
    { project, drafts }: { project: TimelineProject; drafts: readonly { draft: EntryDraft; after: readonly string[] }[] },
  ): Promise<void> {
    await this.#requireRoom(db, { projectId: project.id, more: drafts.length });
    const ids = new Map<string, number>();
    for (const { draft } of drafts) ids.set(draft.template_key ?? '', await insertEntry(db, { projectId: project.id, draft }));
    for (const { draft, after } of drafts) {
      const predecessorIds = after.flatMap((key) => ids.get(key) ?? []);
      const id = ids.get(draft.template_key ?? '');
      if (id !== undefined && predecessorIds.length > 0) await setPredecessors(db, { id, predecessorIds });
    }
  }

  async #check(
    db: Db,
    { lane, when, responsible_id }: { lane: Entry['lane']; when: EntryTime; responsible_id: number | null },
    known: number | null = null,
  ): Promise<void> {
    if (!fitsLane(lane, when)) throw new AppError('project_view.wrong_lane');
    if (responsible_id !== null && responsible_id !== known && !(await this.isMember(db, responsible_id))) {
      throw new AppError('invalid_input', { fields: { responsible_id: ['is not a member of your business'] } });
    }
  }

  async #requireRoom(db: Db, { projectId, more }: { projectId: number; more: number }): Promise<void> {
    if ((await countEntries(db, projectId)) + more > MAX_ENTRIES) throw new AppError('project_view.timeline_full', { limit: MAX_ENTRIES });
  }

  async #find(db: Db, { project, id }: Where): Promise<StoredEntry> {
    const entry = await findEntry(db, { projectId: project.id, id });
    if (!entry) throw new AppError('not_found');
    return entry;
  }

  async #read(db: Db, where: Where): Promise<Entry> {
    return resolved(await this.#find(db, where), where.project);
  }
}

const EMPTY = { is_milestone: false, audience: 'team', place: '', responsible_id: null, responsible_text: '', note: '' } as const;
