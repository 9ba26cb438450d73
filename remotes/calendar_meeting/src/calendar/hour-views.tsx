import type { Calendar, Entry } from '@butterfly/contracts/calendar_meeting';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState } from '@butterfly/ui-kit';
import { wallTime } from '@butterfly/ui-kit/wall-time';
import { Segmented } from 'antd';
import { useMemo } from 'react';
import { HourGrid } from '../hours/hour-grid';
import type { When } from '../hours/shift';
import { dayText } from '../parts/days';
import { DayHead } from './day-cell';

const MOST_OF_WEEK = 4;
const MOST_OF_DAY = 8;
const MOST_OF_PERSON = 3;

interface HourViewProps {
  readonly days: readonly string[];
  readonly entries: readonly Entry[];
  readonly room: Calendar['days'];
  readonly today: string;
  readonly zone: string;
  readonly onMove: (entry: Entry, days: number) => void;
  readonly onHours: (entry: Entry, when: When) => Promise<boolean>;
  readonly onMore: (day: string) => void;
  readonly onNew: (day: string, time?: string) => void;
}

/** Seven days by their hours, or one. */
export function DaysByHour({ days, entries, room, today, ...rest }: HourViewProps) {
  const { tenant } = usePlugin();
  const { onNew } = rest;
  const columns = useMemo(
    () =>
      days.map((day) => ({
        ...{ key: day, day, entries, name: dayText(day, tenant.locale) },
        head: <DayHead day={day} room={room} today={today} onNew={onNew} />,
      })),
    [days, entries, room, today, onNew, tenant.locale],
  );
  const isOne = days.length === 1;
  return <HourGrid {...rest} columns={columns} byDays label={isOne ? 'The day' : 'The week'} most={isOne ? MOST_OF_DAY : MOST_OF_WEEK} />;
}

interface TeamProps extends HourViewProps {
  readonly members: readonly { readonly id: number; readonly name: string }[];
}

/** One day of each colleague, side by side. */
export function TeamByHour({ days: [day = ''], entries, room: _room, today: _today, members, ...rest }: TeamProps) {
  const columns = useMemo(
    () =>
      members.map(({ id, name }) => ({
        ...{ key: String(id), name, day, head: <strong className="cal-who">{name}</strong> },
        entries: entries.filter(({ member_ids }) => member_ids.includes(id)),
      })),
    [members, entries, day],
  );
  if (members.length === 0) return <EmptyState drawing="sprig" title="Nobody is here" text="Colleagues stand here with their day." />;
  return <HourGrid {...rest} columns={columns} byDays={false} label="The team by the hour" most={MOST_OF_PERSON} />;
}

interface ZoneChoiceProps {
  readonly zone: string;
  readonly here: string;
  readonly onChange: (zone: string) => void;
}

/** Whose clock the hours are read by, where whoever looks is elsewhere. */
export function ZoneChoice({ zone, here, onChange }: ZoneChoiceProps) {
  const { tenant } = usePlugin();
  return (
    <div className="cal-zone">
      <Segmented
        aria-label="By whose clock"
        options={[
          { value: here, label: `Here (${placeOf(here)})` },
          { value: tenant.tz, label: `The studio (${placeOf(tenant.tz)})` },
        ]}
        value={zone}
        onChange={onChange}
      />
    </div>
  );
}

/** @example placeOf('America/New_York') // 'New York' */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replace(/_/g, ' ');

/** The zone of whoever looks; that of the business where both clocks show the same on a day. */
export function zoneHere(tz: string, day: string): string {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const moments = ['00:00', '12:00'].map((time) => new Date(`${day}T${time}:00Z`));
  return moments.every((at) => wallTime(here, at) === wallTime(tz, at)) ? tz : here;
}
