import type { Template, Timeline } from '@butterfly/contracts/project_view';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { EmptyState, ErrorCard } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '../timeline.client';
import type { View } from './timeline-head';
import { useTimelineCache } from './use-timeline';

/** Plans to begin with, shown while the view has no entries of their lane. */
export function BeginWithPlan({ projectId, timeline, view }: { projectId: string; timeline: Timeline; view: View }) {
  const templates = useQuery({
    queryKey: ['templates'],
    queryFn: async ({ signal }) => (await api.listTemplates({ signal })).data,
    staleTime: Infinity,
  });
  const inView = (lane: string) => (lane === 'event_day') === (view === 'day');
  const lanes = new Set(timeline.entries.map(({ lane }) => lane));
  const open = (templates.data ?? []).filter(({ lane }) => inView(lane) && !lanes.has(lane));
  const isEmpty = !timeline.entries.some(({ lane }) => inView(lane));
  if (templates.isError)
    return (
      <ErrorCard title="The templates could not be loaded" text={errorMessage(templates.error)} onRetry={() => void templates.refetch()} />
    );
  if (open.length === 0) return null;
  return (
    <section className="pv-begin" aria-label="Begin with a plan">
      {isEmpty && (
        <EmptyState
          drawing="seedling"
          title={view === 'day' ? 'Nothing is planned for the day yet' : 'Nothing is planned yet'}
          text="Begin with a plan below, or add an entry of your own."
        />
      )}
      {!isEmpty && <h2>Add a plan</h2>}
      <ul className="pv-templates">
        {open.map((template) => (
          <li key={template.id}>
            <TemplateCard projectId={projectId} template={template} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TemplateCard({ projectId, template }: { projectId: string; template: Template }) {
  const { ui } = usePlugin();
  const cache = useTimelineCache(projectId);
  const [busy, setBusy] = useState(false);
  const apply = async () => {
    setBusy(true);
    try {
      cache.put((await api.applyTemplate({ params: { projectId }, body: { template_id: template.id } })).data);
    } catch (error) {
      ui.toast('error', errorMessage(error));
      setBusy(false);
    }
  };
  return (
    <div className="pv-template">
      <h3>{template.title}</h3>
      <p>{template.description}</p>
      <Button loading={busy} onClick={() => void apply()} aria-label={`Use “${template.title}”`}>
        Use this plan · {template.entries} entries
      </Button>
    </div>
  );
}
