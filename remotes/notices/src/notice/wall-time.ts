/** The clock on the wall of the business, as a field for date and time holds it; empty for no moment. */
export function wallTime(instant: string | null, tz: string): string {
  if (instant === null) return '';
  return new Intl.DateTimeFormat('sv-SE', { timeZone: tz, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(instant))
    .replace(' ', 'T');
}

/**
 * The moment at which the clock of the business shows this; null for an empty field.
 *
 * @example instantOf('2026-11-23T15:00', 'America/New_York') // '2026-11-23T20:00:00.000Z'
 */
export function instantOf(wall: string, tz: string): string | null {
  if (wall === '') return null;
  const wanted = Date.parse(`${wall}Z`);
  const shift = (instant: number) => wanted - Date.parse(`${wallTime(new Date(instant).toISOString(), tz)}Z`);
  const near = wanted + shift(wanted);
  return new Date(near + shift(near)).toISOString();
}
