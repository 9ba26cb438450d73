import { readRule, type Event } from '@butterfly/contracts/calendar_meeting';
import { addDays, daysBetween } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import { writeCalendar, type CalendarItem, type CalendarTime } from '../../../platform/calendar/write-calendar';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import type { Platform } from '../../../platform/platform';
import { instantOf } from '../../../platform/time/local-time';
import type { Member } from '../../auth_and_admin/api';
import { INVITATION, invitationPath } from './link';
import type { StoredEvent } from './repository';
import { momentsOn } from './when';

export type Word = 'called_off' | 'invited' | 'moved';
const BUTTON = 'Say whether you come';
type Guest = Event['guests'][number];

interface Told {
  readonly event: StoredEvent;
  readonly guests: readonly Guest[];
  readonly word: Word;
  /** One day of a series alone. */
  readonly onDay?: string;
}

interface ReminderMail {
  readonly event: StoredEvent;
  readonly day: string;
  readonly to: string;
  readonly name: string;
  readonly link: string;
  readonly label: string;
}

const HEADS: Readonly<Record<Word, readonly [subject: string, text: string]>> = {
  invited: ['Invitation', 'You are invited.'],
  moved: ['Changed', 'Something has changed; this is how it stands now.'],
  called_off: ['Called off', 'It will not take place.'],
};
const STATUS = { confirmed: 'CONFIRMED', tentative: 'TENTATIVE', cancelled: 'CANCELLED' } as const;
const PARTSTAT = { needs_action: 'NEEDS-ACTION', accepted: 'ACCEPTED', tentative: 'TENTATIVE', declined: 'DECLINED' } as const;

/** Writes to guests so that their calendar programs know too (iTIP); each gets a link of their own to answer by. */
export class Invitations {
  constructor(private readonly platform: Platform) {}

  async tell(db: Db, { event, guests, word, onDay }: Told): Promise<void> {
    if (guests.length === 0) return;
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    const now = this.platform.clock();
    const [head, text] = HEADS[word];
    const when = whenText(event, { day: onDay ?? event.start_day, locale: tenant.locale });
    const method = word === 'called_off' ? ('CANCEL' as const) : ('REQUEST' as const);
    const organizer = { name: tenant.name, email: addressIn(this.platform.env.MAIL_FROM) };
    for (const guest of guests) {
      const link = `${event.site}${invitationPath(await this.#tokenOf(db, event, guest))}`;
      const item = itemOf(event, { onDay, organizer, isOver: word === 'called_off', url: link });
      const mail = composeMail(`${head}: ${event.title}, ${when}`, {
        brand: { name: tenant.name, color: tenant.brand.primary },
        blocks: [
          { kind: 'heading', text: event.title },
          { kind: 'paragraph', text: `Dear ${guest.name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` },
          { kind: 'figures', rows: [['When', when], ...(event.location ? [['Where', event.location] as [string, string]] : [])] },
          ...(word === 'called_off' ? [] : [{ kind: 'button' as const, label: BUTTON, href: link }]),
        ],
      });
      const text_ = writeCalendar({ name: tenant.name, product: 'Calendar', method, stamp: now, items: [item] });
      await this.platform.mail.sendPersonal(db, { to: guest.email, secret: link, ...mail, invite: { method, text: text_ } });
    }
  }

  /** A word to a guest before it begins; what stands in their calendar stays as it is. */
  async remind(db: Db, { event, guest, day }: { event: StoredEvent; guest: Guest; day: string }): Promise<void> {
    const link = `${event.site}${invitationPath(await this.#tokenOf(db, event, guest))}`;
    await this.#sendReminder(db, { event, day, to: guest.email, name: guest.name, link, label: BUTTON });
  }

