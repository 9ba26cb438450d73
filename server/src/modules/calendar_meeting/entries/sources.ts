import type { Entry, Layer } from '@butterfly/contracts/calendar_meeting';
import { mayUsePlugin, type PermissionRecord } from '@butterfly/contracts/plugins';
import type { CalendarLayer, LayerItem } from '../../../platform/calendar/calendar-layer';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import { momentsOn, daysWithin } from '../events/when';
import type { StoredEvent } from '../events/repository';
import { isShownTo } from '../events/service';

/** Layers of other plugins that somebody may see here: the business has them switched on, and the person may use them. */
export async function openSources(
  db: Db,
  { platform, permissions }: { platform: Platform; permissions: PermissionRecord },
): Promise<CalendarLayer[]> {
  const open: CalendarLayer[] = [];
  for (const source of platform.fillers('platform.calendar_layer'))
    if (mayUsePlugin(permissions, source.plugin) && (await platform.ports.enablement?.enabledIn(db, source.plugin))) open.push(source);
  return open;
}

interface Seen {
  readonly tz: string;
  readonly memberId: number | null;
  readonly from: string;
  readonly to: string;
}

/** The days of an event within a span, as entries. What a colleague keeps to themselves says that they are busy, and no more. */
export function entriesOf(event: StoredEvent, { tz, memberId, from, to }: Seen): Entry[] {
  const isShown = isShownTo(event, memberId);
  const layer: Layer = event.kind === 'out_of_office' ? 'away' : 'events';
  return daysWithin(event, { from: dayBefore(from), to: dayAfter(to) }).flatMap((day) => {
    const moments = momentsOn(event, day);
    const shape = shapeOf({ ...event, ...moments }, { day, tz });
    if (shape.end_day < from || shape.start_day > to) return [];
    return [
      {
        key: `event-${event.id}-${day}`,
        layer,
        title: isShown ? event.title : 'Busy',
        kind: event.kind,
        all_day: event.all_day,
        ...shape,
        ...moments,
        member_ids: event.member_ids,
        project_id: isShown ? event.project_id : null,
        tentative: event.status === 'tentative',
        event: isShown
          ? {
              id: event.id,
              day,
              version: event.version,
              repeats: event.rrule !== null,
              guests: event.guests.length,
              start_day: day,
              end_day: lastOf(event, day),
              tz: event.tz,
            }
          : null,
        link: isShown ? `/calendar_meeting/events/${event.id}?day=${day}` : null,
      },
    ];
  });
}

const DAY_MS = 86_400_000;
const shifted = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const dayBefore = (day: string): string => shifted(day, -1);
const dayAfter = (day: string): string => shifted(day, 1);
const lastOf = ({ start_day, end_day }: StoredEvent, day: string): string =>
  shifted(day, Math.round((Date.parse(`${end_day}T00:00:00Z`) - Date.parse(`${start_day}T00:00:00Z`)) / DAY_MS));

/** On which days of the business something is: whole days stay what they are in every zone. */
function shapeOf(event: StoredEvent, { day, tz }: { day: string; tz: string }) {
  if (event.start_at === null || event.end_at === null) return { start_day: day, end_day: lastOf(event, day) };
  return { start_day: localDay(new Date(event.start_at), tz), end_day: localDay(new Date(Date.parse(event.end_at) - 1), tz) };
}

/** An item of another plugin as an entry. */
export function entryOf({ time, busy: _busy, ...item }: LayerItem, tz: string): Entry {
  const base = { ...item, key: `${item.layer}-${item.key}`, member_ids: [...item.member_ids], event: null };
  if (time.kind === 'days') return { ...base, all_day: true, start_day: time.from, end_day: time.to, start_at: null, end_at: null };
  const end_day = localDay(new Date(Date.parse(time.until) - 1), tz);
  return { ...base, all_day: false, start_day: localDay(new Date(time.from), tz), end_day, start_at: time.from, end_at: time.until };
}
