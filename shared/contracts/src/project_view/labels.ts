/** Minutes from midnight as a clock on the wall shows them; past midnight it begins again. @example clock(1_470) // '00:30' */
export function clock(minute: number): string {
  const ofDay = ((minute % 1_440) + 1_440) % 1_440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
