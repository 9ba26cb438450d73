import type { Entry } from '@butterfly/contracts/calendar_meeting';
import { useShownRows } from '@butterfly/parts-kit/shown-rows';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';
import { dayText } from '../parts/days';
import { EntryChip } from '../parts/entry-chip';
import { DayCell, type GridProps } from './day-cell';

const MOST_IN_MONTH = 4;
/** A day of which more is on than anybody reads is cut too; its page has the rest. */
const MOST_IN_DAY = 60;

/** Six weeks; of a full day the first things, and how many more. */
export function MonthGrid({ days, month, ...rest }: GridProps & { readonly month: string }) {
  return (
    <ul className="cal-month">
      {days.map((day) => (
        <DayCell key={day} day={day} most={MOST_IN_MONTH} isFaint={!day.startsWith(month)} {...rest} />
      ))}
    </ul>
  );
}

/** So many entries are drawn at first, by whole days: a month of full days is two thousand links. */
const FIRST_ENTRIES = 60;

/** Day after day, those without anything left out; later ones are drawn when they come near. */
export function Agenda({ days, byDay, onMove }: Pick<GridProps, 'byDay' | 'days' | 'onMove'>) {
  const full = days.filter((day) => byDay.has(day));
  const entries = full.reduce((sum, day) => sum + Math.min(MOST_IN_DAY, byDay.get(day)?.length ?? 0), 0);
  const step = Math.max(1, Math.floor((FIRST_ENTRIES * full.length) / Math.max(1, entries)));
  const { shown, end } = useShownRows<HTMLDivElement>({ total: full.length, step });
  if (full.length === 0) return <EmptyState drawing="sprig" title="Nothing is on" text="The next thirty days are free." />;
  return (
    <div className="cal-agenda">
      {full.slice(0, shown).map((day) => (
        <AgendaDay key={day} day={day} on={byDay.get(day) ?? []} onMove={onMove} />
      ))}
      {shown < full.length && <div ref={end} />}
    </div>
  );
}

function AgendaDay({ day, on, onMove }: Pick<GridProps, 'onMove'> & { readonly day: string; readonly on: readonly Entry[] }) {
  const { nav, tenant } = usePlugin();
  const left = on.length - MOST_IN_DAY;
  return (
    <section aria-label={dayText(day, tenant.locale)}>
      <h2>{dayText(day, tenant.locale)}</h2>
      <ul>
        {on.slice(0, MOST_IN_DAY).map((entry) => (
          <li key={entry.key}>
            <EntryChip entry={entry} onMove={onMove} />
          </li>
        ))}
        {left > 0 && (
          <li>
            <Link to={nav.href('day', { day })}>{left} more on this day</Link>
          </li>
        )}
      </ul>
    </section>
  );
}

interface LanesProps extends Pick<GridProps, 'byDay' | 'days' | 'onMove' | 'today'> {
  readonly members: readonly { readonly id: number; readonly name: string }[];
}

/** A line for each colleague: who has what on which day. */
export function Lanes({ days, byDay, members, today, onMove }: LanesProps) {
  const { tenant } = usePlugin();
  const of = (day: string, id: number): readonly Entry[] => (byDay.get(day) ?? []).filter(({ member_ids }) => member_ids.includes(id));
  return (
    <div className="cal-lanes" role="region" aria-label="The team" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Who</th>
            {days.map((day) => (
              <th key={day} scope="col" data-today={day === today || undefined}>
                {dayText(day, tenant.locale, 'medium').replace(/,? \d{4}$/, '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {days.map((day) => (
                <td key={day}>
                  {of(day, id).map((entry) => (
                    <EntryChip key={entry.key} entry={entry} onMove={onMove} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
