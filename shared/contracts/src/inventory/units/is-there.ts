import type { UnitStatus } from './schema';

const GONE: ReadonlySet<UnitStatus> = new Set(['destroyed', 'rejected', 'lost', 'quarantined']);

/** Whether a unit in this condition counts among those that there are. @example isThere('damaged'); // true */
export function isThere(status: UnitStatus): boolean {
  return !GONE.has(status);
}
