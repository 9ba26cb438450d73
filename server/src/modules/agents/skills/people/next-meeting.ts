import type { Booking } from '@butterfly/contracts/event_meetings';
import { sayDay } from '../../planner/dates';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { localDayOf, localTimeOf } from '../asks/item';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { notRead, notYours } from '../papers/whose';

const MEETING = '(?:meeting|appointment|client|consultation|termin|kundentermin|reunion|cita)';
const ASKED = new RegExp(
  `^(?:and |so |ok )?(?:who(?:m)? (?:am i|are we|do i|do we)(?: going to)? (?:meet(?:ing)?|see(?:ing)?)(?: with)? next|(?:(?:when|who|what)(?:'?s| is| ist| es) |wann ist |was ist |cual es |cuando es )?(?:my|our|the|mein|unser|der|mi|nuestra|la)? ?(?:next|nachste\\w*|proxima) ${MEETING}|wen (?:treffe ich|treffen wir) als nachste[sn]|con quien (?:me reuno|nos reunimos) (?:despues|ahora|luego))$`,
);
const STANDS = new Set<string>(['pending', 'accepted']);
const MOST = 100;

/** “Who am I meeting next”: the one meeting that comes first, and the one after it. Undefined: something else is asked. */
export async function nextMeeting(job: Job): Promise<Outcome | undefined> {
  if (
    !ASKED.test(
      plainLetters(job.turn.message)
        .replace(/[?!.¿\s]+$/, '')
        .replace(/^¿/, ''),
    )
  )
    return undefined;
  if (!job.tools.has('event_meetings.find_bookings')) return text(notYours('the meetings'));
  const page = await readPage<Booking>(job, 'event_meetings.find_bookings', { when: 'upcoming', page_size: MOST });
  if (!page) return text(notRead('The meetings'));
  const ahead = page.results.filter(({ status }) => STANDS.has(status)).toSorted((a, b) => a.start_at.localeCompare(b.start_at));
  const own = ahead.filter(({ host_ids: hosts }) => hosts.includes(job.turn.asker.session.memberId));
  const rows = own.length > 0 ? own : ahead;
  const [first, second] = rows;
  if (!first) return text('No meeting lies ahead.');
  const whose = own.length > 0 ? 'Your next meeting' : 'You host none yourself; the next meeting of the studio';
  const after = second ? `\nAfter that: ${lineOf(job, second)}.` : '';
  return text(`${whose}: ${lineOf(job, first)}.${after}`, {
    cards: { data: [{ id: first.id, name: first.name, url: `/event_meetings/bookings/${String(first.id)}` }] },
  });
}

const lineOf = ({ business: { tz } }: Job, { start_at: at, name, title, status }: Booking): string =>
  `${sayDay(localDayOf(at, tz))} ${localTimeOf(at, tz)} · ${name} · ${title}${status === 'pending' ? ' (not confirmed yet)' : ''}`;
