import { wallTime } from '@butterfly/ui-kit/wall-time';
import { useMemo, useState, type ReactNode } from 'react';

interface SlotPickerProps {
  readonly slots: readonly string[];
  readonly tz: string;
  readonly onTz: (tz: string) => void;
  readonly value: string | null;
  readonly onChange: (slot: string | null) => void;
  /** Days before or after those that are shown. */
  readonly pages: ReactNode;
}

/** The zone of the browser, where it names one. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** A day, then a time of it, by the clock of whoever looks. Plain elements: it is the first that strangers on slow phones wait for. */
export function SlotPicker({ slots, tz, onTz, value, onChange, pages }: SlotPickerProps) {
  const days = useMemo(() => byDay(slots, tz), [slots, tz]);
  const [picked, setPicked] = useState<string | null>(null);
  const day = picked !== null && days.has(picked) ? picked : ([...days.keys()][0] ?? null);
  return (
    <div className="event_meetings-picker">
      <ZoneSelect value={tz} onChange={onTz} />
      {pages}
      {day === null ? (
        <p role="status">No free time in these days.</p>
      ) : (
        <>
          <div className="event_meetings-days" role="group" aria-label="Day">
            {[...days].map(([name, times]) => (
              <button
                key={name}
                type="button"
                className="event_meetings-button"
                aria-pressed={name === day}
                onClick={() => setPicked(name)}
              >
                <span>{dayText(name)}</span>
                <span className="event_meetings-count">{times.length} free</span>
              </button>
            ))}
          </div>
          <div className="event_meetings-times" role="group" aria-label={`Times on ${dayText(day)}`}>
            {days.get(day)?.map((slot) => (
              <button
                key={slot}
                type="button"
                className="event_meetings-button"
                aria-pressed={slot === value}
                onClick={() => onChange(slot)}
              >
                {timeText(slot, tz)}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function ZoneSelect({ value, onChange }: { readonly value: string; readonly onChange: (tz: string) => void }) {
  const zones = useMemo(() => [...new Set([value, 'UTC', ...Intl.supportedValuesOf('timeZone')])], [value]);
  return (
    <label className="event_meetings-zone" htmlFor="event_meetings-zone">
      <span>Times in</span>
      <select id="event_meetings-zone" value={value} onChange={({ target }) => onChange(target.value)}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replace(/_/g, ' ')}
          </option>
        ))}
      </select>
    </label>
  );
}

function byDay(slots: readonly string[], tz: string): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const day = wallTime(tz, new Date(slot)).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
}

const dayText = (day: string): string =>
  new Intl.DateTimeFormat(navigator.language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

const timeText = (slot: string, tz: string): string =>
  new Intl.DateTimeFormat(navigator.language, { timeStyle: 'short', timeZone: tz }).format(Date.parse(slot));

/** A moment in full, with its zone. */
export const slotText = (slot: string, tz: string): string =>
  `${new Intl.DateTimeFormat(navigator.language, { dateStyle: 'full', timeStyle: 'short', timeZone: tz }).format(Date.parse(slot))} (${tz.replace(/_/g, ' ')})`;
