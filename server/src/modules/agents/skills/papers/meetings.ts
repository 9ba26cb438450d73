import type { MyTime } from '@butterfly/contracts/calendar_meeting';
import { statuses, type Booking, type FreeTimes } from '@butterfly/contracts/event_meetings';
import type { DateAvailability, Project } from '@butterfly/contracts/tenant_crm';
import { sayDay, saySpan } from '../../planner/dates';
import { readPage } from '../find-project';
import { text, type Job, type Skill } from '../job';
import { readData } from '../topics/topic';
import { notRead, notYours } from './whose';

const SHOWN = 10;
const STANDS = new Set<string>(['pending', 'accepted', 'completed']);

function partIn(said: string): 'morning' | 'afternoon' | 'any' {
  if (/\b(?:mornings?|before (?:lunch|noon))\b/i.test(said)) return 'morning';
  return /\b(?:afternoons?|evenings?|after (?:lunch|noon))\b/i.test(said) ? 'afternoon' : 'any';
}
const dayOf = ({ plan, business }: Job): string => plan.span?.from ?? business.today;

/** "Am I free Thursday afternoon", "what have I got tomorrow": the calendar of who asks. */
export const sayMyTime: Skill = async (job) => {
  const outcome = await myTime(job);
  // “After lunch” is the afternoon, which the answer names.
  return { ...outcome, heeded: [...(outcome.heeded ?? []), ...(job.plan.text.match(/\b(?:before|after|lunch|noon)\b/gi) ?? [])] };
};

const myTime: Skill = async (job) => {
  const day = dayOf(job);
  const part = partIn(job.plan.text);
  const answer = await job.tools.read('calendar_meeting.my_time', { day, ...(part === 'any' ? {} : { part }) });
  if (answer.kind !== 'ok') return text(answer.kind === 'missing' ? notYours('the calendar') : notRead('Your calendar'));
  const { taken, free, is_free: isFree } = answer.data as MyTime;
  const when = `${sayDay(day)}${part === 'any' ? '' : `, in the ${part}`}`;
  const hours = free.map(({ from, until }) => `${from}–${until}`).join(', ');
  const events = await eventsOn(job, day);
  if ((isFree || taken.length === 0) && events.length > 0)
    return text(`Nothing is in your own calendar on ${when}, but your business has an event on that day:\n${events.join('\n')}`);
  if (isFree || taken.length === 0) return text(`You are free on ${when}: nothing is in your calendar.`);
  const also = events.length > 0 ? `\nEvents of the business on that day:\n${events.join('\n')}` : '';
  return text(
    `On ${when} you have:\n${taken.map((one) => `- ${one}`).join('\n')}\n${hours ? `Free: ${hours}.` : 'Nothing is free then.'}${also}`,
  );
};

/** Events of the business on a day, which are in nobody’s own calendar. */
async function eventsOn(job: Job, day: string): Promise<readonly string[]> {
  if (!job.tools.has('tenant_crm.date_load')) return [];
  const load = await readData<DateAvailability>(job, 'tenant_crm.date_load', { date: day });
  const lines: string[] = [];
  for (const { id, name } of load?.projects ?? []) {
    const of = await readData<Project>(job, 'tenant_crm.get_project', { id });
    lines.push(`- ${[name, of?.start_time?.slice(0, 5) ?? '', of?.venue_text ?? ''].filter(Boolean).join(' · ')}`);
  }
  return lines;
}

const KIND = /\b(?<kind>tasting|consultation|walk-?through|phone call|call|venue visit)s?\b/i;

/** Which times a client can still have. */
export const sayFreeTimes: Skill = async (job) => {
  const day = dayOf(job);
  const part = partIn(job.plan.text);
  const kind = KIND.exec(job.plan.text)?.groups?.['kind']?.toLowerCase();
  const given = { day, ...(part === 'any' ? {} : { part }) };
  const answer = await job.tools.read('event_meetings.free_times', { ...given, ...(kind ? { search: kind } : {}) });
  if (answer.kind === 'missing') return text(notYours('the meetings'));
  if (answer.kind === 'refused') return text(notRead('The meetings'));
  const { times, event_type: type, taken } = answer.data as FreeTimes;
  if (!type)
    return text(
      `There is no kind of meeting called “${kind ?? 'meeting'}”. Which kind do you mean: a consultation, a call, a walk-through?`,
    );
  const said = times.slice(0, SHOWN).map(({ local_time: at }) => at);
  const busy = taken.length > 0 ? `\nTaken: ${taken.join(', ')}.` : '';
  return text(
    said.length === 0
      ? `Nothing is free for “${type.name}” on ${sayDay(day)}.${busy}`
      : `Free for “${type.name}” (${type.duration_min} minutes) on ${sayDay(day)}: ${said.join(', ')}${times.length > SHOWN ? ' …' : ''}.${busy}`,
  );
};

const PAST = /\b(?:was|were|did|last|yesterday|missed|no-?shows?)\b/i;

/** Who comes, and when. */
export const sayMeetings: Skill = async (job) => {
  const { plan } = job;
  if (!job.tools.has('event_meetings.find_bookings')) return text(notYours('the meetings'));
  const past = PAST.test(plan.text);
  const [ahead, before] = [await bookings(job, 'upcoming'), plan.span || past ? await bookings(job, 'past') : []];
  if (!ahead || !before) return text(notRead('The meetings'));
  const words = plan.text.toLowerCase();
  const all = [...before, ...ahead].filter(({ status }) => past || STANDS.has(status));
  const named = all.filter(({ name }) =>
    name
      .toLowerCase()
      .split(' ')
      .some((part) => part.length > 2 && new RegExp(`\\b${part}\\b`).test(words)),
  );
  const { span } = plan;
  const rows = (named.length > 0 ? named : all)
    .filter(({ start_at: at }) => !span || (localOf(at, job.business.tz).day >= span.from && localOf(at, job.business.tz).day <= span.to))
    .sort((a, b) => a.start_at.localeCompare(b.start_at));
  const when = span ? ` ${saySpan(span)}` : '';
  if (rows.length === 0) return text(`No meeting with a client is booked${when ? ` for${when}` : ''}.`);
  const lines = rows.slice(0, SHOWN).map(({ start_at: at, name, title, status }) => {
    const { day, time } = localOf(at, job.business.tz);
    return `- ${sayDay(day)} ${time} · ${name} · ${title}${status === 'accepted' ? '' : ` (${statuses[status].toLowerCase()})`}`;
  });
  return text(`${rows.length} meeting${rows.length === 1 ? '' : 's'}${when}:\n${lines.join('\n')}`, {
    cards: { data: rows.slice(0, SHOWN).map(({ id, name }) => ({ id, name, url: `/event_meetings/bookings/${id}` })) },
  });
};

const bookings = async (job: Job, when: 'upcoming' | 'past'): Promise<readonly Booking[] | null> =>
  (await readPage<Booking>(job, 'event_meetings.find_bookings', { when, page_size: 100 }))?.results ?? null;

function localOf(at: string, timeZone: string): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(at)).split(' ');
  return { day: parts[0] ?? '', time: parts[1] ?? '' };
}
