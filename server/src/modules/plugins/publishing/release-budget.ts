import type { ReleaseRecord } from '@butterfly/contracts/plugins';

const GROWTH = 0.05;
/** Below this nobody waits longer for it. */
const ALWAYS_ALLOWED = 4_096;

/** What people download; source maps are for developers. */
export function shippedBytes({ files }: Pick<ReleaseRecord, 'files'>): number {
  return files.filter(({ kind }) => kind !== 'map').reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The budget is what was released last and a twentieth more: it shrinks by itself and grows only on purpose. */
export function budgetFaults(record: ReleaseRecord, before: ReleaseRecord | undefined, largerBecause: string | undefined): string[] {
  if (!before || largerBecause) return [];
  const [now, last] = [shippedBytes(record), shippedBytes(before)];
  const budget = Math.max(Math.floor(last * (1 + GROWTH)), last + ALWAYS_ALLOWED);
  return now > budget
    ? [`it has ${now} bytes, the budget is ${budget} (${before.version} has ${last}, and 5 %). Give a reason to publish it all the same`]
    : [];
}
