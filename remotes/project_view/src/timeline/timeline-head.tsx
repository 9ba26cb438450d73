import type { Timeline } from '@butterfly/contracts/project_view';
import { ProjectLink } from '@butterfly/record-kit/page';
import { DateText, Icon, PageHeader, StatusTag, type Tone } from '@butterfly/ui-kit';
import { daysUntil } from '@butterfly/ui-kit/days';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { MoveDateModal } from '../move/move-date.modal';
import { SheetMenu } from './sheet-menu';

export type View = 'plan' | 'day';

interface TimelineHeadProps {
  readonly projectId: string;
  readonly timeline: Timeline;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onAdd: () => void;
}

export function TimelineHead({ projectId, timeline, view, onView, onAdd }: TimelineHeadProps) {
  const [moving, setMoving] = useState(false);
  const { project } = timeline;
  return (
    <>
      <PageHeader
        eyebrow="Project Timeline"
        title={<ProjectLink id={projectId}>{project.name}</ProjectLink>}
        meta={<Facts timeline={timeline} />}
        actions={
          <>
            <SheetMenu projectId={projectId} />
            <Button onClick={() => setMoving(true)} disabled={project.archived_at !== null}>
              {project.event_date ? 'Move the date' : 'Set the date'}
            </Button>
            <Button type="primary" onClick={onAdd}>
              Add an entry
            </Button>
          </>
        }
      />
      <div className="pv-bar">
        <Segmented<View>
          aria-label="View"
          value={view}
          onChange={onView}
          options={[
            { value: 'plan', label: 'Plan' },
            { value: 'day', label: 'Run of the day' },
          ]}
        />
        <Progress timeline={timeline} />
      </div>
      {moving && <MoveDateModal projectId={projectId} project={project} onClose={() => setMoving(false)} />}
    </>
  );
}

function Facts({ timeline: { project, today } }: { timeline: Timeline }) {
  const { event_date, start_time, venue_text, stage } = project;
  return (
    <span className="pv-facts">
      <StatusTag tone={stage.color as Tone}>{stage.name}</StatusTag>
      {event_date ? (
        <span>
          <DateText value={event_date} />
          {start_time && `, ${start_time}`} · {daysUntil(today, event_date).toLowerCase()}
        </span>
      ) : (
        <span>No date yet</span>
      )}
      {venue_text && (
        <span className="pv-venue">
          <Icon name="pin" size={16} /> {venue_text}
        </span>
      )}
    </span>
  );
}

function Progress({ timeline: { entries } }: { timeline: Timeline }) {
  const done = entries.filter(({ done_at }) => done_at).length;
  if (entries.length === 0) return null;
  return (
    <div className="pv-progress" role="img" aria-label={`${done} of ${entries.length} entries done`}>
      <span className="pv-progress-track">
        <span style={{ inlineSize: `${(done / entries.length) * 100}%` }} />
      </span>
      <span className="bf-figures">
        {done} of {entries.length} done
      </span>
    </div>
  );
}
