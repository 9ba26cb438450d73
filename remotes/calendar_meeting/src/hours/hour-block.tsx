import { layers } from '@butterfly/contracts/calendar_meeting';
import { addDays } from '@butterfly/ui-kit/days';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { memo, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { dayText } from '../parts/days';
import { DAY_MINUTES, type Placed, type Timed } from './place';
import { shiftText, type Shift } from './shift';
import { useShift } from './use-shift';

interface HourBlockProps {
  readonly placed: Placed;
  readonly day: string;
  readonly byDays: boolean;
  readonly onShift: (part: Timed, shift: Shift) => Promise<boolean>;
  /** Says to whoever does not see it where it would be. */
  readonly onSay: (text: string) => void;
}

const KEYS = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowUp Alt+Shift+ArrowDown';

/** Something at its hours. What is of this calendar is dragged, by its lower edge made longer, or both with Alt and arrows. */
export const HourBlock = memo(function HourBlock({ placed, day, byDays, onShift, onSay }: HourBlockProps) {
  const { tenant } = usePlugin();
  const { entry, from, until, lane, lanes } = placed;
  // What lasts over midnight is moved on its own page: here it would be torn apart.
  const isMovable = entry.event !== null && entry.link !== null && until > from && !reachesBeyond(placed);
  const { shift, isHeld, handlers } = useShift({ part: placed, isMovable, byDays, onShift });
  const time = shiftText(placed, shift);
  const { locale } = tenant;
  useEffect(() => {
    if (isHeld) onSay(`${dayText(addDays(day, shift.days), locale)}, ${time}`);
  }, [isHeld, onSay, day, shift.days, time, locale]);
  const words = `${layers[entry.layer]}: ${time} ${entry.title}${entry.tentative ? ', not firm' : ''}`;
  const looks = {
    className: 'cal-block',
    title: words,
    'data-layer': entry.layer,
    'data-tentative': entry.tentative || undefined,
    'data-held': isHeld || undefined,
    'data-short': until - from + shift.longer < 40 || undefined,
    style: {
      top: `${(from / DAY_MINUTES) * 100}%`,
      height: `${(Math.max(until - from + shift.longer, 25) / DAY_MINUTES) * 100}%`,
      left: `${(lane / lanes) * 100}%`,
      width: `${100 / lanes}%`,
      // While it is dragged nothing is laid out anew: the block alone is drawn elsewhere.
      ...(isHeld && { transform: `translate(${shift.days * 100 * lanes}%, calc(var(--cal-hour) * ${shift.minutes / 60}))` }),
    },
  };
  const shown = (
    <>
      <span className="cal-time">
        {time.slice(0, 5)}
        <span className="cal-until">{time.slice(5)}</span>
      </span>{' '}
      <span className="cal-title">{entry.title}</span>
    </>
  );
  if (entry.link === null) return <span {...looks}>{shown}</span>;
  return (
    <Link
      {...looks}
      {...handlers}
      to={entry.link}
      aria-label={words}
      draggable={false}
      data-event={entry.event?.id}
      data-movable={isMovable || undefined}
      aria-keyshortcuts={isMovable ? KEYS : undefined}
    >
      {shown}
      {isMovable && <span className="cal-grip" data-grip aria-hidden="true" />}
    </Link>
  );
});

function reachesBeyond({ entry: { start_at, end_at }, from, until }: Placed): boolean {
  if (start_at === null || end_at === null) return true;
  const length = (Date.parse(end_at) - Date.parse(start_at)) / 60_000;
  // A change of the clocks makes an hour more or less of it.
  return Math.abs(length - (until - from)) > 60;
}
