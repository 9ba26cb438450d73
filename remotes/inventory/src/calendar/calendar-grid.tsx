import type { CalendarRow, RentalCalendar } from '@butterfly/contracts/inventory';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { addDays, daysBetween } from '@butterfly/ui-kit/days';
import { memo, useCallback, useState, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useProjectNames } from '../inventory.client';
import { stateLabels } from '../model/labels';
import { lanesOf } from './lanes';
import { ShortageDrawer } from './shortage.drawer';

type Bar = CalendarRow['reservations'][number];

interface Chosen {
  readonly itemId: number;
  readonly barId: number;
}

/** A table of things and days; reservations lie over the days in which nobody else has the units. */
export function CalendarGrid({ calendar: { from, days, rows }, today }: { calendar: RentalCalendar; today: string }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choose = useCallback((one: Chosen) => setChosen(one), []);
  const names = useProjectNames();
  const row = rows.find(({ item }) => item.id === chosen?.itemId);
  const bar = row?.reservations.find(({ id }) => id === chosen?.barId);
  return (
    <div className="inv-scroll inv-calendar" role="region" aria-label="Rental calendar" tabIndex={0}>
      <table className="bf-figures" style={{ '--inv-days': days } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className="inv-thing">
              Thing
            </th>
            {Array.from({ length: days }, (_, at) => (
              <DayHead key={at} day={addDays(from, at)} today={today} />
            ))}
          </tr>
        </thead>
        {rows.map((one) => (
          <ThingRows key={one.item.id} row={one} from={from} days={days} names={names} onChoose={choose} />
        ))}
      </table>
      {row && bar && <ShortageDrawer row={row} bar={bar} onClose={() => setChosen(null)} />}
    </div>
  );
}

function DayHead({ day, today }: { day: string; today: string }) {
  const { tenant } = usePlugin();
  const date = new Date(`${day}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tenant.locale, { ...options, timeZone: 'UTC' }).format(date);
  const isWeekend = date.getUTCDay() % 6 === 0;
  return (
    <th scope="col" className={isWeekend ? 'inv-weekend' : undefined} aria-current={day === today ? 'date' : undefined}>
      <span className="bf-soft">{part({ weekday: 'narrow' })}</span>
      <br />
      {date.getUTCDate() === 1 ? part({ day: 'numeric', month: 'short' }) : date.getUTCDate()}
    </th>
  );
}

interface ThingRowsProps {
  readonly row: CalendarRow;
  readonly from: string;
  readonly days: number;
  readonly names: ReadonlyMap<number, string>;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Sixty things of sixty days are five thousand cells and bars: those of a thing are drawn again only when something of it has changed. */
const ThingRows = memo(function ThingRows({ row, from, days, names, onChoose }: ThingRowsProps) {
  const { nav } = usePlugin();
  const { item, free, reservations } = row;
  const lanes = lanesOf(reservations);
  return (
    <tbody>
      <tr>
        <th scope="row" className="inv-thing">
          <Link to={nav.href('item', { itemId: item.id })}>{item.name}</Link>
          <span className="bf-soft">{item.on_hand}</span>
        </th>
        {free.map((left, at) => (
          <td key={at} className={freeClass(left, item.on_hand)}>
            {left}
          </td>
        ))}
      </tr>
      {reservations.length > 0 && (
        <tr className="inv-lanes">
          <td className="inv-thing" />
          <td colSpan={days}>
            <div className="inv-bars">
              {reservations.map((bar) => (
                <BarButton
                  key={bar.id}
                  bar={bar}
                  name={names.get(bar.project_id) ?? 'A project'}
                  lane={lanes.get(bar.id) ?? 0}
                  from={from}
                  days={days}
                  onChoose={() => onChoose({ itemId: item.id, barId: bar.id })}
                />
              ))}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
});

function freeClass(left: number, all: number): string {
  if (left < 0) return 'inv-missing';
  if (left === 0) return 'inv-none';
  return left < all ? 'inv-some' : 'inv-all';
}

interface BarButtonProps extends Pick<ThingRowsProps, 'days' | 'from'> {
  readonly bar: Bar;
  readonly name: string;
  readonly lane: number;
  readonly onChoose: () => void;
}

function BarButton({ bar, name, lane, from, days, onChoose }: BarButtonProps) {
  const first = Math.max(0, daysBetween(from, bar.protected_from));
  const end = Math.min(days, daysBetween(from, bar.protected_to));
  if (first >= end) return null;
  const text = `${bar.qty} × ${name}`;
  return (
    <button
      type="button"
      className={bar.short > 0 ? 'inv-bar inv-bar-short' : `inv-bar inv-bar-${bar.state}`}
      style={{ gridColumn: `${first + 1} / ${end + 1}`, gridRow: lane + 1 }}
      title={`${text}, ${stateLabels[bar.state].toLowerCase()}`}
      aria-label={bar.short > 0 ? `${text}: ${bar.short} missing` : `${text}, ${stateLabels[bar.state].toLowerCase()}`}
      onClick={onChoose}
    >
      {bar.short > 0 && <strong>−{bar.short} </strong>}
      {text}
    </button>
  );
}
