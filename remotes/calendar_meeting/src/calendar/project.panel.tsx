import { usePlugin } from '@butterfly/plugin-sdk/react';
import { addDays, todayIn } from '@butterfly/ui-kit/days';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, keys } from '../calendar_meeting.client';
import { EntryChip } from '../parts/entry-chip';
import { dayText } from '../parts/days';

const MOST = 4;

/** What of a project comes next, on its page. */
export function Panel({ projectId }: { readonly projectId: number }) {
  const { nav, tenant } = usePlugin();
  const today = todayIn(tenant.tz, new Date());
  const query = { from: today, to: addDays(today, 89), project: String(projectId) };
  const { data } = useQuery({ queryKey: keys.span(query), queryFn: async ({ signal }) => (await api.listEntries({ query, signal })).data });
  const entries = data?.entries ?? [];
  return (
    <section className="cal-panel" aria-label="Calendar">
      <h2>
        <Link to={nav.href('project', { projectId })}>Calendar</Link>
      </h2>
      {entries.length === 0 && <p className="bf-soft">Nothing is on in the next three months.</p>}
      <ul className="cal-list">
        {entries.slice(0, MOST).map((entry) => (
          <li key={entry.key}>
            <span className="bf-soft">{dayText(entry.start_day, tenant.locale, 'medium')}</span>
            <EntryChip entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
