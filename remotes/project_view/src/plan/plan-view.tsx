import type { Entry, Lane, Timeline } from '@butterfly/contracts/project_view';
import { Switch } from 'antd';
import { useState } from 'react';
import { useNudge } from '../timeline/use-nudge';
import { PlanChart } from './plan-chart';

const LANES: readonly (readonly [Lane, string])[] = [
  ['planning', 'Planning'],
  ['production', 'Production'],
];

interface PlanViewProps {
  readonly projectId: string;
  readonly timeline: Timeline;
  readonly onOpen: (id: number) => void;
}

/** The months before the event and the week around it, each on its own scale. */
export function PlanView({ projectId, timeline, onOpen }: PlanViewProps) {
  const [following, setFollowing] = useState(true);
  const nudging = useNudge(projectId, following);
  const lanes = LANES.map(([lane, title]) => ({ lane, title, entries: timeline.entries.filter((entry) => entry.lane === lane) })).filter(
    ({ entries }) => entries.length > 0,
  );
  if (lanes.length === 0) return null;
  return (
    <>
      <label className="pv-following">
        <Switch size="small" checked={following} onChange={setFollowing} /> What depends on an entry moves with it
      </label>
      {lanes.map(({ lane, title, entries }) => (
        <PlanChart
          key={lane}
          title={title}
          entries={entries}
          timeline={timeline}
          nudging={nudging}
          onOpen={onOpen}
          tickOff={tickOffOf(entries)}
        />
      ))}
    </>
  );
}

function tickOffOf(entries: readonly Entry[]): string {
  return `${entries.filter(({ done_at }) => done_at).length} of ${entries.length} done`;
}
