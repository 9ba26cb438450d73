import type { ClientLanguage } from '@butterfly/contracts/core';
import { randomUUID } from 'node:crypto';
import {
  LIVE,
  MINUTE_MS,
  type Answer,
  type Booking,
  type BookingPatch,
  type BookingStatus,
  type Completion,
  type NewBooking,
} from '@butterfly/contracts/event_meetings';
import { readerOf } from '../../../platform/clients/reader';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { bookings, eventTypes, schedules, type StoredType } from '../repository';
import type { Availability } from '../slots/availability';
import { obstaclesOf, offered, suffices } from '../slots/judge';
import { nextHost } from '../slots/next-host';
import { freeTime, takeTime, turnsOf } from './holds.repository';
import { BOOKING, managePath } from './link';
import type { MailKind } from './mail-words.data';
import { meetingMail, momentText } from './mails';
import { plumbingOf } from './plumbing';
import { planReminders } from './reminders.repository';

const TURNS_MS = 90 * 86_400_000;

/** Who books: by the public page, or the team. */
export interface Guest {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly visitor_tz: string;
  readonly answers: readonly Answer[];
  readonly source: string;
  readonly utm: Readonly<Record<string, string>>;
  readonly site: string;
  /** That they spoke; null: that of their contact is taken, else of the business. */
  readonly language: ClientLanguage | null;
  readonly project_id: number | null;
  readonly lead_id: number | null;
  readonly contact_id: number | null;
  readonly form_nonce: string | null;
}

interface Wish {
  readonly type: StoredType;
  readonly start: number;
  readonly guest: Guest;
  /** Only these of the hosts. */
  readonly among?: readonly number[];
  /** The team may book at any time at which somebody is free; visitors only what is offered. */
  readonly byTeam: boolean;
  readonly before?: {
    readonly booking: Booking;
    readonly uid: string;
    readonly rootId: number;
    readonly linkId: number | null;
    readonly asked: boolean;
  };
}

/** The life of a booking. Knows no HTTP; every method runs in the transaction it is given. */
export class BookingService {
  constructor(
    private readonly platform: Platform,
    private readonly availability: Availability,
  ) {}

  /** Takes the time and tells everybody. @throws AppError `event_meetings.slot_taken` */
  async book(db: Db, wish: Wish): Promise<Booking> {
    const made = await this.#place(db, wish);
    if (made.status === 'pending') db.emit('event_meetings.booking.requested@1', payloadOf(made));
    else db.emit('event_meetings.booking.confirmed@1', payloadOf(made));
    this.#record(db, made.id, made.status === 'pending' ? 'requested' : 'booked');
    await this.#tell(db, made, made.status === 'pending' ? 'pending' : 'accepted');
    await this.#ring(db, made, made.status === 'pending' ? 'Asked for' : 'Booked');
    return made;
  }

