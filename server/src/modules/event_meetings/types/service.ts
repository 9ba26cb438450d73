import {
  type EventType,
  type EventTypePatch,
  type FreeTimes,
  type FreeTimesQuery,
  type NewAway,
  type NewEventType,
  type NewSchedule,
  type Preview,
  type PreviewWish,
  type Schedule,
  type SchedulePatch,
} from '@butterfly/contracts/event_meetings';
import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { localTime } from '../../../platform/time/local-time';
import { aways, eventTypes, schedules, slugIsTaken, typeList, usesOfSchedule, type StoredType } from '../repository';
import type { Availability } from '../slots/availability';
import { judgeTimes, offered } from '../slots/judge';
import { openingsOf } from '../slots/openings';
import { reasonText } from '../slots/reason-text';
import { firstInstant } from '../slots/wall-clock';

const iso = (at: number) => new Date(at).toISOString();
const invalid = (field: string, problem: string) => new AppError('invalid_input', { fields: { [field]: [problem] } });

/** Kinds of meetings, their hours, and who is away. Knows no HTTP; every method runs in the transaction it is given. */
export class TypeService {
  constructor(
    private readonly platform: Platform,
    private readonly availability: Availability,
  ) {}

  async list(db: Db, archived: boolean): Promise<EventType[]> {
    const { slug } = await this.platform.api('auth_and_admin').tenant(db);
    return (await typeList(db, archived)).map((type) => shown(type, slug));
  }

  async read(db: Db, id: number): Promise<EventType> {
    return this.#shown(db, await eventTypes.read(db, id));
  }

