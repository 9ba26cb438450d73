import type { Entry, Timeline } from '@butterfly/contracts/project_view';
import { useMemo } from 'react';
import { columnsOf } from '../model/day-columns';
import { clock } from '@butterfly/contracts/project_view/labels';
import { useNudge } from '../timeline/use-nudge';
import { DayBlock } from './day-block';

interface DayViewProps {
  readonly projectId: string;
  readonly timeline: Timeline;
  readonly onOpen: (id: number) => void;
}

/** Pixels of one minute. */
const MINUTE = 1.2;
/** A block is never so low that its title is cut. */
const SHORTEST = 25;

/** The minutes of the day: blocks from top to bottom, side by side where they overlap. */
export function DayView({ projectId, timeline, onOpen }: DayViewProps) {
  const alone = useNudge(projectId, false);
  const withFollowing = useNudge(projectId, true);
  const entries = timeline.entries.filter(({ lane }) => lane === 'event_day');
  const timed = useMemo(() => entries.filter((entry): entry is Entry & { minute: number } => entry.minute !== null), [entries]);
  const columns = useMemo(
    () => columnsOf(timed.map(({ id, minute, length }) => ({ id, minute, length: Math.max(length, SHORTEST) }))),
    [timed],
  );
  const [from, to] = hours(timed);
  const untimed = entries.filter(({ minute }) => minute === null);
  if (entries.length === 0) return null;
  return (
    <>
      {untimed.length > 0 && (
        <section className="pv-untimed" aria-label="Without a time">
          <p>
            {untimed.length === 1 ? 'One entry waits' : `${untimed.length} entries wait`} for the start of the event: set it with “Move the
            date”.
          </p>
          <ul>
            {untimed.map(({ id, title }) => (
              <li key={id}>
                <button type="button" className="bf-link" onClick={() => onOpen(id)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {timed.length > 0 && (
        <section className="pv-day" aria-label="Run of the day" style={{ blockSize: (to - from) * MINUTE }}>
          {Array.from({ length: (to - from) / 60 + 1 }, (_, at) => (
            <span key={at} className="pv-hour" style={{ insetBlockStart: at * 60 * MINUTE }} aria-hidden="true">
              {clock(from + at * 60)}
            </span>
          ))}
          <ol>
            {timed.map((entry) => (
              <DayBlock
                key={entry.id}
                entry={entry}
                timeline={timeline}
                top={(entry.minute - from) * MINUTE}
                height={Math.max(entry.length, SHORTEST) * MINUTE}
                minute={MINUTE}
                column={columns.get(entry.id) ?? { column: 0, columns: 1 }}
                nudging={alone}
                late={withFollowing}
                onOpen={onOpen}
              />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** Whole hours around everything that has a time. */
function hours(entries: readonly { minute: number; length: number }[]): [number, number] {
  const first = Math.min(...entries.map(({ minute }) => minute));
  const last = Math.max(...entries.map(({ minute, length }) => minute + Math.max(length, SHORTEST)));
  return [Math.floor(first / 60) * 60, Math.ceil(last / 60) * 60];
}
