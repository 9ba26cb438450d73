import {
  LIVE,
  type Answer,
  type Booked,
  type Booking,
  type BookWish,
  type Managed,
  type ManageWish,
  type PublicType,
  type SlotAnswer,
  type SlotQuery,
} from '@butterfly/contracts/event_meetings';
import { addDays, daysBetween } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import type { Call } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import { networkHash } from '../../../platform/http/network-hash';
import { siteAddress } from '../../../platform/http/requests/site-address';
import type { Platform } from '../../../platform/platform';
import { spokenLanguage } from '../../../platform/public-pages/page-language';
import { localDay } from '../../../platform/time/local-time';
import { BOOKING } from '../bookings/link';
import { inviteOf } from '../bookings/invite';
import { momentText } from '../bookings/mails';
import { formIsKnown, newestOf, openOf, plumbingOf } from '../bookings/plumbing';
import type { BookingService } from '../bookings/service';
import { bookings, eventTypes, schedules, typeBySlug, type StoredType } from '../repository';
import type { Availability } from '../slots/availability';
import { offered } from '../slots/judge';
import { daysOf, publicPath } from '../types/service';
import { answersTo, isBlocked, leadWords } from './answers';
import { formToken, readFormToken } from './form-token';

const MODULE = 'event_meetings';
const MOST_DAYS = 45;
const MOST_OPEN = 3;
const HOUR_MS = 3_600_000;

type Asking = Pick<Call, 'headers' | 'ip'>;
type ByLink = Asking & { readonly params: { readonly token: string } };

interface Parts {
  readonly platform: Platform;
  readonly availability: Availability;
  readonly service: BookingService;
}

/** What visitors see and do. Opens its own transactions, as the business that the address names. */
export class FrontDoor {
  constructor(private readonly parts: Parts) {}

