const MINUTE = 60_000;

/**
 * How long somebody has waited, in the largest whole part that says something.
 *
 * @example waitedFor(95 * 60_000); // '2 h'
 */
export function waitedFor(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE));
  if (minutes < 90) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
  return `${Math.round(minutes / 60 / 24)} days`;
}