  /** As `book`, by the team. */
  async bookByTeam(db: Db, { input, site }: { input: NewBooking; site: string }): Promise<Booking> {
    const type = await eventTypes.read(db, input.event_type_id);
    if (type.archived_at) throw new AppError('event_meetings.archived');
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    const { name, email, phone, project_id, host_id } = input;
    await this.#checkProject(db, project_id);
    const contact = await this.platform.api('tenant_crm').contacts.byEmail(db, email);
    const guest = {
      name,
      email,
      phone,
      project_id,
      visitor_tz: tz,
      answers: [],
      source: 'team',
      utm: {},
      site,
      language: null,
      lead_id: null,
      contact_id: contact?.id ?? null,
      form_nonce: null,
    };
    return this.book(db, { type, start: Date.parse(input.start_at), guest, byTeam: true, ...(host_id !== null && { among: [host_id] }) });
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: BookingPatch; ifMatch: string | undefined }): Promise<Booking> {
    const before = await bookings.lockVersion(db, { id, ifMatch });
    if (patch.project_id !== undefined) await this.#checkProject(db, patch.project_id);
    const after = await bookings.patch(db, { id, changes: patch });
    this.#records().recordChanges(db, { subject_type: 'booking', subject_id: id, before, after, fields: Object.keys(patch) });
    return after;
  }

  async confirm(db: Db, id: number): Promise<Booking> {
    const before = await this.#step(db, { id, from: ['pending'], to: 'accepted' });
    const after = await bookings.patch(db, { id, changes: { status: 'accepted', answered_at: this.#now() } });
    await planReminders(db, {
      booking: after,
      hours: (await eventTypes.read(db, before.event_type_id)).reminder_hours,
      now: this.platform.clock(),
    });
    this.#record(db, id, 'confirmed');
    db.emit('event_meetings.booking.confirmed@1', payloadOf(after));
    await this.#tell(db, after, 'accepted');
    return after;
  }

  async reject(db: Db, { id, reason }: { id: number; reason: string }): Promise<Booking> {
    await this.#step(db, { id, from: ['pending'], to: 'rejected' });
    await freeTime(db, id);
    const after = await bookings.patch(db, {
      id,
      changes: { status: 'rejected', reason, answered_at: this.#now(), ics_sequence: await this.#risen(db, id) },
    });
    this.#record(db, id, 'rejected');
    db.emit('event_meetings.booking.rejected@1', payloadOf(after));
    await this.#tell(db, after, 'rejected');
    return after;
  }

  async cancel(db: Db, { id, reason, by }: { id: number; reason: string; by: 'team' | 'visitor' }): Promise<Booking> {
    await this.#step(db, { id, from: LIVE, to: 'cancelled' });
    await freeTime(db, id);
    const after = await bookings.patch(db, {
      id,
      changes: { status: 'cancelled', reason, cancelled_by: by, ics_sequence: await this.#risen(db, id) },
    });
    this.#record(db, id, 'cancelled');
    db.emit('event_meetings.booking.cancelled@1', payloadOf(after));
    await this.#tell(db, after, 'cancelled');
    if (by === 'visitor') await this.#ring(db, after, 'Cancelled');
    return after;
  }

  /** Another booking takes the place of this one: its UID and its host stay, its SEQUENCE rises. */
  async move(
    db: Db,
    { id, start, byTeam, visitorTz }: { id: number; start: number; byTeam: boolean; visitorTz?: string },
  ): Promise<Booking> {
    const before = await this.#step(db, { id, from: LIVE, to: 'rescheduled' });
    const { uid, site, language, utm, root_id: rootId, link_id: linkId, asked } = await plumbingOf(db, id);
    await freeTime(db, id);
    await bookings.patch(db, { id, changes: { status: 'rescheduled' } });
    const type = await eventTypes.read(db, before.event_type_id);
    const guest = { ...before, visitor_tz: visitorTz ?? before.visitor_tz, utm, site, language, form_nonce: null };
    const made = await this.#place(db, {
      type,
      start,
      guest,
      among: before.host_ids,
      byTeam,
      before: { booking: before, uid, rootId, linkId, asked },
    });
    this.#record(db, id, 'moved');
    this.#record(db, made.id, 'moved_here');
    db.emit('event_meetings.booking.rescheduled@1', { ...payloadOf(before), moved_to_id: made.id });
    await this.#tell(db, made, 'moved');
    if (!byTeam) await this.#ring(db, made, 'Moved');
    return made;
  }

  async noShow(db: Db, { id, followUp }: { id: number; followUp: boolean }): Promise<Booking> {
    await this.#begun(db, id);
    await this.#step(db, { id, from: ['accepted'], to: 'no_show' });
    const after = await bookings.patch(db, { id, changes: { status: 'no_show' } });
    this.#record(db, id, 'no_show');
    db.emit('event_meetings.booking.no_show@1', payloadOf(after));
    if (followUp) await this.#tell(db, after, 'no_show');
    return after;
  }

  /** What came of it; the project or the lead goes on by that. */
  async complete(db: Db, { id, outcome, stage_id, qualify_lead }: Completion & { id: number }): Promise<Booking> {
    await this.#begun(db, id);
    const before = await this.#step(db, { id, from: ['accepted'], to: 'completed' });
    const crm = this.platform.api('tenant_crm');
    if (stage_id !== null) {
      if (before.project_id === null) throw new AppError('invalid_input', { fields: { stage_id: ['needs a project'] } });
      await crm.moveTo(db, { id: before.project_id, stage_id });
    }
    if (qualify_lead && before.lead_id !== null) await crm.qualifyLead(db, before.lead_id);
    const after = await bookings.patch(db, { id, changes: { status: 'completed', outcome } });
    this.#record(db, id, 'completed');
    db.emit('event_meetings.booking.completed@1', payloadOf(after));
    return after;
  }

  /** Writes to the visitor, with the link of the booking. */
  async remind(db: Db, id: number): Promise<void> {
    const booking = await bookings.read(db, id);
    await this.#tell(db, booking, 'reminder');
    await this.#text(db, booking);
  }

  /** Beside the mail, to who has agreed to texts; without the link, which is a key. */
  async #text(db: Db, { id, phone, title, start_at, visitor_tz: tz, project_id: projectId }: Booking): Promise<void> {
    const { api, ports } = this.platform;
    if (phone === '' || !(await ports.enablement?.enabledIn(db, 'twilio_communications'))) return;
    const { name, locale } = await api('auth_and_admin').tenant(db);
    const body = `${name}: ${title}, ${momentText(start_at, { tz, locale })}`;
    const key = `event_meetings.reminder ${id} ${this.#now().slice(0, 13)}`;
    await api('twilio_communications').sendAgreed(db, { phone, body, key, projectId });
  }

  async addressOf(db: Db, id: number): Promise<string | null> {
    const { link_id: linkId, root_id: rootId } = await plumbingOf(db, id);
    const token = linkId === null ? null : await this.platform.links.reveal(db, BOOKING, { id: linkId, subjectId: rootId });
    return token === null ? null : managePath(token);
  }

  async hostNames(db: Db, booking: Pick<Booking, 'host_ids'>): Promise<string[]> {
    const names = await this.platform.api('auth_and_admin').memberNames(db);
    return booking.host_ids.map((id) => names.get(id) ?? '');
  }

  async #place(db: Db, wish: Wish): Promise<Booking> {
    const { type, start, guest, before } = wish;
    // Whoever books this kind of meeting waits here: limits and turns are counted one after the other. Other kinds are held apart by the table.
    await db.rows(`select pg_advisory_xact_lock($1::int, hashtext('event_meetings.type/' || $2::int))`, [db.tenantId, type.id]);
    const hostIds = await this.#hostsFor(db, wish);
    const [start_at, end_at] = [new Date(start).toISOString(), new Date(start + type.duration_min * MINUTE_MS).toISOString()];
    const isPending = before ? before.booking.status === 'pending' : type.requires_confirmation && !wish.byTeam;
    const made = await bookings.insert(db, {
      ...guest,
      event_type_id: type.id,
      title: type.name,
      status: isPending ? 'pending' : 'accepted',
      uid: before?.uid ?? `${randomUUID()}@butterfly`,
      host_ids: hostIds,
      start_at,
      end_at,
      location_kind: type.location_kind,
      location_text: before?.booking.location_text ?? type.location_text,
      moved_from_id: before?.booking.id ?? null,
      root_id: before?.rootId ?? null,
      link_id: before?.linkId ?? null,
      asked: before?.asked ?? isPending,
      answered_at: before?.booking.answered_at ?? null,
      reason: '',
      outcome: '',
      ics_sequence: before ? before.booking.ics_sequence + 1 : 0,
      cancelled_by: null,
      created_at: this.#now(),
    });
    const { buffer_before_min, buffer_after_min, name: label, id: event_type_id } = type;
    const hold = {
      booking_id: made.id,
      event_type_id,
      start_at,
      end_at,
      buffer_before_min,
      buffer_after_min,
      label,
      created_at: made.created_at,
    };
    if (!(await takeTime(db, { hold, hostIds }))) throw new AppError('event_meetings.slot_taken');
    if (!isPending) await planReminders(db, { booking: made, hours: type.reminder_hours, now: this.platform.clock() });
    return before ? made : this.#linked(db, made);
  }

  async #linked(db: Db, { id, name, email }: Booking): Promise<Booking> {
    const { link } = await this.platform.links.create(db, BOOKING, { subjectId: id, scopes: ['manage'], label: name, email });
    return bookings.patch(db, { id, changes: { link_id: link.id } });
  }

  /** @throws AppError `event_meetings.slot_taken` */
  async #hostsFor(db: Db, { type, start, among, byTeam }: Wish): Promise<number[]> {
    const hours = await schedules.read(db, type.schedule_id);
    const question = await this.availability.question(db, { meeting: type, hours, from: start, until: start + 1, among });
    const free = byTeam ? obstaclesOf(question)(start).freeHosts : (offered(question)[0]?.freeHosts ?? []);
    if (!suffices(question, free)) throw new AppError('event_meetings.slot_taken');
    if (type.assignment === 'collective') return [...free];
    const turns = await turnsOf(db, { id: type.id, since: new Date(this.platform.clock().getTime() - TURNS_MS) });
    const chosen = nextHost(
      type.hosts
        .filter(({ member_id }) => free.includes(member_id))
        .map(({ member_id, weight }) => ({
          member_id,
          weight,
          count: turns.get(member_id)?.count ?? 0,
          last_at: turns.get(member_id)?.last_at ?? null,
        })),
    );
    if (chosen === null) throw new AppError('event_meetings.slot_taken');
    return [chosen];
  }

  /** Holds the booking; of two who step at once the second is told what the first has made of it. */
  async #step(db: Db, { id, from, to }: { id: number; from: readonly BookingStatus[]; to: BookingStatus }): Promise<Booking> {
    const before = await bookings.lock(db, id);
    if (!from.includes(before.status)) throw new AppError('invalid_transition', { from: before.status, to });
    return before;
  }

  async #begun(db: Db, id: number): Promise<void> {
    const { start_at, status } = await bookings.lock(db, id);
    if (status === 'accepted' && Date.parse(start_at) > this.platform.clock().getTime()) throw new AppError('event_meetings.not_begun');
  }

  async #risen(db: Db, id: number): Promise<number> {
    return (await bookings.read(db, id)).ics_sequence + 1;
  }

  async #checkProject(db: Db, id: number | null): Promise<void> {
    if (id !== null && !(await this.platform.api('tenant_crm').projectExists(db, id)))
      throw new AppError('invalid_input', { fields: { project_id: ['is not a project of yours'] } });
  }

  async #tell(db: Db, booking: Booking, kind: MailKind): Promise<void> {
    const [path, { site, language }] = [await this.addressOf(db, booking.id), await plumbingOf(db, booking.id)];
    if (path === null) return;
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    const reader = await readerOf(db, this.platform, { email: booking.email, spoken: language });
    const hosts = await this.hostNames(db, booking);
    await this.platform.mail.sendPersonal(db, meetingMail({ kind, tenant, booking, reader, hosts, link: `${site}${path}` }));
  }

  async #ring(db: Db, booking: Booking, word: string): Promise<void> {
    const { tz, locale } = await this.platform.api('auth_and_admin').tenant(db);
    const content = `${booking.name}, ${momentText(booking.start_at, { tz, locale })}`;
    const message = { title: `${word}: ${booking.title}`, content, link: `/event_meetings/bookings/${booking.id}` };
    await this.platform.api('notifications').notify(db, booking.host_ids, message);
  }

  #records() {
    return this.platform.api('records').of('event_meetings');
  }

  #record(db: Db, id: number, kind: string): void {
    this.#records().record(db, { subject_type: 'booking', subject_id: id, kind });
  }

  #now(): string {
    return this.platform.clock().toISOString();
  }
}

const payloadOf = ({ id, lead_id, project_id }: Booking) => ({ booking_id: id, lead_id, project_id });
