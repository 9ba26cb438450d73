import type { Check, Draft, FreeBusy, MyTime, MyTimeQuery } from '@butterfly/contracts/calendar_meeting';
import { addDays, daysBetween } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { instantOf, localDay, localTime } from '../../../platform/time/local-time';
import { hoursTaken, unfoldedTaking } from '../events/repository';
import { checkedWhen, daysWithin, momentsOn } from '../events/when';
import { busyBetween } from '../external/repository';
import { roomOfDay } from '../holds/room';

/** Time of somebody that is taken. */
export interface Taken {
  readonly member_id: number;
  readonly start_at: string;
  readonly end_at: string;
  readonly label: string;
  readonly eventId: number | null;
}

/** As `Taken`, with its moments in milliseconds: thousands are compared. */
interface TakenHere extends Pick<Taken, 'eventId' | 'label' | 'member_id'> {
  readonly from: number;
  readonly until: number;
}

interface Span {
  readonly memberIds: readonly number[];
  readonly from: string;
  readonly until: string;
}

const MOST_DAYS = 62;

/** What this calendar and others that were taken in say of members' time; of whole days the days of the business. */
export async function takenHere(
  db: Db,
  { platform, memberIds, from, until }: Span & { platform: Pick<Platform, 'api'> },
): Promise<TakenHere[]> {
  const { tz } = await platform.api('auth_and_admin').tenant(db);
  const days = { from: addDays(localDay(new Date(from), tz), -1), to: addDays(localDay(new Date(until), tz), 1) };
  const found: TakenHere[] = [];
  const [low, high] = [Date.parse(from), Date.parse(until)];
  const add = (time: TakenHere) => {
    if (time.from < high && time.until > low) found.push(time);
  };
  for (const { member_id, begins, ends, ids, labels } of await hoursTaken(db, { ...days, memberIds, start: from, end: until }))
    for (const [at, eventId] of ids.entries())
      add({ member_id, from: begins[at] ?? 0, until: ends[at] ?? 0, label: labels[at] ?? '', eventId });
  for (const event of await unfoldedTaking(db, { ...days, memberIds })) {
    const taking = event.member_ids.filter((id) => memberIds.includes(id) && event.responses[String(id)] !== 'declined');
    const label = event.visibility === 'team' ? event.title : 'Busy';
    for (const day of daysWithin(event, days)) {
      // A whole day is no time of its own, but for who is away; then it is a day of the business.
      if (event.all_day && event.kind !== 'out_of_office') continue;
      const moments = momentsOn(event, day);
      const begins = Date.parse(moments.start_at ?? midnight(day, tz));
      const ends = Date.parse(moments.end_at ?? midnight(addDays(day, daysBetween(event.start_day, event.end_day) + 1), tz));
      for (const member_id of taking) add({ member_id, from: begins, until: ends, label, eventId: event.id });
    }
  }
  for (const { member_id, start_at, end_at } of await busyBetween(db, { ...days, memberIds }))
    add({ member_id, from: Date.parse(start_at), until: Date.parse(end_at), label: 'Busy elsewhere', eventId: null });
  return found;
}

const isoOf = (at: number): string => new Date(at).toISOString();
const midnight = (day: string, tz: string): string => instantOf({ day, time: '00:00', tz }).toISOString();

