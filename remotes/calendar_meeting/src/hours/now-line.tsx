import { wallTime } from '@butterfly/ui-kit/wall-time';
import { useEffect, useState } from 'react';
import { DAY_MINUTES, minuteOf } from './place';

const MINUTE_MS = 60_000;

/** The clock of a zone, minute by minute. */
export function useWallClock(zone: string): string {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return wallTime(zone, now);
}

/** Where in the day it is now. */
export function NowLine({ wall }: { readonly wall: string }) {
  return <div className="cal-now" aria-hidden="true" style={{ top: `${(minuteOf(wall) / DAY_MINUTES) * 100}%` }} />;
}
