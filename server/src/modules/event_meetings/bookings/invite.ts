import type { Booking } from '@butterfly/contracts/event_meetings';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface Invite {
  readonly booking: Pick<Booking, 'end_at' | 'ics_sequence' | 'location_text' | 'start_at' | 'status' | 'title'>;
  readonly uid: string;
  readonly business: string;
  readonly hosts: readonly string[];
  readonly now: Date;
  readonly manageUrl: string;
}

const ENDED: readonly string[] = ['cancelled', 'rejected'];

/** The booking for a calendar. Its UID stays when it is moved or cancelled, and its SEQUENCE rises: calendars change what they have. */
export function inviteOf({ booking, uid, business, hosts, now, manageUrl }: Invite): string {
  const isOver = ENDED.includes(booking.status);
  const calendar = ical({
    name: oneLine(business),
    prodId: { company: 'Butterfly', product: 'Meetings', language: 'EN' },
    method: isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: uid,
    sequence: booking.ics_sequence,
    stamp: now,
    start: new Date(booking.start_at),
    end: new Date(booking.end_at),
    summary: oneLine(`${booking.title} – ${business}`),
    description: oneLine(`With ${hosts.join(', ')}. Move or cancel: ${manageUrl}`),
    ...(booking.location_text && { location: oneLine(booking.location_text) }),
    status: isOver ? ICalEventStatus.CANCELLED : statusOf(booking),
  });
  return calendar.toString();
}

/** Nothing that somebody wrote begins a line of its own. */
// eslint-disable-next-line no-control-regex -- these are the characters that are taken out
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

const statusOf = ({ status }: Invite['booking']) => (status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED);
