import type { Entry, Timeline } from '@butterfly/contracts/project_view';
import { Button, Checkbox, Popover } from 'antd';
import { useDone } from '../entry/use-done';
import type { Column } from '../model/day-columns';
import { daysBetween } from '@butterfly/contracts/days';
import { clock } from '@butterfly/contracts/project_view/labels';
import { duration } from '../model/times';
import { useDragAlong } from '../timeline/use-drag-along';
import type { Nudging } from '../timeline/use-nudge';

const STEP = 5;
/** From this height on a block has room for a second line. */
const TALL = 50;
const LATE = [5, 10, 15, 30, 60] as const;

/** Weeks before nobody is late: the plan is moved. */
const isTheDay = ({ today, project: { event_date } }: Timeline): boolean =>
  event_date !== null && Math.abs(daysBetween(today, event_date)) <= 1;

interface DayBlockProps {
  readonly entry: Entry & { minute: number };
  readonly timeline: Timeline;
  readonly top: number;
  readonly height: number;
  /** Pixels of one minute. */
  readonly minute: number;
  readonly column: Column;
  readonly nudging: Nudging;
  /** Moves an entry with all that is still to come. */
  readonly late: Nudging;
  readonly onOpen: (id: number) => void;
}

export function DayBlock({ entry, timeline, top, height, minute, column: { column, columns }, nudging, late, onOpen }: DayBlockProps) {
  const done = useDone(String(timeline.project.id));
  const offset = nudging.offsetOf(entry.id) + late.offsetOf(entry.id);
  const begins = entry.minute + offset;
  const drag = useDragAlong({ axis: 'y', entry, nudging, unit: () => minute * STEP, step: STEP, onClick: () => onOpen(entry.id) });
  const arrows: Readonly<Record<string, number>> = { ArrowUp: -STEP, ArrowDown: STEP };
  const who = timeline.people.find(({ id }) => id === entry.responsible_id)?.name ?? entry.responsible_text;
  return (
    <li
      className="pv-block"
      data-done={entry.done_at !== null}
      data-milestone={entry.is_milestone}
      data-tall={height >= TALL}
      style={{
        insetBlockStart: top + offset * minute,
        blockSize: height - 2,
        insetInlineStart: `calc(64px + (100% - 64px) * ${column / columns})`,
        inlineSize: `calc((100% - 64px) / ${columns} - 4px)`,
      }}
    >
      <Checkbox
        checked={entry.done_at !== null}
        onChange={({ target }) => void done(entry, target.checked)}
        aria-label={`${entry.title}: done`}
      />
      <button
        type="button"
        className="bf-bare-button pv-block-words"
        aria-label={`${clock(begins)} ${entry.title}, ${duration(entry.length)}. Arrow keys move it by five minutes.`}
        onKeyDown={(event) => {
          const step = arrows[event.key];
          if (step === undefined) return;
          event.preventDefault();
          nudging.nudge(entry, step);
        }}
        {...drag}
      >
        <span className="bf-figures pv-block-time">{clock(begins)}</span>
        <span className="pv-block-title">{entry.title}</span>
        <span className="pv-block-facts">{[entry.place, who].filter(Boolean).join(' · ')}</span>
      </button>
      {!entry.done_at && (
        <Popover
          trigger="click"
          placement="bottomRight"
          content={
            <div className="pv-late">
              <p>This and all that is still to come begins later by</p>
              {LATE.map((by) => (
                <Button key={by} size="small" onClick={() => late.nudge(entry, by)}>
                  {by} min
                </Button>
              ))}
            </div>
          }
        >
          <Button size="small" type="text" className="pv-block-late">
            {isTheDay(timeline) ? 'Late' : 'Shift'}
          </Button>
        </Popover>
      )}
    </li>
  );
}
