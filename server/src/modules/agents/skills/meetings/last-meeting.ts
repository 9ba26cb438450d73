import type { Booking } from '@butterfly/contracts/event_meetings';
import { sayDay } from '../../planner/dates';
import { localDayOf } from '../asks/item';
import { readPage } from '../find-project';
import type { Job } from '../job';
import { wordsOf } from '../name-similarity';

const MOST = 100;

/** The last meeting with somebody and what was noted of it, where texts tell nothing; with where was looked. */
export async function lastMeetingWith(job: Job, name: string): Promise<string> {
  if (!job.tools.has('event_meetings.find_bookings')) return '';
  const words = wordsOf(name).map((word) => (word.length > 4 ? word.replace(/s$/, '') : word));
  const page = await readPage<Booking>(job, 'event_meetings.find_bookings', { when: 'past', page_size: MOST });
  const found = (page?.results ?? [])
    .filter((row) => words.length > 0 && words.every((word) => wordsOf(row.name).some((other) => other === word || other === `${word}s`)))
    .toSorted((a, b) => b.start_at.localeCompare(a.start_at));
  const [last] = found;
  if (!last) return ' There was no meeting with them either. I looked at texts and meetings, not at mails or calls.';
  const outcome = last.outcome ? ` Noted of it: “${last.outcome.replace(/\s+/g, ' ').slice(0, 200)}”.` : '';
  return ` The last meeting with ${last.name} was “${last.title}” on ${sayDay(localDayOf(last.start_at, job.business.tz))}.${outcome} I looked at texts and meetings, not at mails or calls.`;
}
