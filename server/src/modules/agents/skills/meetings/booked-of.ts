import type { Booking } from '@butterfly/contracts/event_meetings';
import { sayDay } from '../../planner/dates';
import { localDayOf, localTimeOf } from '../asks/item';
import { readPage } from '../find-project';
import type { Job } from '../job';
import { wordsOf } from '../name-similarity';

/** A meeting that stands, by the clock of the business. */
export interface Booked {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly status: Booking['status'];
  readonly day: string;
  readonly time: string;
}

const MOST = 100;
const STANDS = new Set<string>(['pending', 'accepted']);

/** Meetings that lie ahead with somebody all of whose words are said; null: they could not be read. */
export async function bookedOf(job: Job, who: string): Promise<readonly Booked[] | null> {
  const page = await readPage<Booking>(job, 'event_meetings.find_bookings', { when: 'upcoming', page_size: MOST });
  if (!page) return null;
  const words = wordsOf(who);
  return page.results
    .filter(
      ({ status, name }) =>
        STANDS.has(status) &&
        words.length > 0 &&
        words.every((word) => wordsOf(name).some((other) => word === other || word === `${other}s`)),
    )
    .map(({ id, name, title, status, start_at: at }) => ({
      ...{ id, name, title, status },
      ...{ day: localDayOf(at, job.business.tz), time: localTimeOf(at, job.business.tz) },
    }));
}

/** “Studio consultation with Maya Lindholm, Mon 30 Nov 2026 11:00” */
export const sayBooking = ({ title, name, day, time }: Booked): string => `“${title}” with ${name}, ${sayDay(day)} ${time}`;
