import type { Entry, Timeline } from '@butterfly/contracts/project_view';
import { DateText, Icon } from '@butterfly/ui-kit';
import { addDays } from '@butterfly/ui-kit/days';
import { Checkbox } from 'antd';
import { useId } from 'react';
import { shareOf, type PlanScale } from '../model/plan-scale';
import { boundTo } from '../model/times';
import { warningOf } from '../model/warnings';
import { useDone } from '../entry/use-done';
import type { Nudging } from '../timeline/use-nudge';
import { useDragAlong } from '../timeline/use-drag-along';

interface PlanRowProps {
  readonly entry: Entry;
  readonly timeline: Timeline;
  readonly scale: PlanScale | null;
  readonly nudging: Nudging;
  readonly onOpen: (id: number) => void;
  /** Pixels of one day, measured when a drag begins. */
  readonly dayWidth: () => number;
}

export function PlanRow({ entry, timeline, scale, nudging, onOpen, dayWidth }: PlanRowProps) {
  const done = useDone(String(timeline.project.id));
  const words = useId();
  const warning = warningOf(entry, timeline);
  const day = entry.day && addDays(entry.day, nudging.offsetOf(entry.id));
  const who = timeline.people.find(({ id }) => id === entry.responsible_id)?.name ?? entry.responsible_text;
  return (
    <li className="pv-row" data-done={entry.done_at !== null}>
      <div className="pv-row-words">
        <Checkbox
          checked={entry.done_at !== null}
          onChange={({ target }) => void done(entry, target.checked)}
          aria-label={`${entry.title}: done`}
        />
        <button type="button" className="bf-bare-button pv-row-title" onClick={() => onOpen(entry.id)}>
          <span>{entry.title}</span>
          <span className="pv-row-facts" id={words}>
            <span>
              {day ? <DateText value={day} /> : boundTo(entry.when)}
              {who && ` · ${who}`}
            </span>
            {warning && (
              <span className="pv-warning">
                {' '}
                <Icon name="warning" size={16} /> {warning}
              </span>
            )}
          </span>
        </button>
      </div>
      {scale && day && (
        <Bar
          entry={entry}
          day={day}
          scale={scale}
          nudging={nudging}
          words={words}
          warned={warning !== null}
          onOpen={onOpen}
          dayWidth={dayWidth}
        />
      )}
    </li>
  );
}

interface BarProps extends Pick<PlanRowProps, 'entry' | 'nudging' | 'onOpen' | 'dayWidth'> {
  readonly day: string;
  readonly scale: PlanScale;
  readonly words: string;
  readonly warned: boolean;
}

function Bar({ entry, day, scale, nudging, words, warned, onOpen, dayWidth }: BarProps) {
  const drag = useDragAlong({ axis: 'x', entry, nudging, unit: dayWidth, onClick: () => onOpen(entry.id) });
  const arrows: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  return (
    <div className="pv-track">
      <button
        type="button"
        className="pv-bar-of-days"
        data-milestone={entry.is_milestone}
        data-warned={warned}
        aria-describedby={words}
        aria-label={`${entry.title}. Arrow keys move it by a day, with Shift by a week.`}
        style={{
          insetInlineStart: `${shareOf(scale, day) * 100}%`,
          inlineSize: entry.is_milestone ? undefined : `${(entry.length / scale.days) * 100}%`,
        }}
        onKeyDown={(event) => {
          const step = arrows[event.key];
          if (step === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          nudging.nudge(entry, event.shiftKey ? step * 7 : step);
        }}
        {...drag}
      />
    </div>
  );
}
