import { randomUUID } from 'node:crypto';
import {
  eventPatch,
  newEvent,
  type Event,
  type EventPatch,
  type NewEvent,
  type Response,
  type ScopeQuery,
} from '@butterfly/contracts/calendar_meeting';
import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { Invitations, whenText, type Word } from './invitations';
import { differing, events, type StoredEvent } from './repository';
import { asOnDay, cut, movesIt, reshaped } from './series';
import { checkedWhen, isOn, lastDayOf } from './when';

interface Change extends ScopeQuery {
  readonly id: number;
  readonly patch: EventPatch;
  readonly ifMatch: string | undefined;
}

type Draft = Omit<NewEvent, 'guests' | 'status'> & Pick<StoredEvent, 'guests' | 'status'> & Partial<Omit<StoredEvent, keyof NewEvent>>;

/** What is on the calendar of its own. Knows no HTTP; every method runs in the transaction it is given. */
export class EventService {
  readonly #invitations: Invitations;

  constructor(private readonly platform: Platform) {
    this.#invitations = new Invitations(platform);
  }

  async create(db: Db, { input, site }: { input: NewEvent; site: string }): Promise<StoredEvent> {
    await this.#check(db, input);
    const made = await this.#insert(db, {
      ...input,
      guests: asGuests(input.guests, []),
      owner_id: db.memberId,
      site,
      ics_uid: newUid(),
      ics_sequence: 0,
    });
    this.#record(db, made, 'created');
    db.emit('calendar_meeting.event.created@1', payloadOf(made));
    await this.#invitations.tell(db, { event: made, guests: made.guests, word: 'invited' });
    await this.#ring(db, { event: made, memberIds: made.member_ids, word: 'You are on' });
    return made;
  }

  /** @throws AppError `not_found` also for what a colleague keeps to themselves */
  async read(db: Db, id: number): Promise<StoredEvent> {
    return this.#seen(db, await events.read(db, id));
  }

  async update(db: Db, { id, patch, scope, day, ifMatch }: Change): Promise<StoredEvent> {
    const before = this.#seen(db, await events.lockVersion(db, { id, ifMatch }));
    if (before.status === 'cancelled') throw new AppError('calendar_meeting.cancelled');
    await this.#check(db, patch);
    const on = day ?? before.start_day;
    if (before.rrule === null) return this.#updateAll(db, before, { patch, day: before.start_day });
    if (!isOn(before, on)) throw new AppError('calendar_meeting.not_on_this_day');
    if (scope === 'one') return this.#updateOne(db, before, { patch, day: on });
    if (scope === 'following' && on > before.start_day) return this.#updateFollowing(db, before, { patch, day: on });
    return this.#updateAll(db, before, { patch, day: on });
  }

  /** Takes it off; what was taken off is kept, so that it can be taken back. */
  async remove(db: Db, { id, scope, day }: { id: number } & ScopeQuery): Promise<StoredEvent> {
    const before = this.#seen(db, await events.lock(db, id));
    if (before.status === 'cancelled') return before;
    const on = day ?? before.start_day;
    if (before.rrule !== null && scope !== 'all') {
      if (!isOn(before, on)) throw new AppError('calendar_meeting.not_on_this_day');
      if (scope === 'one') return this.#takeOffDay(db, before, on);
      if (on > before.start_day) return this.#endBefore(db, before, on);
    }
    for (const one of before.rrule === null ? [] : await differing(db, { id, from: '0001-01-01' })) await this.#cancel(db, one);
    return this.#cancel(db, before);
  }

  /** Takes back that it, or one of its days, was taken off. */
  async restore(db: Db, { id, day }: { id: number; day: string | undefined }): Promise<StoredEvent> {
    const before = this.#seen(db, await events.lock(db, id));
    if (day !== undefined && before.rrule !== null) {
      if (!before.except_days.includes(day)) return before;
      const except_days = before.except_days.filter((one) => one !== day);
      return this.#tellAgain(db, await this.#patch(db, before, { except_days }), 'moved');
    }
    if (before.status !== 'cancelled') return before;
    return this.#tellAgain(db, await this.#patch(db, before, { status: 'confirmed' }), 'invited');
  }

  async respond(db: Db, { id, response, email }: { id: number; response: Response; email: string | null }): Promise<StoredEvent> {
    const before = this.#seen(db, await events.lock(db, id));
    if (before.status === 'cancelled') throw new AppError('calendar_meeting.cancelled');
    if (email !== null) return this.answerAs(db, before, { response, email });
    if (db.memberId === null || !before.member_ids.includes(db.memberId))
      throw new AppError('invalid_input', { fields: { response: ['is for those who take part'] } });
    return events.patch(db, { id, changes: { responses: { ...before.responses, [db.memberId]: response } } });
  }

  /** What a guest said; whoever put it on the calendar hears of it. */
  async answerAs(db: Db, event: StoredEvent, { response, email }: { response: Response; email: string }): Promise<StoredEvent> {
    if (!event.guests.some((guest) => guest.email === email))
      throw new AppError('invalid_input', { fields: { email: ['is not invited'] } });
    const guests = event.guests.map((guest) => (guest.email === email ? { ...guest, response } : guest));
    return events.patch(db, { id: event.id, changes: { guests } });
  }

  async #updateAll(db: Db, before: StoredEvent, { patch, day }: { patch: EventPatch; day: string }): Promise<StoredEvent> {
    const { shift, ...shape } = reshaped(before, { patch, day });
    const isNewRule = patch.rrule !== undefined && patch.rrule !== before.rrule;
    for (const one of before.rrule === null ? [] : await differing(db, { id: before.id, from: '0001-01-01' })) {
      if (isNewRule) await this.#cancel(db, one);
      else {
        const original_day = addDays(one.original_day ?? one.start_day, shift);
        await events.patch(db, { id: one.id, changes: { original_day, original_time: patch.start_time ?? one.original_time } });
      }
    }
    const except_days = isNewRule ? [] : before.except_days.map((one) => addDays(one, shift));
    return this.#saved(db, before, { ...patch, ...shape, except_days });
  }

  async #updateOne(db: Db, before: StoredEvent, { patch, day }: { patch: EventPatch; day: string }): Promise<StoredEvent> {
    await events.patch(db, { id: before.id, changes: { except_days: [...before.except_days, day] } });
    const input = { ...asOnDay(before, day), ...patch, rrule: null, guests: asGuests(patch.guests ?? before.guests, before.guests) };
    const made = await this.#insert(db, {
      ...input,
      parent_id: before.id,
      original_day: day,
      original_time: before.start_time,
      ics_sequence: before.ics_sequence + 1,
      responses: movesIt(patch) ? {} : before.responses,
    });
    await this.#afterChange(db, { before: { ...asOnDay(before, day), id: made.id }, after: made, patch });
    return made;
  }

  async #updateFollowing(db: Db, before: StoredEvent, { patch, day }: { patch: EventPatch; day: string }): Promise<StoredEvent> {
    const rules = cut(before, day);
    const { shift, ...shape } = reshaped({ ...asOnDay(before, day), rrule: rules.after }, { patch, day });
    const isNewRule = patch.rrule !== undefined && patch.rrule !== before.rrule;
    const made = await this.#insert(db, {
      ...before,
      ...patch,
      ...shape,
      guests: asGuests(patch.guests ?? before.guests, before.guests),
      except_days: isNewRule ? [] : before.except_days.filter((one) => one >= day).map((one) => addDays(one, shift)),
      ics_uid: newUid(),
      ics_sequence: 0,
    });
    for (const one of await differing(db, { id: before.id, from: day })) {
      if (isNewRule) await this.#cancel(db, one);
      else
        await events.patch(db, {
          id: one.id,
          changes: { parent_id: made.id, original_day: addDays(one.original_day ?? one.start_day, shift), ics_uid: made.ics_uid },
        });
    }
    const ended = await this.#patch(db, before, { rrule: rules.before, except_days: before.except_days.filter((one) => one < day) });
    await this.#invitations.tell(db, { event: ended, guests: ended.guests, word: 'moved' });
    await this.#invitations.tell(db, { event: made, guests: made.guests, word: 'invited' });
    this.#record(db, made, 'created');
    db.emit('calendar_meeting.event.moved@1', payloadOf(made));
    return made;
  }

  async #saved(db: Db, before: StoredEvent, changes: EventPatch & { except_days: string[] }): Promise<StoredEvent> {
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    const wish = { ...before, ...changes };
    const guests = asGuests(wish.guests, before.guests);
    const when = checkedWhen(wish, tz);
    const after = await events.patch(db, {
      id: before.id,
      changes: {
        ...changes,
        ...when,
        guests,
        last_day: lastDayOf({ ...wish, ...when }),
        ...(movesIt(changes) && { responses: {}, ics_sequence: before.ics_sequence + 1 }),
      },
    });
    await this.#afterChange(db, { before, after, patch: changes });
    return after;
  }

  async #insert(db: Db, input: Draft): Promise<StoredEvent> {
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    const when = checkedWhen(input, tz);
    return events.insert(db, {
      except_days: [],
      parent_id: null,
      original_day: null,
      original_time: null,
      responses: {},
      ...input,
      ...when,
      last_day: lastDayOf({ rrule: input.rrule, ...when }),
      member_ids: [...new Set(input.member_ids)],
    });
  }

  async #afterChange(db: Db, { before, after, patch }: { before: StoredEvent; after: StoredEvent; patch: EventPatch }): Promise<void> {
    if (after.visibility === 'team')
      this.#records().recordChanges(db, {
        subject_type: 'event',
        subject_id: after.id,
        before,
        after,
        fields: Object.keys(eventPatch.parse(onlyFields(patch))),
      });
    if (movesIt(patch)) db.emit('calendar_meeting.event.moved@1', payloadOf(after));
    const known = new Set(before.guests.map(({ email }) => email));
    const gone = before.guests.filter(({ email }) => !after.guests.some((guest) => guest.email === email));
    await this.#invitations.tell(db, { event: after, guests: gone, word: 'called_off' });
    await this.#invitations.tell(db, { event: after, guests: after.guests.filter(({ email }) => !known.has(email)), word: 'invited' });
    const isNews = movesIt(patch) || patch.location !== undefined || patch.video_url !== undefined || patch.title !== undefined;
    if (isNews)
      await this.#invitations.tell(db, { event: after, guests: after.guests.filter(({ email }) => known.has(email)), word: 'moved' });
    await this.#ring(db, { event: after, memberIds: after.member_ids.filter((id) => !before.member_ids.includes(id)), word: 'You are on' });
    if (movesIt(patch))
      await this.#ring(db, { event: after, memberIds: after.member_ids.filter((id) => before.member_ids.includes(id)), word: 'Moved' });
  }

  async #takeOffDay(db: Db, before: StoredEvent, day: string): Promise<StoredEvent> {
    const after = await this.#patch(db, before, { except_days: [...before.except_days, day] });
    await this.#invitations.tell(db, { event: after, guests: after.guests, word: 'called_off', onDay: day });
    return after;
  }

  async #endBefore(db: Db, before: StoredEvent, day: string): Promise<StoredEvent> {
    for (const one of await differing(db, { id: before.id, from: day })) await this.#cancel(db, one);
    return this.#tellAgain(db, await this.#patch(db, before, { rrule: cut(before, day).before }), 'moved');
  }

  async #cancel(db: Db, before: StoredEvent): Promise<StoredEvent> {
    const after = await events.patch(db, { id: before.id, changes: { status: 'cancelled', ics_sequence: before.ics_sequence + 1 } });
    this.#record(db, after, 'cancelled');
    db.emit('calendar_meeting.event.cancelled@1', payloadOf(after));
    return this.#tellAgain(db, after, 'called_off');
  }

  /** A change to a series that no person wrote: its last day and its SEQUENCE go with it. */
  #patch(db: Db, before: StoredEvent, changes: Partial<StoredEvent>): Promise<StoredEvent> {
    const last_day = lastDayOf({ ...before, ...changes });
    return events.patch(db, { id: before.id, changes: { ...changes, last_day, ics_sequence: before.ics_sequence + 1 } });
  }

  async #tellAgain(db: Db, event: StoredEvent, word: Word): Promise<StoredEvent> {
    await this.#invitations.tell(db, { event, guests: event.guests, word });
    return event;
  }

  async #ring(db: Db, { event, memberIds, word }: { event: StoredEvent; memberIds: readonly number[]; word: string }): Promise<void> {
    const others = memberIds.filter((id) => id !== db.memberId);
    if (others.length === 0) return;
    const { locale } = await this.platform.api('auth_and_admin').tenant(db);
    const content = whenText(event, { day: event.start_day, locale });
    await this.platform
      .api('notifications')
      .notify(db, others, { title: `${word}: ${event.title}`, content, link: `/calendar_meeting/events/${event.id}` });
  }

  #seen(db: Db, event: StoredEvent): StoredEvent {
    if (!isShownTo(event, db.memberId)) throw new AppError('not_found');
    return event;
  }

  /** @throws AppError `invalid_input` for a project or a colleague that there is not */
  async #check(db: Db, { project_id = null, member_ids = [] }: EventPatch): Promise<void> {
    if (project_id !== null && !(await this.platform.api('tenant_crm').projectExists(db, project_id)))
      throw new AppError('invalid_input', { fields: { project_id: ['is not a project of yours'] } });
    if (member_ids.length === 0) return;
    const active = new Set((await this.platform.api('auth_and_admin').members(db)).map(({ member_id }) => member_id));
    if (!member_ids.every((id) => active.has(id)))
      throw new AppError('invalid_input', { fields: { member_ids: ['names somebody who is not here'] } });
  }

  #records() {
    return this.platform.api('records').of('calendar_meeting');
  }

  #record(db: Db, { id, visibility }: StoredEvent, kind: string): void {
    if (visibility === 'team') this.#records().record(db, { subject_type: 'event', subject_id: id, kind });
  }
}

const newUid = (): string => `${randomUUID()}@butterfly`;
const payloadOf = ({ id, project_id }: Event) => ({ event_id: id, project_id });
const FIELDS = Object.keys(newEvent.shape);
const onlyFields = (patch: object): object => Object.fromEntries(Object.entries(patch).filter(([field]) => FIELDS.includes(field)));

/** Who was invited before keeps what they said. */
function asGuests(wanted: NewEvent['guests'], known: Event['guests']): Event['guests'] {
  const found = new Map<string, Event['guests'][number]>();
  for (const { name, email, contact_id } of wanted)
    found.set(email, { name, email, contact_id, response: known.find((guest) => guest.email === email)?.response ?? 'needs_action' });
  return [...found.values()];
}

/** What somebody keeps to themselves is shown to those who take part alone; the system sees all. */
export function isShownTo(
  { visibility, owner_id, member_ids }: Pick<Event, 'member_ids' | 'owner_id' | 'visibility'>,
  memberId: number | null,
): boolean {
  return visibility === 'team' || memberId === null || owner_id === memberId || member_ids.includes(memberId);
}