  /** As `remind`, to somebody of the team. */
  async remindMember(db: Db, { event, member, day }: { event: StoredEvent; member: Member; day: string }): Promise<void> {
    const link = `${event.site}/calendar_meeting/events/${event.id}?day=${day}`;
    await this.#sendReminder(db, { event, day, to: member.email, name: member.display_name, link, label: 'Open it' });
  }

  async #sendReminder(db: Db, { event, day, to, name, link, label }: ReminderMail): Promise<void> {
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    const when = whenText(event, { day, locale: tenant.locale });
    const mail = composeMail(`Reminder: ${event.title}, ${when}`, {
      brand: { name: tenant.name, color: tenant.brand.primary },
      blocks: [
        { kind: 'heading', text: event.title },
        { kind: 'paragraph', text: `Dear ${name}, a word to remind you.` },
        { kind: 'figures', rows: [['When', when], ...(event.location ? [['Where', event.location] as [string, string]] : [])] },
        { kind: 'button', label, href: link },
      ],
    });
    await this.platform.mail.sendPersonal(db, { to, secret: link, ...mail });
  }

  async #tokenOf(db: Db, { id }: StoredEvent, { email }: Guest): Promise<string> {
    const { links } = this.platform;
    for (const link of await links.about(db, INVITATION, { subjectIds: [id] })) {
      const known = link.label === email ? await links.reveal(db, INVITATION, { id: link.id, subjectId: id }) : null;
      if (known !== null) return known;
    }
    return (await links.create(db, INVITATION, { subjectId: id, scopes: ['answer'], label: email })).token;
  }
}

/** An event as a calendar file says it: the whole series, or one of its days. */
export function itemOf(
  event: StoredEvent,
  {
    onDay,
    organizer,
    isOver,
    url,
  }: { onDay: string | undefined; organizer: { name: string; email: string }; isOver: boolean; url: string },
): CalendarItem {
  const day = onDay ?? event.start_day;
  const original = onDay ?? event.original_day ?? undefined;
  const hour = (onDay === undefined && event.original_time) || event.start_time;
  const clock = (on: string) => (event.all_day ? on : `${on}T${hour ?? '00:00'}`);
  return {
    uid: event.ics_uid,
    sequence: event.ics_sequence,
    time: timeOf(event, day),
    summary: event.title,
    description: event.video_url || url,
    location: event.location || event.video_url,
    url: event.video_url || url,
    status: isOver ? 'CANCELLED' : STATUS[event.status],
    organizer,
    attendees: event.guests.map(({ name, email, response }) => ({ name, email, status: PARTSTAT[response] })),
    ...(original !== undefined && { replaces: clock(original) }),
    ...(original === undefined && event.rrule !== null && { rrule: ruleText(event, event.rrule), except: event.except_days.map(clock) }),
  };
}

function timeOf(event: StoredEvent, day: string): CalendarTime {
  const last = addDays(day, daysBetween(event.start_day, event.end_day));
  if (event.all_day) return { kind: 'days', from: day, to: last };
  return { kind: 'clock', from: `${day}T${event.start_time ?? '00:00'}`, until: `${last}T${event.end_time ?? '00:00'}`, tz: event.tz };
}

/** Beside a time by a clock the end of a rule is a moment. */
function ruleText({ all_day, start_time, tz }: StoredEvent, text: string): string {
  const rule = readRule(text);
  if (all_day || 'problem' in rule || rule.until === null) return text;
  const end = instantOf({ day: rule.until, time: start_time ?? '00:00', tz })
    .toISOString()
    .slice(0, 19)
    .replace(/[-:]/g, '');
  return text.replace(/UNTIL=\d{8}/, `UNTIL=${end}Z`);
}

/** When something is, as people of a language write it. */
export function whenText(event: StoredEvent, { day, locale }: { day: string; locale: string }): string {
  const { start_at } = momentsOn(event, day);
  if (start_at === null)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: event.tz }).format(Date.parse(start_at));
}

/** @example addressIn('Butterfly <mail@butterfly.example>') // 'mail@butterfly.example' */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
