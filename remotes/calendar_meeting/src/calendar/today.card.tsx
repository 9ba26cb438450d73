import { usePlugin } from '@butterfly/plugin-sdk/react';
import { todayIn } from '@butterfly/ui-kit/days';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys } from '../calendar_meeting.client';
import { EntryChip } from '../parts/entry-chip';

const MOST = 6;

/** What is on today, on the first page; nothing on a free day. */
export function Panel() {
  const { nav, tenant } = usePlugin();
  const today = todayIn(tenant.tz, new Date());
  const query = { from: today, to: today, layers: 'events,holds,projects,away' };
  const found = useQuery({ queryKey: keys.span(query), queryFn: async ({ signal }) => (await api.listEntries({ query, signal })).data });
  if (found.data?.entries.length === 0) return null;
  return (
    <section className="bf-panel" aria-label="Today on the calendar">
      <h2>
        <Link to={nav.href('calendar')}>Today on the calendar</Link>
      </h2>
      <Loaded query={found} what="today" kind="table">
        {({ entries }) => (
          <ul className="cal-list">
            {entries.slice(0, MOST).map((entry) => (
              <li key={entry.key}>
                <EntryChip entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
