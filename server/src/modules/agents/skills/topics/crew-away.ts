import type { Calendar } from '@butterfly/contracts/calendar_meeting';
import type { Away } from '@butterfly/contracts/event_meetings';
import type { Availability } from '@butterfly/contracts/manage_members';
import { saySpan, type Span } from '../../planner/dates';
import { localDayOf } from '../asks/item';
import type { Member } from '../asks/team';
import type { Job } from '../job';
import { readData } from './topic';

/** So many members are asked for the days they do not work. */
const ASKED = 40;

/** Who of some members is away in a time, and why: by the calendar, by the meetings and by what is noted with the members. */
export async function awayIn(job: Job, members: readonly Pick<Member, 'id'>[], span: Span): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  const add = (id: number, says: string) => {
    if (members.some((one) => one.id === id) && !(found.get(id) ?? '').includes(says))
      found.set(id, [found.get(id), says].filter(Boolean).join('; '));
  };
  for (const [id, says] of await byCalendar(job, span)) add(id, says);
  for (const [id, says] of await byMeetings(job, span)) add(id, says);
  for (const { id } of members.slice(0, ASKED)) for (const says of await byMember(job, id, span)) add(id, says);
  return found;
}

type Said = readonly (readonly [id: number, says: string])[];
const spanOf = (from: string, to: string): string => saySpan({ from, to });

async function byCalendar(job: Job, { from, to }: Span): Promise<Said> {
  if (!job.tools.has('calendar_meeting.entries')) return [];
  const all = await readData<Calendar>(job, 'calendar_meeting.entries', { from, to });
  return (all?.entries ?? [])
    .filter(({ layer, kind }) => layer === 'away' || kind === 'out_of_office')
    .flatMap(({ member_ids: ids, title, start_day: first, end_day: last }) =>
      ids.map((id) => [id, `${title}, ${spanOf(first, last)}`] as const),
    );
}

async function byMeetings(job: Job, { from, to }: Span): Promise<Said> {
  if (!job.tools.has('event_meetings.aways')) return [];
  const { tz } = job.business;
  return ((await readData<readonly Away[]>(job, 'event_meetings.aways')) ?? []).flatMap(
    ({ member_id: id, from_at: at, until_at: until, reason }) => {
      const [first, last] = [localDayOf(at, tz), localDayOf(until, tz)];
      return first > to || last < from ? [] : [[id, `${reason || 'away'}, ${spanOf(first, last)}`] as const];
    },
  );
}

async function byMember(job: Job, member: number, { from, to }: Span): Promise<readonly string[]> {
  if (!job.tools.has('manage_members.availability')) return [];
  const all = await readData<readonly Availability[]>(job, 'manage_members.availability', { member });
  return (all ?? []).flatMap(({ kind, state, from_day: first, to_day: last, note }) =>
    kind !== 'exception' || state !== 'unavailable' || first === null || last === null || first > to || last < from
      ? []
      : [`${note || 'away'}, ${spanOf(first, last)}`],
  );
}