  page(slug: string): Promise<PublicType> {
    return this.#inBusiness(slug, async (db, type) => {
      const { tenant, now, hours } = await this.#around(db, type);
      const names = await this.parts.platform.api('auth_and_admin').memberNames(db);
      const first_day = localDay(now, hours.tz);
      const { name, description, duration_min, location_kind, location_text, requires_confirmation, cancellation_window_h } = type;
      const hosts = await this.parts.availability.hostsOf(db, { meeting: type, among: undefined });
      return {
        business: tenant.name,
        brand: tenant.brand.primary ?? null,
        tz: hours.tz,
        name,
        description,
        duration_min,
        location_kind,
        location_text,
        hosts: hosts.map((id) => names.get(id) ?? ''),
        requires_confirmation,
        price: type.price_cents === null ? null : { cents: type.price_cents, currency: tenant.currency },
        cancellation_window_h,
        questions: type.questions.map(({ lead_field: _field, ...question }) => question),
        asks_event_date: type.when_full_id !== null,
        first_day,
        last_day: addDays(first_day, type.max_days_ahead),
        form_token: formToken(this.parts.platform.signer, { tenantId: db.tenantId, typeId: type.id, now }),
      };
    });
  }

  slots(slug: string, query: SlotQuery): Promise<SlotAnswer> {
    return this.#inBusiness(slug, async (db, type) => {
      const instead = query.event_date === undefined ? null : await this.#instead(db, type, query.event_date);
      return instead ? { tz: query.tz, slots: [], instead } : this.times(db, { type, query });
    });
  }

  /** Free times of a kind of meeting; with `among`, of these hosts. */
  async times(
    db: Db,
    {
      type,
      query,
      among,
      exceptId,
    }: { type: StoredType; query: Omit<SlotQuery, 'event_date'>; among?: readonly number[]; exceptId?: number },
  ): Promise<SlotAnswer> {
    const days = daysBetween(query.from, query.to);
    if (days < 0 || days > MOST_DAYS) throw new AppError('invalid_input', { fields: { to: [`must be at most ${MOST_DAYS} days later`] } });
    const hours = await schedules.read(db, type.schedule_id);
    const question = await this.parts.availability.question(db, { meeting: type, hours, among, exceptId, ...daysOf(query) });
    return { tz: query.tz, slots: offered(question).map(({ start }) => new Date(start).toISOString()), instead: null };
  }

  book(slug: string, wish: BookWish, asking: Asking & { readonly query: Readonly<Record<string, string | undefined>> }): Promise<Booked> {
    return this.#inBusiness(slug, async (db, type) => {
      const { platform, service } = this.parts;
      if (wish.website !== '' || isBlocked(wish.email, type.blocked)) throw new AppError('event_meetings.may_not_book');
      const nonce = readFormToken(platform.signer, {
        token: wish.form_token,
        tenantId: db.tenantId,
        typeId: type.id,
        now: platform.clock(),
      });
      if (nonce === null) throw new AppError('event_meetings.form_outdated');
      // One form at a time: what is sent twice at once becomes one booking.
      await db.rows(`select pg_advisory_xact_lock($1::int, hashtext('event_meetings.visitor/' || $2))`, [db.tenantId, wish.email]);
      if (await formIsKnown(db, nonce)) throw new AppError('event_meetings.sent_already');
      if ((await openOf(db, { email: wish.email, now: platform.clock() })) >= MOST_OPEN) throw new AppError('event_meetings.too_many_open');
      const answers = answersTo(type.questions, wish.answers);
      const site = siteAddress(platform.env, asking.headers);
      const contact = await platform.api('tenant_crm').contacts.byEmail(db, wish.email);
      const lead_id = type.creates_lead ? await this.#lead(db, { type, wish, answers, ip: asking.ip }) : null;
      const { name, email, phone, utm } = wish;
      const source = utm['utm_source'] ?? 'booking_page';
      const guest = {
        name,
        email,
        phone,
        visitor_tz: wish.tz,
        answers,
        source,
        utm,
        site,
        language: spokenLanguage({ chosen: asking.query['lang'], acceptLanguage: asking.headers['accept-language'] }),
        project_id: null,
        lead_id,
        contact_id: contact?.id ?? null,
        form_nonce: nonce,
      };
      const booking = await service.book(db, { type, start: Date.parse(wish.start_at), guest, byTeam: false });
      return { ...(await this.#managed(db, booking)), manage_path: (await service.addressOf(db, booking.id)) ?? '' };
    });
  }

  open(call: ByLink): Promise<Managed> {
    return this.#byLink(call, (db, booking) => this.#managed(db, booking));
  }

  change(call: ByLink, wish: ManageWish): Promise<Managed> {
    return this.#byLink(call, async (db, { id }) => {
      const booking = await bookings.lock(db, id);
      if (!LIVE.includes(booking.status))
        throw new AppError('invalid_transition', { from: booking.status, to: wish.action === 'cancel' ? 'cancelled' : 'rescheduled' });
      if (!(await this.#managed(db, booking)).may_change) throw new AppError('event_meetings.too_late');
      const { service } = this.parts;
      const changed =
        wish.action === 'cancel'
          ? await service.cancel(db, { id: booking.id, reason: wish.reason, by: 'visitor' })
          : await service.move(db, { id: booking.id, start: Date.parse(wish.start_at), byTeam: false, visitorTz: wish.tz });
      return this.#managed(db, changed);
    });
  }

  /** The host stays; the time it has now does not stand in its own way. */
  managedTimes(call: ByLink, query: Omit<SlotQuery, 'event_date'>): Promise<SlotAnswer> {
    return this.#byLink(call, async (db, booking) => {
      const type = await eventTypes.read(db, booking.event_type_id);
      return this.times(db, { type, query, among: booking.host_ids, exceptId: booking.id });
    });
  }

  invite(call: ByLink): Promise<string> {
    return this.#byLink(call, async (db, booking) => {
      const { platform, service } = this.parts;
      const [{ uid, site }, tenant] = [await plumbingOf(db, booking.id), await platform.api('auth_and_admin').tenant(db)];
      const manageUrl = `${site}${(await service.addressOf(db, booking.id)) ?? ''}`;
      return inviteOf({
        booking,
        uid,
        business: tenant.name,
        hosts: await service.hostNames(db, booking),
        now: platform.clock(),
        manageUrl,
      });
    });
  }

  async #managed(db: Db, booking: Booking): Promise<Managed> {
    const type = await eventTypes.read(db, booking.event_type_id);
    const { tenant, now, hours } = await this.#around(db, type);
    const { title, status, start_at, end_at, visitor_tz, name, location_kind, location_text, reason } = booking;
    const until = Date.parse(start_at) - type.cancellation_window_h * HOUR_MS;
    const first_day = localDay(now, hours.tz);
    return {
      business: tenant.name,
      brand: tenant.brand.primary ?? null,
      title,
      status,
      start_at,
      end_at,
      tz: hours.tz,
      visitor_tz,
      name,
      hosts: await this.parts.service.hostNames(db, booking),
      location_kind,
      location_text,
      reason,
      may_change: LIVE.includes(status) && now.getTime() < until,
      change_until: new Date(until).toISOString(),
      book_path: publicPath(tenant.slug, type.slug),
      first_day,
      last_day: addDays(first_day, type.max_days_ahead),
    };
  }

  async #around(db: Db, type: StoredType) {
    const { platform } = this.parts;
    return {
      tenant: await platform.api('auth_and_admin').tenant(db),
      now: platform.clock(),
      hours: await schedules.read(db, type.schedule_id),
    };
  }

  async #instead(db: Db, type: StoredType, day: string): Promise<SlotAnswer['instead']> {
    if (type.when_full_id === null) return null;
    const { platform } = this.parts;
    const other = await eventTypes.find(db, type.when_full_id);
    if (!other?.active || other.archived_at || !(await platform.api('tenant_crm').dateAvailability(db, day)).full) return null;
    const { slug } = await platform.api('auth_and_admin').tenant(db);
    return { name: other.name, path: publicPath(slug, other.slug) };
  }

  async #lead(
    db: Db,
    { type, wish, answers, ip }: { type: StoredType; wish: BookWish; answers: readonly Answer[]; ip: string },
  ): Promise<number> {
    const { platform } = this.parts;
    const crm = platform.api('tenant_crm');
    const [first_name = '', ...rest] = wish.name.split(/\s+/);
    const words = leadWords(type.questions, answers);
    const { lead_id } = await crm.inquire(db, {
      ...(wish.phone && { phone: wish.phone }),
      ...words,
      ...(words['guest_count'] && { guest_count: Number(words['guest_count']) }),
      title: `${wish.name}: ${type.name}`.slice(0, 120),
      first_name: first_name.slice(0, 80),
      last_name: rest.join(' ').slice(0, 80),
      email: wish.email,
      source: 'booking',
      source_detail: type.name,
      message: answers
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n')
        .slice(0, 5_000),
      form_answers: Object.fromEntries(answers.map(({ key, value }) => [key, value])),
      utm: wish.utm,
      network_hash: networkHash(platform.signer, { ip, tenantId: db.tenantId }),
    });
    const { tz, locale } = await platform.api('auth_and_admin').tenant(db);
    const body = `Booked: ${type.name}, ${momentText(wish.start_at, { tz, locale })}`;
    await crm.importNotes(db, [
      { subject_type: 'lead', subject_id: lead_id, body, pinned: false, at: platform.clock().toISOString(), by_id: null },
    ]);
    return lead_id;
  }

  /** `fern-thistle.consultation`: the business, and what it calls the meeting. One answer for all that is not there. */
  async #inBusiness<T>(address: string, work: (db: Db, type: StoredType) => Promise<T>): Promise<T> {
    const { platform } = this.parts;
    const [business = '', slug = '', ...rest] = address.split('.');
    const tenant = rest.length > 0 || slug === '' ? null : await platform.api('auth_and_admin').tenantBySlug(business);
    if (!tenant || !(await platform.ports.enablement?.enabled(tenant.id, MODULE))) throw new AppError('not_found');
    return platform.db.withTenant({ tenantId: tenant.id, memberId: null }, async (db) => {
      const type = await typeBySlug(db, slug);
      if (!type) throw new AppError('not_found');
      return work(db, type);
    });
  }

  #byLink<T>({ params, headers, ip }: ByLink, work: (db: Db, booking: Booking) => Promise<T>): Promise<T> {
    return this.parts.platform.linkDoor.visit({ kind: BOOKING, token: params.token, headers, ip }, async (db, seen) => {
      if (seen.state !== 'open') throw new AppError('not_found');
      return work(db, await bookings.read(db, await newestOf(db, seen.link.subject_id)));
    });
  }
}
