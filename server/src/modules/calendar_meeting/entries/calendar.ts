import { layers, type Calendar, type Entry, type EntryQuery, type Layer } from '@butterfly/contracts/calendar_meeting';
import { daysBetween, weekStartOf } from '@butterfly/contracts/days';
import type { PermissionRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import { eventsBetween } from '../events/repository';
import { busyBetween } from '../external/repository';
import { holdsBetween } from '../holds/repository';
import { roomOf } from '../holds/room';
import { entriesOf, entryOf, openSources } from './sources';

const MOST_DAYS = 100;
const OWN: readonly Layer[] = ['events', 'holds', 'away', 'busy'];

interface Asked {
  readonly platform: Platform;
  readonly permissions: PermissionRecord;
  readonly query: EntryQuery;
}

/** Everything between two days, of all layers that somebody may see. */
export async function calendarOf(db: Db, { platform, permissions, query }: Asked): Promise<Calendar> {
  const { from, to, member, project = null } = query;
  const length = daysBetween(from, to);
  if (length < 0 || length >= MOST_DAYS)
    throw new AppError('invalid_input', { fields: { to: [`must be at most ${MOST_DAYS - 1} days later`] } });
  const { tz, locale } = await platform.api('auth_and_admin').tenant(db);
  const found = project === null ? undefined : await platform.api('tenant_crm').project(db, project);
  if (project !== null && !found) throw new AppError('not_found');
  const sources = await openSources(db, { platform, permissions });
  const span = { from, to, tz, projectId: project };
  const entries: Entry[] = (await eventsBetween(db, span)).flatMap((event) => entriesOf(event, { ...span, memberId: db.memberId }));
  const holds = await holdsBetween(db, span);
  entries.push(...holds.map(holdEntry));
  for (const source of sources) entries.push(...(await source.between(db, span)).map((item) => entryOf(item, tz)));
  if (project === null) entries.push(...(await busyBetween(db, { from, to, memberIds: null })).map((busy) => busyEntry(busy, tz)));
  const wanted = wantedLayers(query.layers);
  const isOwn = ({ member_ids }: Entry) => member === undefined || member_ids.includes(member);
  return {
    tz,
    week_start: weekStartOf(locale),
    entries: entries.filter((entry) => wanted.has(entry.layer) && isOwn(entry)).sort(inOrder),
    layers: [...new Set([...OWN, ...sources.flatMap(({ layers: offered }) => offered)])],
    days: await roomOf(db, { platform, holds }),
    project_name: found?.name ?? null,
  };
}

const wantedLayers = (text: string | undefined): ReadonlySet<string> =>
  new Set(text === undefined || text === '' ? Object.keys(layers) : text.split(','));

/** Whole days first, then by their beginning. */
function inOrder(a: Entry, b: Entry): number {
  if (a.start_day !== b.start_day) return a.start_day < b.start_day ? -1 : 1;
  if (a.all_day !== b.all_day) return a.all_day ? -1 : 1;
  const [one, other] = [a.start_at ?? '', b.start_at ?? ''];
  if (one !== other) return one < other ? -1 : 1;
  return a.key < b.key ? -1 : 1;
}

function holdEntry({ id, day, name, until, project_id, owner_id }: Awaited<ReturnType<typeof holdsBetween>>[number]): Entry {
  return {
    key: `hold-${id}`,
    layer: 'holds',
    title: name,
    kind: until === null ? 'waiting' : 'hold',
    all_day: true,
    start_day: day,
    end_day: day,
    start_at: null,
    end_at: null,
    member_ids: owner_id === null ? [] : [owner_id],
    project_id,
    tentative: true,
    event: null,
    link: `/calendar_meeting/days/${day}`,
  };
}

function busyEntry({ id, member_id, start_at, end_at, all_day }: Awaited<ReturnType<typeof busyBetween>>[number], tz: string): Entry {
  return {
    key: `busy-${id}`,
    layer: 'busy',
    title: 'Busy elsewhere',
    kind: 'busy',
    all_day,
    start_day: localDay(new Date(start_at), tz),
    end_day: localDay(new Date(Date.parse(end_at) - 1), tz),
    start_at: all_day ? null : start_at,
    end_at: all_day ? null : end_at,
    member_ids: [member_id],
    project_id: null,
    tentative: false,
    event: null,
    link: null,
  };
}
