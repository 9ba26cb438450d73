import { usePlugin } from '@butterfly/plugin-sdk/react';
import { useEffect, useState } from 'react';

/** Seconds as mm:ss; an hour is 60:00. */
export function mmss(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

/** How long a call has lasted. */
export function CallTimer({ since }: { since: number }) {
  const { life } = usePlugin();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => life.every(500, () => setNow(Date.now())), [life]);
  return (
    <span className="tw-timer bf-figures" role="timer" aria-label="Length of the call">
      {mmss((now - since) / 1_000)}
    </span>
  );
}
