import { findSpan, sayDay, type Span } from '../../planner/dates';
import { laterBy } from '../../planner/clock';
import { anotherTime, meetingOrder, type MeetingOrder } from '../../planner/reading/meeting-order';
import { capital } from '../../planner/words';
import type { Outcome } from '../../runs/turn';
import { ask, type Details } from '../confirmed-change';
import { text, type Job } from '../job';
import { projectsIn } from '../mentions';
import { notRead, notYours } from '../papers/whose';
import { bookMeeting } from './book-meeting';
import { bookedOf, sayBooking, type Booked } from './booked-of';
import { entryMeant } from './entry-meant';
import type { Goal } from './move-entry';
import { freeAt } from './free-at';

const REMEMBERED = 4;
const DAY_MS = 86_400_000;
const HOLD_DAYS = 7;
const MOST_DAYS = 90;

/** Books, moves, confirms or cancels a meeting, holds a day or puts something on the calendar, each with a click. Undefined: it is about something else. */
export async function orderMeeting(job: Job): Promise<Outcome | undefined> {
  const order = orderIn(job);
  if (!order) return undefined;
  switch (order.kind) {
    case 'book':
      return bookMeeting(job, order);
    case 'hold':
      return holdDay(job, order);
    case 'entry':
      return addEntry(job, order);
    default:
      return changeBooked(job, order);
  }
}

/** What this turn orders by itself or as a correction of the turns before it. */
function orderIn({ turn, business: { today } }: Job): MeetingOrder | undefined {
  let before: MeetingOrder | undefined;
  for (const { content } of turn.history.filter(({ role }) => role === 'user').slice(-REMEMBERED))
    before = meetingOrder(content, today) ?? (before && anotherTime(content, before, today));
  const own = meetingOrder(turn.message, today);
  if (own && !(before && /\bcancel (?:that|it)\b/i.test(turn.message))) return own;
  return before && before.kind !== 'shift' ? anotherTime(turn.message, before, today) : undefined;
}

type Change = Extract<MeetingOrder, { kind: 'cancel' | 'confirm' | 'move' | 'shift' }>;

async function changeBooked(job: Job, order: Change): Promise<Outcome | undefined> {
  if (!job.tools.has('event_meetings.find_bookings')) return order.sort ? text(notYours('the meetings')) : undefined;
  if (order.who === '')
    return entryMeant(job, {
      said: order.sort ?? '',
      span: dayUntilNow(order),
      does: toEntry(order),
      goal: goalOf(order),
    });
  const named = await bookedOf(job, order.who);
  const all = named?.length === 0 ? await bookedOf(job, fullNameIn(order.who)) : named;
  if (!all) return text(notRead('The meetings'));
  const found = all.filter((one) => isThen(one, dayUntilNow(order)));
  const [only, ...others] = found;
  if (!only)
    return order.kind === 'confirm'
      ? undefined
      : entryMeant(job, { said: `${order.who} ${order.sort ?? ''}`, span: dayUntilNow(order), does: toEntry(order), goal: goalOf(order) });
  const other = order.sort === undefined && !order.who.includes(' ') ? await projectsIn(job, order.who) : [];
  const [project] = other;
  if (project)
    return text(
      `Which do you mean: ${sayBooking(only)}, or ${project.name}? Say “the meeting with ${only.name}”, or the name of the event. Nothing was changed.`,
    );
  if (others.length > 0) return text(`Which of these meetings do you mean?\n${found.map((one) => `- ${sayBooking(one)}`).join('\n')}`);
  if (order.kind === 'shift') return shiftBooked(job, order.minutes, only);
  return order.kind === 'move' ? moveBooked(job, order, only) : settle(job, order.kind, only);
}

/** “Colour talk Grace Chen”: what a meeting is called by the team stands before whom it is with. */
const fullNameIn = (who: string): string => (who.split(' ').length > 2 ? who.split(' ').slice(-2).join(' ') : '');

const goalOf = (order: Change): Goal => ({ when: order.when, ...(order.kind === 'shift' && { minutes: order.minutes }) });

/** By some minutes, or to another time: an entry of the calendar is moved. */
const toEntry = ({ kind }: Change) => (kind === 'shift' ? 'move' : kind);

const isThen = ({ day }: Booked, span: Span | undefined): boolean => !span || (day >= span.from && day <= span.to);

/** The day that says which is meant, and not where it shall go. */
function dayUntilNow(order: Change): Span | undefined {
  if (order.kind === 'move') return order.from;
  return order.kind === 'cancel' ? order.when.span : undefined;
}

function settle(job: Job, kind: 'cancel' | 'confirm', booked: Booked): Outcome {
  if (kind === 'confirm' && booked.status !== 'pending') return text(`${sayBooking(booked)} is confirmed already. Nothing was changed.`);
  return change(
    job,
    kind === 'cancel' ? 'event_meetings.cancel' : 'event_meetings.confirm',
    { id: booked.id },
    {
      say: `I would ${kind} ${sayBooking(booked)}. ${booked.name} gets an e-mail about it.`,
      details: detailsOf(booked),
    },
  );
}

/** So many minutes later, or earlier, on the same day. */
async function shiftBooked(job: Job, minutes: number, booked: Booked): Promise<Outcome> {
  const time = laterBy(booked.time, minutes);
  if (time === undefined || time.startsWith('-'))
    return text(`Now: ${sayBooking(booked)}. That would be another day. Nothing was changed.`);
  const when = { span: { from: booked.day, to: booked.day, text: '' }, time, after: undefined, part: 'any' } as const;
  return moveBooked(job, { when }, booked);
}

