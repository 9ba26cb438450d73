const HOUR_MS = 3_600_000;

/** Ends that people name: tonight, Sunday night, in a month – midnight as the clock of the business shows it. */
export function periods(now: Date, timeZone: string): { label: string; until: string }[] {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday'));
  const toMidnight = 24 * HOUR_MS - (Number(part('hour')) * HOUR_MS + Number(part('minute')) * 60_000);
  const nights = (days: number) => new Date(Math.floor((now.getTime() + toMidnight + days * 24 * HOUR_MS) / 60_000) * 60_000).toISOString();
  return [
    { label: 'Until tonight', until: nights(0) },
    ...(weekday === 0 ? [] : [{ label: 'Until Sunday night', until: nights(7 - weekday) }]),
    { label: 'For 30 days', until: nights(30) },
  ];
}
