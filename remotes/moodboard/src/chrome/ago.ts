const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `just now`, `5 min ago`, `3 h ago`; null when a date says it better. */
export function ago(moment: string, now: number): string | null {
  const since = now - new Date(moment).getTime();
  if (since < MINUTE) return 'just now';
  if (since < HOUR) return `${Math.floor(since / MINUTE)} min ago`;
  return since < DAY ? `${Math.floor(since / HOUR)} h ago` : null;
}
