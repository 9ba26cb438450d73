import type { Booking } from '@butterfly/contracts/event_meetings';
import { writeCalendar } from '../../../platform/calendar/write-calendar';

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
  const { title, start_at: from, end_at: until, location_text: location, ics_sequence: sequence, status } = booking;
  const isOver = ENDED.includes(status);
  const item = {
    uid,
    sequence,
    time: { kind: 'moments' as const, from, until },
    summary: `${title} – ${business}`,
    description: `With ${hosts.join(', ')}. Move or cancel: ${manageUrl}`,
    location,
    status: isOver ? ('CANCELLED' as const) : standing(status),
  };
  return writeCalendar({ name: business, product: 'Meetings', method: isOver ? 'CANCEL' : 'PUBLISH', stamp: now, items: [item] });
}

const standing = (status: Booking['status']): 'CONFIRMED' | 'TENTATIVE' => (status === 'pending' ? 'TENTATIVE' : 'CONFIRMED');
