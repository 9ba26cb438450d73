import type { PluginSlots } from '@butterfly/contracts/core';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api, timelineKey } from '../timeline.client';

const SHOWN = 5;

/** What is to be done next for a project, on the project's own page. */
export function Panel({ projectId }: PluginSlots['tenant_crm.project_panels/v1']) {
  const { nav } = usePlugin();
  const id = String(projectId);
  const found = useQuery({
    queryKey: [...timelineKey(id), 'panel'],
    queryFn: async ({ signal }) => (await api.getTimeline({ params: { projectId: id }, signal })).data.entries,
  });
  return (
    <section className="bf-panel" aria-label="Next steps">
      <h2>
        <Link to={nav.href('timeline', { projectId })}>Next steps</Link>
      </h2>
      <Loaded query={found} what="the timeline" kind="table">
        {(entries) => {
          const open = entries.filter(({ done_at }) => done_at === null).slice(0, SHOWN);
          return open.length === 0 ? (
            <p className="bf-soft">Nothing is planned that is not done.</p>
          ) : (
            <ul className="timeline-next">
              {open.map(({ id: entryId, title, day }) => (
                <li key={entryId}>
                  <span>{title}</span>
                  <span className="bf-soft">{day ? <DateText value={day} as="day" /> : 'No day yet'}</span>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}
