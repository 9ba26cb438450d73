import type { Entry } from '@butterfly/contracts/calendar_meeting';
import { addDays } from '@butterfly/contracts/days';
import { laterBy, minutesFrom } from '../../planner/clock';
import { sayDay } from '../../planner/dates';
import type { WhenSaid } from '../../planner/reading/meeting-order';
import type { Outcome } from '../../runs/turn';
import { localTimeOf } from '../asks/item';
import { ask } from '../confirmed-change';
import { text, type Job } from '../job';

const MOVE_ENTRY = 'calendar_meeting.move_entry';

/** Where something shall go: to a day, to a time, or by so many minutes. */
export interface Goal {
  readonly when: WhenSaid;
  readonly minutes?: number;
}

/** Moves an entry of the calendar that stands alone, as long as it was, by a click. Undefined: it repeats, is of another place, or nobody said where to. */
export function moveEntry(job: Job, entry: Entry, goal: Goal): Outcome | undefined {
  const { event, all_day: isAllDay, start_at: start, end_at: end } = entry;
  const { tz } = job.business;
  if (!event || event.repeats || !job.tools.has(MOVE_ENTRY)) return undefined;
  const { span } = goal.when;
  if (span && span.from !== span.to) return text(`On which day shall “${entry.title}” be? Nothing was changed.`);
  const day = span?.from ?? event.start_day;
  const last = addDays(day, (Date.parse(event.end_day) - Date.parse(event.start_day)) / 86_400_000);
  const given = { id: event.id, version: event.version, start_day: day, end_day: last };
  const before = `${sayDay(event.start_day)}${start && !isAllDay ? ` ${localTimeOf(start, tz)}` : ''}`;
  if (isAllDay || !start || !end) return goal.when.time || !span ? undefined : asked(job, entry, { given, before, after: sayDay(day) });
  if (event.tz !== tz) return undefined;
  const from = localTimeOf(start, tz);
  const time = goal.minutes === undefined ? (goal.when.time ?? from) : laterBy(from, goal.minutes);
  const until = time === undefined ? undefined : laterBy(time, minutesFrom(from, localTimeOf(end, tz)));
  if (time === undefined || until === undefined || time.startsWith('-'))
    return text(`“${entry.title}” is on ${before}. That would end on another day. Nothing was changed.`);
  return asked(job, entry, { given: { ...given, start_time: time, end_time: until }, before, after: `${sayDay(day)} ${time}` });
}

function asked(
  job: Job,
  { title, event }: Entry,
  { given, before, after }: { given: Readonly<Record<string, unknown>>; before: string; after: string },
): Outcome | undefined {
  if (before === after) return text(`“${title}” is on ${before} already. Nothing was changed.`);
  const guests = event && event.guests > 0 ? ` Who is invited from outside (${String(event.guests)}) gets an e-mail about it.` : '';
  return ask(job, MOVE_ENTRY, given, {
    say: `I would move “${title}” from ${before} to ${after}.${guests}`,
    details: [
      { label: 'Entry', value: title },
      { label: 'Before', value: before },
      { label: 'Then', value: after },
    ],
  });
}
