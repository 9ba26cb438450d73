import type { Calendar, Entry } from '@butterfly/contracts/calendar_meeting';
import { findSpan, sayDay, type Span } from '../../planner/dates';
import type { Outcome } from '../../runs/turn';
import { localTimeOf } from '../asks/item';
import { text, type Job } from '../job';
import { wordsOf } from '../name-similarity';
import { moveEntry, type Goal } from './move-entry';

const AHEAD_DAYS = 60;
const DAY_MS = 86_400_000;
const LITTLE = /^(?:tomorrow|today|tonight|s|my|the|next|this|on|at|mon|tue|wed|thu|fri|sat|sun|\w+day)$/;

interface EntrySaid {
  readonly said: string;
  readonly span?: Span | undefined;
  readonly does?: 'move' | 'cancel' | 'confirm';
  /** Where it shall go, where it is moved. */
  readonly goal?: Goal;
}

/** What stands in the calendar and is no booked meeting: moved where it is one entry alone, else its page. Undefined: no such entry. */
export async function entryMeant(job: Job, { said, span: day, does = 'move', goal }: EntrySaid): Promise<Outcome | undefined> {
  if (!job.tools.has('calendar_meeting.entries')) return undefined;
  const { today, tz } = job.business;
  const span = day ?? findSpan(said, today);
  const words = wordsOf(said.replace(span?.text ?? '\u0000', ' ')).filter((word) => !LITTLE.test(word));
  const to = new Date(Date.parse(today) + AHEAD_DAYS * DAY_MS).toISOString().slice(0, 10);
  const answer =
    words.length === 0 ? undefined : await job.tools.read('calendar_meeting.entries', { from: span?.from ?? today, to: span?.to ?? to });
  if (answer?.kind !== 'ok') return undefined;
  const found = (answer.data as Calendar).entries.filter(({ title, kind }) => {
    const all = wordsOf(`${title} ${kind.replaceAll('_', ' ')}`);
    return words.every((word) => all.includes(word));
  });
  const [first, ...others] = found;
  if (!first) return undefined;
  const moved = goal && does === 'move' && others.length === 0 ? moveEntry(job, first, goal) : undefined;
  if (moved) return moved;
  const lines = found.slice(0, 3).map((one) => `“${one.title}” (${sayDay(one.start_day)}${hourOf(one, tz)})`);
  return text(
    `I cannot ${does} an entry of the calendar. You do that on the calendar, where ${lines.join(' and ')} stands: open it below. Nothing was changed.`,
    { cards: { data: [{ id: 1, name: 'calendar', url: '/calendar_meeting' }] } },
  );
}

const hourOf = ({ start_at: at, all_day: isAllDay }: Entry, tz: string): string => (at && !isAllDay ? ` ${localTimeOf(at, tz)}` : '');
