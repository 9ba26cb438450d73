import type { Booking } from '@butterfly/contracts/event_meetings';
import type { Reader } from '../../../platform/clients/reader';
import type { PersonalMail } from '../../../platform/mail/mailer';
import { composeMail } from '../../../platform/mail/template/compose-mail';
import type { Tenant } from '../../auth_and_admin/api';
import { bookingWords } from '../public/words/in-languages';
import { mailWords, type MailKind } from './mail-words.data';

interface MeetingMail {
  readonly kind: MailKind;
  readonly tenant: Tenant;
  readonly booking: Booking;
  readonly reader: Reader;
  readonly hosts: readonly string[];
  /** Leads to the booking of this visitor alone. */
  readonly link: string;
}

/** What a visitor is told, in their own language and time zone. */
export function meetingMail({ kind, tenant, booking, reader: { language, locale }, hosts, link }: MeetingMail): PersonalMail {
  const words = mailWords[language];
  const [head, text] = words.kinds[kind];
  const when = momentText(booking.start_at, { tz: booking.visitor_tz, locale });
  const mail = composeMail(`${head}: ${booking.title}, ${when}`, {
    brand: { name: tenant.name, color: tenant.brand.primary },
    blocks: [
      { kind: 'heading', text: booking.title },
      { kind: 'paragraph', text: `${words.dear(booking.name)} ${text}` },
      ...(booking.reason ? [{ kind: 'paragraph' as const, text: booking.reason }] : []),
      {
        kind: 'figures',
        rows: [
          [words.when, `${when} (${booking.visitor_tz.replace(/_/g, ' ')})`],
          [words.with, hosts.join(', ')],
          [words.where, booking.location_text || bookingWords[language].locations[booking.location_kind]],
        ],
      },
      { kind: 'button', label: words.button, href: link },
      { kind: 'note', text: words.alone },
    ],
  });
  return { to: booking.email, secret: link, ...mail };
}

/** A moment as people of a language write it, by the clock of a zone. */
export function momentText(at: string, { tz, locale }: { tz: string; locale: string }): string {
  return new Intl.DateTimeFormat(locale, { timeZone: tz, dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));
}
