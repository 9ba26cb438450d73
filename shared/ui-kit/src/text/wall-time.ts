import { dateFormat } from './kept-formats';

/**
 * The clock on the wall of the business, as a field for date and time holds it.
 *
 * @example wallTime('America/New_York', new Date('2026-11-23T20:00:00Z')) // '2026-11-23T15:00'
 */
export function wallTime(tz: string, at = new Date()): string {
  return dateFormat('sv-SE', { timeZone: tz, dateStyle: 'short', timeStyle: 'short' }).format(at).replace(' ', 'T');
}

/**
 * The moment at which the clock of the business shows this; null for an empty field.
 *
 * @example instantOf('2026-11-23T15:00', 'America/New_York') // '2026-11-23T20:00:00.000Z'
 */
export function instantOf(wall: string, tz: string): string | null {
  if (wall === '') return null;
  const wanted = Date.parse(`${wall}Z`);
  const shift = (instant: number) => wanted - Date.parse(`${wallTime(tz, new Date(instant))}Z`);
  const near = wanted + shift(wanted);
  return new Date(near + shift(near)).toISOString();
}
