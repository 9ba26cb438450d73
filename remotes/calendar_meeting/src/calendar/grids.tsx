import type { Entry } from '@butterfly/contracts/calendar_meeting';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState } from '@butterfly/ui-kit';
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

/** Day after day, those without anything left out. */
export function Agenda({ days, byDay, onMove }: Pick<GridProps, 'byDay' | 'days' | 'onMove'>) {
  const { tenant } = usePlugin();
  const full = days.filter((day) => byDay.has(day));
  if (full.length === 0) return <EmptyState drawing="sprig" title="Nothing is on" text="The next thirty days are free." />;
  return (
    <div className="cal-agenda">
      {full.map((day) => (
        <section key={day} aria-label={dayText(day, tenant.locale)}>
          <h2>{dayText(day, tenant.locale)}</h2>
          <ul>
            {(byDay.get(day) ?? []).slice(0, MOST_IN_DAY).map((entry) => (
              <li key={entry.key}>
                <EntryChip entry={entry} onMove={onMove} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
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
