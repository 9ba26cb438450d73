/** Making a format takes a hundred times as long as using it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a zone. @example localDay(new Date(), 'America/New_York') // '2026-11-21' */
export function localDay(at: Date, tz: string): string {
  const calendar =
    calendars.get(tz) ?? new Intl.DateTimeFormat('en-CA', { timeZone: tz, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(tz, calendar);
  return calendar.format(at);
}

/** The wall clock in a zone. @example localTime(new Date(), 'America/New_York') // '2026-11-21T09:30' */
export function localTime(at: Date, tz: string): string {
  return new Date(at.getTime() + offsetOf(at, tz)).toISOString().slice(0, 16);
}

/** The instant of a wall clock. Twice: the offset may differ on the two sides of a change. */
export function instantOf({ day, time, tz }: { day: string; time: string; tz: string }): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const guess = wall - offsetOf(new Date(wall), tz);
  return new Date(wall - offsetOf(new Date(guess), tz));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the clock of a zone is ahead of UTC at a moment. */
export function offsetOf(at: Date, tz: string): number {
  const format =
    formats.get(tz) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: tz,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(tz, format);
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const wall = Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'], part['hour'], part['minute'], part['second']);
  return wall - Math.floor(at.getTime() / 1000) * 1000;
}
