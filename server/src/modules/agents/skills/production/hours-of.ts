/**
 * Minutes of bench work as people say them.
 *
 * @example hoursOf(625) // '10 h 25 min'
 */
export function hoursOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [hours > 0 ? `${String(hours)} h` : '', rest > 0 ? `${String(rest)} min` : ''].filter(Boolean).join(' ');
}
