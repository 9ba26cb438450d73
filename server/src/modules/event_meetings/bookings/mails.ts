import { locations, type Booking } from '@butterfly/contracts/event_meetings';
import type { PersonalMail } from '../../../platform/mail/mailer';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import type { Tenant } from '../../auth_and_admin/api';

export type MailKind = 'accepted' | 'cancelled' | 'moved' | 'no_show' | 'pending' | 'rejected' | 'reminder';

interface MeetingMail {
  readonly kind: MailKind;
  readonly tenant: Tenant;
  readonly booking: Booking;
  readonly hosts: readonly string[];
  /** Leads to the booking of this visitor alone. */
  readonly link: string;
}

const HEADS: Readonly<Record<MailKind, readonly [subject: string, text: string]>> = {
  accepted: ['Confirmed', 'Your meeting is confirmed. We look forward to it.'],
  pending: ['We have your request', 'We keep this time for you and write to you as soon as we have confirmed it.'],
  moved: ['Moved', 'Your meeting has a new time.'],
  cancelled: ['Cancelled', 'Your meeting is cancelled. You are welcome to choose another time.'],
  rejected: ['Another time?', 'We cannot be there at this time. Please choose another one.'],
  reminder: ['See you soon', 'A word to remind you of your meeting.'],
  no_show: ['We missed you', 'We could not meet as planned. You are welcome to choose another time.'],
};

/** What a visitor is told, in their own time zone. */
export function meetingMail({ kind, tenant, booking, hosts, link }: MeetingMail): PersonalMail {
  const [head, text] = HEADS[kind];
  const when = momentText(booking.start_at, { tz: booking.visitor_tz, locale: tenant.locale });
  const mail = composeMail(`${head}: ${booking.title}, ${when}`, {
    brand: { name: tenant.name, color: tenant.brand.primary },
    blocks: [
      { kind: 'heading', text: booking.title },
      { kind: 'paragraph', text: `Dear ${booking.name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` },
      ...(booking.reason ? [{ kind: 'paragraph' as const, text: booking.reason }] : []),
      {
        kind: 'figures',
        rows: [
          ['When', `${when} (${booking.visitor_tz.replace(/_/g, ' ')})`],
          ['With', hosts.join(', ')],
          ['Where', booking.location_text || locations[booking.location_kind]],
        ],
      },
      { kind: 'button', label: 'Look at it, move or cancel it', href: link },
      { kind: 'note', text: 'This link is yours alone; there you also find the meeting for your calendar.' },
    ],
  });
  return { to: booking.email, secret: link, ...mail };
}

/** A moment as people of a language write it, by the clock of a zone. */
export function momentText(at: string, { tz, locale }: { tz: string; locale: string }): string {
  return new Intl.DateTimeFormat(locale, { timeZone: tz, dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));
}