  async create(db: Db, input: NewEventType): Promise<EventType> {
    await this.#check(db, { after: input, id: null });
    const made = await eventTypes.insert(db, input);
    this.#record(db, made.id, 'created');
    return this.#shown(db, made);
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: EventTypePatch; ifMatch: string | undefined }): Promise<EventType> {
    const before = await eventTypes.lockVersion(db, { id, ifMatch });
    if (before.archived_at) throw new AppError('event_meetings.archived');
    await this.#check(db, { after: { ...before, ...patch }, id });
    const after = await eventTypes.patch(db, { id, changes: patch });
    this.platform
      .api('records')
      .of('event_meetings')
      .recordChanges(db, { subject_type: 'event_type', subject_id: id, before, after, fields: Object.keys(patch) });
    return this.#shown(db, after);
  }

  async setArchived(db: Db, { id, archived }: { id: number; archived: boolean }): Promise<EventType> {
    const { slug } = await eventTypes.lock(db, id);
    if (!archived && (await slugIsTaken(db, { slug, exceptId: id }))) throw new AppError('event_meetings.slug_taken');
    const changed = await eventTypes.mark(db, { ids: [id], column: 'archived_at', on: archived });
    if (changed.length > 0) this.#record(db, id, archived ? 'archived' : 'unarchived');
    return this.read(db, id);
  }

  createSchedule(db: Db, input: NewSchedule): Promise<Schedule> {
    return schedules.insert(db, input);
  }

  async updateSchedule(
    db: Db,
    { id, patch, ifMatch }: { id: number; patch: SchedulePatch; ifMatch: string | undefined },
  ): Promise<Schedule> {
    const before = await schedules.lockVersion(db, { id, ifMatch });
    if (before.archived_at) throw new AppError('event_meetings.archived');
    return schedules.patch(db, { id, changes: patch });
  }

  async archiveSchedule(db: Db, id: number): Promise<Schedule> {
    await schedules.lock(db, id);
    if ((await usesOfSchedule(db, id)) > 0) throw new AppError('event_meetings.schedule_used');
    await schedules.mark(db, { ids: [id], column: 'archived_at', on: true });
    return schedules.read(db, id);
  }

  async createAway(db: Db, input: NewAway) {
    const members = await this.platform.api('auth_and_admin').members(db);
    if (!members.some(({ member_id }) => member_id === input.member_id)) throw invalid('member_id', 'is not a member of your business');
    const { version: _version, ...away } = await aways.insert(db, input);
    return away;
  }

  /** Every time of a day, offered or why not. */
  async preview(db: Db, { event_type: draft, event_type_id: id, hours: unsaved, day }: PreviewWish): Promise<Preview> {
    if (id !== null) await eventTypes.read(db, id);
    const hours = unsaved ?? (await schedules.read(db, draft.schedule_id));
    const span = dayOf(day, hours.tz);
    const question = await this.availability.question(db, { meeting: { ...draft, id }, hours, ...span });
    const names = await this.platform.api('auth_and_admin').memberNames(db);
    const times = judgeTimes(question).map(({ start, freeHosts, obstacles }) => ({
      start_at: iso(start),
      free_host_ids: [...freeHosts],
      reasons: obstacles.map((obstacle) => reasonText(obstacle, { tz: hours.tz, names })),
    }));
    return {
      tz: hours.tz,
      day,
      openings: openingsOf(hours, day).map(({ from, until }) => ({ start_at: iso(from), end_at: iso(until) })),
      times,
    };
  }

  /** "Am I free for a tasting on Thursday afternoon": by a part of the meeting's name. */
  async freeTimes(db: Db, { day, search, part }: FreeTimesQuery): Promise<FreeTimes> {
    const active = (await typeList(db, false)).filter((type) => type.active);
    const words = search.toLowerCase().split(/\s+/);
    const named = active.find(({ name }) => words.some((word) => word !== '' && name.toLowerCase().includes(word)));
    const type = named ?? active[0];
    const { tz: home } = await this.platform.api('auth_and_admin').tenant(db);
    if (!type) return { day, tz: home, event_type: null, times: [], taken: [] };
    const hours = await schedules.read(db, type.schedule_id);
    const question = await this.availability.question(db, { meeting: type, hours, ...dayOf(day, hours.tz) });
    const names = await this.platform.api('auth_and_admin').memberNames(db);
    const clock = (at: number) => localTime(new Date(at), hours.tz).slice(11);
    const isWanted = (at: number) => part === 'any' || clock(at) < '12:00' === (part === 'morning');
    const times = offered(question)
      .filter(({ start }) => isWanted(start))
      .map(({ start, freeHosts }) => ({
        start_at: iso(start),
        local_time: clock(start),
        free: freeHosts.map((id) => names.get(id) ?? ''),
      }));
    const taken = question.taken
      .filter(({ from, until }) => from < question.until && until > question.from)
      .map((one) => `${clock(one.from)}–${clock(one.until)} ${names.get(one.member_id) ?? ''}: ${one.label}`);
    return { day, tz: hours.tz, event_type: { id: type.id, name: type.name, duration_min: type.duration_min }, times, taken };
  }

  async #check(db: Db, { after, id }: { after: Omit<NewEventType, 'active'>; id: number | null }): Promise<void> {
    const members = new Set((await this.platform.api('auth_and_admin').members(db)).map(({ member_id }) => member_id));
    if (!after.hosts.every(({ member_id }) => members.has(member_id))) throw invalid('hosts', 'must be members of your business');
    const schedule = await schedules.find(db, after.schedule_id);
    if (!schedule || schedule.archived_at) throw invalid('schedule_id', 'is not among your hours');
    if (after.when_full_id !== null && (after.when_full_id === id || !(await eventTypes.find(db, after.when_full_id))))
      throw invalid('when_full_id', 'is not another meeting of yours');
    if (await slugIsTaken(db, { slug: after.slug, exceptId: id })) throw new AppError('event_meetings.slug_taken');
  }

  async #shown(db: Db, type: StoredType): Promise<EventType> {
    return shown(type, (await this.platform.api('auth_and_admin').tenant(db)).slug);
  }

  #record(db: Db, id: number, kind: string): void {
    this.platform.api('records').of('event_meetings').record(db, { subject_type: 'event_type', subject_id: id, kind });
  }
}

/** Slugs are a business's own, so the address names the business first. */
export const publicPath = (business: string, slug: string): string => `/schedule/${business}.${slug}`;

const shown = (type: StoredType, business: string): EventType => ({ ...type, public_path: publicPath(business, type.slug) });

/** From midnight to midnight by the clock of a zone. */
export function dayOf(day: string, tz: string): { from: number; until: number } {
  return daysOf({ from: day, to: day, tz });
}

export function daysOf({ from, to, tz }: { from: string; to: string; tz: string }): { from: number; until: number } {
  return { from: firstInstant({ day: from, time: '00:00', tz }), until: firstInstant({ day: addDays(to, 1), time: '00:00', tz }) };
}
