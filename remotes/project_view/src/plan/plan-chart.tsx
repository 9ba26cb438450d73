import type { Entry, Timeline } from '@butterfly/contracts/project_view';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { dateLocale } from '@butterfly/ui-kit';
import { useMemo, useRef } from 'react';
import { scaleOf, shareOf, ticksOf } from '../model/plan-scale';
import type { Nudging } from '../timeline/use-nudge';
import { PlanLinks } from './plan-links';
import { PlanRow } from './plan-row';

interface PlanChartProps {
  readonly title: string;
  readonly tickOff: string;
  readonly entries: readonly Entry[];
  readonly timeline: Timeline;
  readonly nudging: Nudging;
  readonly onOpen: (id: number) => void;
}

/** One lane: a list of entries, and beside it, where there is room, when each one is. */
export function PlanChart({ title, tickOff, entries, timeline, nudging, onOpen }: PlanChartProps) {
  const { tenant } = usePlugin();
  const track = useRef<HTMLDivElement>(null);
  const { event_date } = timeline.project;
  const scale = useMemo(() => scaleOf(entries, event_date), [entries, event_date]);
  const ticks = useMemo(() => (scale ? ticksOf(scale, dateLocale(tenant.locale)) : []), [scale, tenant.locale]);
  const lines = scale
    ? [
        ['today', timeline.today],
        ['event', event_date],
      ].filter((line): line is [string, string] => isInside(line[1], scale))
    : [];
  return (
    <section className="pv-lane" aria-label={title}>
      <header className="pv-lane-head">
        <h2>
          {title} <span className="pv-faint bf-figures">{tickOff}</span>
        </h2>
        <div className="pv-ticks" aria-hidden="true">
          {ticks.map(({ day, label, at }) => (
            <span key={day} style={{ insetInlineStart: `${at * 100}%` }}>
              {label}
            </span>
          ))}
        </div>
      </header>
      <div className="pv-rows">
        {scale && (
          <div className="pv-lines" ref={track} aria-hidden="true">
            {ticks.map(({ day, at }) => (
              <i key={day} style={{ insetInlineStart: `${at * 100}%` }} />
            ))}
            {lines.map(([kind, day]) => (
              <i key={kind} className={`pv-line-${kind}`} style={{ insetInlineStart: `${shareOf(scale, day) * 100}%` }} />
            ))}
            <PlanLinks entries={entries} scale={scale} nudging={nudging} />
          </div>
        )}
        <ul>
          {entries.map((entry) => (
            <PlanRow
              key={entry.id}
              entry={entry}
              timeline={timeline}
              scale={scale}
              nudging={nudging}
              onOpen={onOpen}
              dayWidth={() => (track.current && scale ? track.current.clientWidth / scale.days : 0)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

function isInside(day: string | null | undefined, scale: Parameters<typeof shareOf>[0]): boolean {
  if (!day) return false;
  const share = shareOf(scale, day);
  return share >= 0 && share <= 1;
}
