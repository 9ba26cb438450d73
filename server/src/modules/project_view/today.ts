/** The calendar day in a zone. @example dayIn('America/New_York', new Date()) // '2026-11-21' */
export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}