/** As `takenHere`, with what other plugins know. */
export async function taken(db: Db, { platform, memberIds, from, until }: Span & { platform: Platform }): Promise<Taken[]> {
  if (until <= from || Date.parse(until) - Date.parse(from) > MOST_DAYS * 86_400_000)
    throw new AppError('invalid_input', { fields: { to: [`must be after it begins, at most ${MOST_DAYS} days`] } });
  const here = await takenHere(db, { platform, memberIds, from, until });
  const found: Taken[] = here.map(({ from: begins, until: ends, ...time }) => ({ ...time, start_at: isoOf(begins), end_at: isoOf(ends) }));
  const { tz } = await platform.api('auth_and_admin').tenant(db);
  const span = { from: localDay(new Date(from), tz), to: localDay(new Date(until), tz), tz, projectId: null };
  for (const source of platform.fillers('platform.calendar_layer')) {
    if (!(await platform.ports.enablement?.enabledIn(db, source.plugin))) continue;
    for (const { busy, time, member_ids, title } of await source.between(db, span)) {
      if (!busy || time.kind === 'days' || time.from >= until || time.until <= from) continue;
      for (const member_id of member_ids.filter((id) => memberIds.includes(id)))
        found.push({ member_id, start_at: time.from, end_at: time.until, label: title, eventId: null });
    }
  }
  return found.sort((a, b) => (a.start_at < b.start_at ? -1 : 1));
}

export async function freeBusyOf(db: Db, span: Span & { platform: Platform }): Promise<FreeBusy> {
  const active = new Set((await span.platform.api('auth_and_admin').members(db)).map(({ member_id }) => member_id));
  const memberIds = [...new Set(span.memberIds)].filter((id) => active.has(id));
  const all = await taken(db, { ...span, memberIds });
  const of = (id: number) =>
    all.filter(({ member_id }) => member_id === id).map(({ start_at, end_at, label }) => ({ start_at, end_at, label }));
  return memberIds.map((id) => ({ member_id: id, busy: of(id) }));
}

/** Who would be in two places at once, and which days have no room left. */
export async function checkDraft(db: Db, { platform, draft }: { platform: Platform; draft: Draft }): Promise<Check> {
  const { tz } = await platform.api('auth_and_admin').tenant(db);
  const when = checkedWhen(draft, tz);
  const from = when.start_at ?? midnight(when.start_day, tz);
  const until = when.end_at ?? midnight(addDays(when.end_day, 1), tz);
  const names = await platform.api('auth_and_admin').memberNames(db);
  const all = draft.member_ids.length === 0 ? [] : await taken(db, { platform, memberIds: draft.member_ids, from, until });
  const clashes = all
    .filter(({ eventId }) => eventId === null || eventId !== draft.except_id)
    .slice(0, 20)
    .map(({ member_id, label, start_at, end_at }) => ({ member_id, member: names.get(member_id) ?? '', title: label, start_at, end_at }));
  const full_days: Check['full_days'] = [];
  for (let day = when.start_day; day <= when.end_day && full_days.length < 14; day = addDays(day, 1)) {
    const { booked, capacity } = await roomOfDay(db, { platform, day });
    if (booked >= capacity) full_days.push({ day, booked, capacity });
  }
  return { clashes, full_days };
}

const PARTS = { any: ['08:00', '20:00'], morning: ['08:00', '12:00'], afternoon: ['12:00', '18:00'] } as const;

/** What somebody has on a day, and what of it is free. */
export async function myTimeOf(db: Db, { platform, query: { day, part } }: { platform: Platform; query: MyTimeQuery }): Promise<MyTime> {
  const { tz } = await platform.api('auth_and_admin').tenant(db);
  const [open, close] = PARTS[part];
  const [from, until] = [open, close].map((time) => instantOf({ day, time, tz }).toISOString()) as [string, string];
  const all = db.memberId === null ? [] : await taken(db, { platform, memberIds: [db.memberId], from, until });
  const clock = (at: string) => localTime(new Date(at), tz).slice(11);
  const free: MyTime['free'] = [];
  let at = from;
  for (const { start_at, end_at } of all) {
    if (start_at > at) free.push({ from: clock(at), until: clock(start_at) });
    if (end_at > at) at = end_at;
  }
  if (at < until) free.push({ from: clock(at), until: clock(until) });
  return {
    day,
    tz,
    is_free: all.length === 0,
    taken: all.map(({ label, start_at, end_at }) => `${clock(start_at)}–${clock(end_at)} ${label}`),
    free,
  };
}