async function moveBooked(job: Job, { when }: Pick<Change, 'when'>, booked: Booked): Promise<Outcome> {
  const day = when.span?.from ?? booked.day;
  if (when.span && when.span.from !== when.span.to) return text(`On which day shall ${sayBooking(booked)} be?`);
  const time = when.time ?? (when.after || when.part !== 'any' ? undefined : booked.time);
  const free = await freeAt(job, { day, time, after: when.after, part: when.part, sort: booked.title });
  if (free.kind !== 'free') return text(`Now: ${sayBooking(booked)}. ${free.say} Nothing was changed.`);
  return change(
    job,
    'event_meetings.move',
    { id: booked.id, start_at: free.startAt },
    {
      say: `I would move ${sayBooking(booked)} to ${sayDay(day)} ${free.time}. ${booked.name} gets an e-mail about it.`,
      details: [
        { label: 'Meeting', value: booked.title },
        { label: 'With', value: booked.name },
        { label: 'Before', value: `${sayDay(booked.day)} ${booked.time}` },
        { label: 'Then', value: `${sayDay(day)} ${free.time}` },
      ],
    },
  );
}

const detailsOf = ({ title, name, day, time }: Booked): Details => [
  { label: 'Meeting', value: title },
  { label: 'With', value: name },
  { label: 'When', value: `${sayDay(day)} ${time}` },
];

function holdDay(job: Job, { who, when, note }: Extract<MeetingOrder, { kind: 'hold' }>): Outcome | undefined {
  const day = when.span?.from;
  if (day === undefined) return undefined;
  const name = capital(who).slice(0, 120);
  const { days, until } = daysKept(job, note);
  const kept = until === undefined ? `${String(days)} days` : `until ${sayDay(until)}`;
  return change(
    job,
    'calendar_meeting.hold_day',
    { day, name, days, ...(note ? { note: note.slice(0, 500) } : {}) },
    {
      say: `I would hold ${sayDay(day)} for ${name}, behind those who hold it already, ${until === undefined ? 'for ' : ''}${kept}.`,
      details: [
        { label: 'Day', value: sayDay(day) },
        { label: 'For', value: name },
        ...(note ? [{ label: 'Note', value: note }] : []),
        { label: 'Kept', value: kept },
      ],
    },
  );
}

/** They answer on a day: it is held until then. */
const DECIDES = /\b(?:decid\w*|know|tell\w*|answer\w*|confirm\w*|repl(?:y|ies)|call\w*|say|says|back|deposit|pay\w*|sign\w*)\b/i;

const UNTIL = /\b(?:until|till|til|by)\b/i;
/** Easter moves: its Monday is not the next one. */
const NO_DAY = /\b(?:easter|passover|thanksgiving)\b/i;

/** “Until New Year”, “she tells us by Friday” as so many days from today; a week where nobody says. */
function daysKept({ business: { today } }: Job, note: string): { days: number; until?: string } {
  const span = findSpan(note, today);
  const isEnd =
    span !== undefined && !NO_DAY.test(note) && (/^(?:until|till|by)\b/i.test(span.text) || UNTIL.test(note) || DECIDES.test(note));
  if (!isEnd || span.to <= today) return { days: HOLD_DAYS };
  const days = Math.round((Date.parse(span.to) - Date.parse(today)) / DAY_MS);
  return days > MOST_DAYS ? { days: MOST_DAYS } : { days, until: span.to };
}

function addEntry(job: Job, { title, when, minutes, place }: Extract<MeetingOrder, { kind: 'entry' }>): Outcome | undefined {
  const [day, last] = [when.span?.from, when.span?.to];
  if (day === undefined || last === undefined) return undefined;
  if (when.time === undefined && when.part !== 'any') return text(`At what time shall “${capital(title)}” be on ${sayDay(day)}?`);
  const until = when.time === undefined ? undefined : laterBy(when.time, minutes ?? 60);
  const hours = when.time === undefined || until === undefined ? undefined : { start_time: when.time, end_time: until };
  if (when.time !== undefined && !hours) return text('It would end after midnight. When shall it begin and end?');
  return change(
    job,
    'calendar_meeting.add_entry',
    {
      title: capital(title),
      start_day: day,
      end_day: hours ? day : last,
      ...(hours ?? { all_day: true }),
      ...(place ? { location: place } : {}),
    },
    {
      say: `I would put “${capital(title)}” on the calendar. Nobody is invited by it.`,
      details: [
        { label: 'What', value: capital(title) },
        { label: 'When', value: hours ? `${sayDay(day)} ${hours.start_time}–${hours.end_time}` : wholeDays(day, last) },
        ...(place ? [{ label: 'Where', value: place }] : []),
      ],
    },
  );
}

const wholeDays = (day: string, last: string): string =>
  day === last ? `${sayDay(day)}, all day` : `${sayDay(day)} to ${sayDay(last)}, all day`;

function change(job: Job, tool: string, given: Readonly<Record<string, unknown>>, shown: { say: string; details: Details }): Outcome {
  if (!job.tools.has(tool)) return text(notYours(tool.startsWith('event_meetings') ? 'the meetings' : 'the calendar'));
  return ask(job, tool, given, shown);
}
