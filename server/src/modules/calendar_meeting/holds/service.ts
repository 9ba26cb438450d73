import {
  foresee,
  settle,
  type DaySheet,
  type Hold,
  type HoldPatch,
  type HoldState,
  type InLine,
  type NewHold,
} from '@butterfly/contracts/calendar_meeting';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import { daysOfProject, holds, holdsOn, lapsedDays, lockDay } from './repository';
import { roomOfDay } from './room';

type EventName = 'confirmed' | 'lapsed' | 'moved_up' | 'placed';

/** The lines of days that are held for people. Knows no HTTP; every method runs in the transaction it is given. */
export class HoldService {
  constructor(private readonly platform: Platform) {}

  async sheet(db: Db, day: string): Promise<DaySheet> {
    const room = await roomOfDay(db, { platform: this.platform, day });
    const all = await holdsOn(db, day);
    const line = all.filter(({ state }) => state === 'held');
    const places = await this.#places(db, { day, all });
    const foreseen = foresee({ line, places, day }).map(({ on, lapses, movesUp }) => ({ on, lapses, moves_up: movesUp }));
    return { day, ...room, places, holds: line, ended: all.filter(({ state }) => state !== 'held'), foreseen };
  }

  async create(db: Db, input: NewHold): Promise<Hold> {
    await this.#check(db, input);
    if (input.day < (await this.#today(db))) throw new AppError('invalid_input', { fields: { day: ['is over'] } });
    const line = await this.#line(db, input.day);
    const made = await holds.insert(db, {
      ...input,
      owner_id: input.owner_id ?? db.memberId,
      state: 'held',
      until: null,
      place: this.#last(line),
    });
    this.#note(db, made, 'placed');
    await this.#settle(db, made, { quiet: [made.id] });
    return holds.read(db, made.id);
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: HoldPatch; ifMatch: string | undefined }): Promise<Hold> {
    const before = await holds.lockVersion(db, { id, ifMatch });
    await this.#check(db, patch);
    const saved = await holds.patch(db, { id, changes: patch });
    this.#records().recordChanges(db, { subject_type: 'hold', subject_id: id, before, after: saved, fields: Object.keys(patch) });
    return saved;
  }

  async extend(db: Db, { id, until }: { id: number; until: string }): Promise<Hold> {
    const { hold } = await this.#held(db, id, 'held');
    const today = await this.#today(db);
    if (until < today || until > hold.day)
      throw new AppError('invalid_input', { fields: { until: ['must be from today to the day that is held'] } });
    if (hold.until === null) throw new AppError('invalid_transition', { from: 'waiting', to: 'held' });
    this.#records().record(db, { subject_type: 'hold', subject_id: id, kind: 'extended', details: { until } });
    return holds.patch(db, { id, changes: { until } });
  }

  /** Changes places with the one before it; who loses a place by that waits. */
  async advance(db: Db, id: number): Promise<Hold> {
    const { hold, line } = await this.#held(db, id, 'held');
    const before = line[line.findIndex((one) => one.id === id) - 1];
    if (before) {
      await holds.patch(db, { id: before.id, changes: { place: hold.place } });
      await holds.patch(db, { id, changes: { place: before.place } });
      await this.#settle(db, hold, {});
    }
    return holds.read(db, id);
  }

  /** It is booked: it waits for nothing any more, and takes a place until its project does. */
  async confirm(db: Db, id: number): Promise<Hold> {
    return this.#end(db, { id, state: 'confirmed' });
  }

  async release(db: Db, id: number): Promise<Hold> {
    return this.#end(db, { id, state: 'released' });
  }

  /** Holds it again, behind all others. */
  async resume(db: Db, id: number): Promise<Hold> {
    const before = await holds.lock(db, id);
    if (before.state === 'held') return before;
    if (before.state === 'confirmed' || before.day < (await this.#today(db)))
      throw new AppError('invalid_transition', { from: before.state, to: 'held' });
    const line = await this.#line(db, before.day);
    await holds.patch(db, { id, changes: { state: 'held', until: null, place: this.#last(line) } });
    await this.#settle(db, before, { quiet: [id] });
    return holds.read(db, id);
  }

  /** Ends what was kept until before today; who owned it is told, and the next in line moves up. */
  async lapse(db: Db): Promise<void> {
    const today = await this.#today(db);
    for (const day of await lapsedDays(db, today)) {
      for (const hold of await this.#line(db, day)) {
        if (hold.day >= today && (hold.until === null || hold.until >= today)) continue;
        await holds.patch(db, { id: hold.id, changes: { state: 'lapsed', until: hold.until } });
        this.#note(db, hold, 'lapsed');
        await this.#ring(db, hold, { title: `The hold of ${hold.name} has lapsed`, content: hold.day });
      }
      if (day >= today) await this.settleDay(db, day, []);
    }
  }

  /** A project got, or lost, its place: its holds are confirmed where it is booked, and the lines of its days settled. */
  async heard(db: Db, projectId: number): Promise<void> {
    const project = await this.platform.api('tenant_crm').project(db, projectId);
    const days = new Set([...(await daysOfProject(db, projectId)), ...(project?.event_date ? [project.event_date] : [])]);
    for (const day of [...days].sort()) {
      const line = await this.#line(db, day);
      const { projects } = await roomOfDay(db, { platform: this.platform, day });
      const isBooked = projects.some(({ id, booked }) => id === projectId && booked);
      for (const hold of line.filter(({ project_id }) => isBooked && project_id === projectId)) {
        await holds.patch(db, { id: hold.id, changes: { state: 'confirmed' } });
        this.#note(db, hold, 'confirmed');
      }
      await this.settleDay(db, day, []);
    }
  }

  async #end(db: Db, { id, state }: { id: number; state: 'confirmed' | 'released' }): Promise<Hold> {
    const { hold } = await this.#held(db, id, state);
    const ended = await holds.patch(db, { id, changes: { state } });
    if (state === 'confirmed') this.#note(db, ended, 'confirmed');
    else this.#records().record(db, { subject_type: 'hold', subject_id: id, kind: 'released' });
    await this.#settle(db, hold, {});
    return ended;
  }

  async #held(db: Db, id: number, to: HoldState): Promise<{ hold: Hold; line: Hold[] }> {
    const { day } = await holds.read(db, id);
    const line = await this.#line(db, day);
    const hold = line.find((one) => one.id === id);
    if (!hold) throw new AppError('invalid_transition', { from: (await holds.read(db, id)).state, to });
    return { hold, line };
  }

  async #line(db: Db, day: string): Promise<Hold[]> {
    await lockDay(db, day);
    return (await holdsOn(db, day)).filter(({ state }) => state === 'held');
  }

  /** Who does not see every hold of a day cannot say who is first: then it is done once this is saved, by the system. */
  async #settle(db: Db, { id, project_id, day }: Hold, { quiet = [] }: { quiet?: readonly number[] }): Promise<void> {
    if (db.rowScope === 'all') await this.settleDay(db, day, quiet);
    else db.emit('calendar_meeting.hold.line_changed@1', { hold_id: id, project_id, day });
  }

  /** Gives the places of a day to the first in line; who moves up is told, and who loses a place too. */
  async settleDay(db: Db, day: string, quiet: readonly number[]): Promise<void> {
    await lockDay(db, day);
    const all = await holdsOn(db, day);
    const line = all.filter(({ state }) => state === 'held');
    const places = await this.#places(db, { day, all });
    const today = await this.#today(db);
    const settled = settle({ line, places, today, day });
    for (const [at, hold] of line.entries())
      await this.#move(db, { hold, until: settled[at]?.until ?? null, isQuiet: quiet.includes(hold.id) });
  }

  async #move(db: Db, { hold, until, isQuiet }: { hold: Hold; until: InLine['until']; isQuiet: boolean }): Promise<void> {
    if (hold.until === until) return;
    await holds.patch(db, { id: hold.id, changes: { until } });
    if (isQuiet) return;
    if (until !== null) {
      this.#note(db, hold, 'moved_up');
      await this.#ring(db, hold, {
        title: `${hold.name} moves up: the day is theirs to take`,
        content: `${hold.day}, kept until ${until}`,
      });
    } else await this.#ring(db, hold, { title: `${hold.name} waits again: the day is full`, content: hold.day });
  }

  /** Room beside what is booked, and beside what was confirmed and whose project is not booked yet. */
  async #places(db: Db, { day, all }: { day: string; all: readonly Hold[] }): Promise<number> {
    const { capacity, booked, projects } = await roomOfDay(db, { platform: this.platform, day });
    const taken = new Set(projects.filter((project) => project.booked).map(({ id }) => id));
    const confirmed = all.filter(({ state, project_id }) => state === 'confirmed' && (project_id === null || !taken.has(project_id)));
    return Math.max(0, capacity - booked - confirmed.length);
  }

  async #check(db: Db, { project_id = null, owner_id = null }: HoldPatch): Promise<void> {
    if (project_id !== null && !(await this.platform.api('tenant_crm').projectExists(db, project_id)))
      throw new AppError('invalid_input', { fields: { project_id: ['is not a project of yours'] } });
    const members = owner_id === null ? [] : await this.platform.api('auth_and_admin').members(db);
    if (owner_id !== null && !members.some(({ member_id }) => member_id === owner_id))
      throw new AppError('invalid_input', { fields: { owner_id: ['is not here'] } });
  }

  async #ring(db: Db, { owner_id, day }: Hold, message: { title: string; content: string }): Promise<void> {
    if (owner_id !== null)
      await this.platform.api('notifications').notify(db, [owner_id], { ...message, link: `/calendar_meeting/days/${day}` });
  }

  #note(db: Db, { id, project_id, day }: Hold, name: EventName): void {
    this.#records().record(db, { subject_type: 'hold', subject_id: id, kind: name });
    const payload = { hold_id: id, project_id, day };
    if (name === 'placed') db.emit('calendar_meeting.hold.placed@1', payload);
    else if (name === 'moved_up') db.emit('calendar_meeting.hold.moved_up@1', payload);
    else if (name === 'lapsed') db.emit('calendar_meeting.hold.lapsed@1', payload);
    else db.emit('calendar_meeting.hold.confirmed@1', payload);
  }

  #records() {
    return this.platform.api('records').of('calendar_meeting');
  }

  /** Behind everybody, also behind those that the caller does not see. */
  #last(line: readonly Hold[]): number {
    return Math.max(this.platform.clock().getTime(), ...line.map(({ place }) => place + 1));
  }

  async #today(db: Db): Promise<string> {
    return localDay(this.platform.clock(), (await this.platform.api('auth_and_admin').tenant(db)).tz);
  }
}
