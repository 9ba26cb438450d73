import type { Rescheduled, TimelineProject } from '@butterfly/contracts/project_view';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTimelineCache } from '../timeline/use-timeline';
import { api } from '../timeline.client';

interface MoveDateProps {
  readonly projectId: string;
  readonly project: TimelineProject;
  readonly onClose: () => void;
}

/** Moves the event: shows what would shift and what stays before anything is saved. */
export function MoveDateModal({ projectId, project, onClose }: MoveDateProps) {
  const { ui } = usePlugin();
  const cache = useTimelineCache(projectId);
  const [day, setDay] = useState(project.event_date ?? '');
  const [start, setStart] = useState(project.start_time ?? '');
  const [busy, setBusy] = useState(false);
  const body = { event_date: day, start_time: start || null };
  const changed = day !== '' && (day !== (project.event_date ?? '') || start !== (project.start_time ?? ''));
  const dryRun = useQuery({
    queryKey: ['reschedule', projectId, day, start],
    enabled: changed,
    gcTime: 0,
    queryFn: async ({ signal }) => (await api.reschedule({ params: { projectId }, body: { ...body, dry_run: true }, signal })).data,
  });
  const save = async () => {
    setBusy(true);
    try {
      await api.reschedule({ params: { projectId }, body: { ...body, dry_run: false } });
      await cache.refresh();
      ui.toast('success', 'The event has moved.');
      onClose();
    } catch (error) {
      ui.toast('error', errorMessage(error));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={project.event_date ? 'Move the date' : 'Set the date'}
      okText="Move the event"
      okButtonProps={{ disabled: !changed || dryRun.isError }}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="pv-fields">
        <label>
          Event date
          <Input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
        </label>
        <label>
          Begins at
          <Input type="time" value={start} onChange={(event) => setStart(event.target.value)} />
        </label>
      </div>
      <div aria-live="polite">
        {changed && dryRun.isError && (
          <p className="pv-warning" role="alert">
            {errorMessage(dryRun.error)}
          </p>
        )}
        {changed && dryRun.data && <Consequences move={dryRun.data} />}
      </div>
    </Modal>
  );
}

function Consequences({ move: { moved, kept, same_day } }: { move: Rescheduled }) {
  return (
    <div className="pv-consequences">
      {same_day > 0 && (
        <p className="pv-warning">{same_day === 1 ? 'One other project is' : `${same_day} other projects are`} on that day.</p>
      )}
      <h3>
        {moved.length === 0 ? 'No entry moves with it' : `${moved.length} ${moved.length === 1 ? 'entry moves' : 'entries move'} with it`}
      </h3>
      <ul>
        {moved.map(({ id, title, from, to }) => (
          <li key={id}>
            <span>{title}</span>
            <span className="bf-figures">
              {from && from !== to ? (
                <>
                  <DateText value={from} /> →{' '}
                </>
              ) : null}
              <DateText value={to} />
            </span>
          </li>
        ))}
      </ul>
      {kept.length > 0 && (
        <h3>
          {kept.length} {kept.length === 1 ? 'stays' : 'stay'} where {kept.length === 1 ? 'it is' : 'they are'}
        </h3>
      )}
      <ul>
        {kept.map(({ id, title, day }) => (
          <li key={id}>
            <span>{title}</span>
            {day && (
              <span>
                <DateText value={day} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
