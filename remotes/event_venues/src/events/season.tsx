import type { VenueProject } from '@butterfly/contracts/event_venues';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { eventsByMonth } from './months';

/** When in the year events are held here: a bar for each month, in words for who does not see it. */
export function Season({ events }: { events: readonly VenueProject[] }) {
  const { tenant } = usePlugin();
  const counts = eventsByMonth(events);
  const most = Math.max(...counts);
  if (most === 0) return null;
  const month = new Intl.DateTimeFormat(tenant.locale, { month: 'short', timeZone: 'UTC' });
  const bars = counts.map((count, at) => ({ count, name: month.format(Date.UTC(2027, at, 1)) }));
  return (
    <ol className="ev-season" aria-label="Events by month">
      {bars.map(({ name, count }) => (
        <li key={name}>
          <span className="ev-season-count">{count > 0 ? count : ''}</span>
          <span className="ev-season-bar" style={{ height: `${(count / most) * 48}px` }} />
          <span className="ev-season-name bf-soft">{name}</span>
        </li>
      ))}
    </ol>
  );
}
