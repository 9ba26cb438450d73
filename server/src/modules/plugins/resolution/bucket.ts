import { createHash } from 'node:crypto';
import type { KnownRollout } from './world';

/** 0 to 9,999, by business and not by browser: colleagues see the same, and each rollout begins with other businesses. */
export function bucketOf(plugin: string, rollout: number, tenantId: number): number {
  return Number(createHash('sha256').update(`${plugin}|${rollout}|${tenantId}`).digest().readBigUInt64BE(0) % 10_000n);
}

/** How many businesses in a hundred a rollout had reached by a time; 0 before it began and after it ended. */
export function percentAt({ reach }: Pick<KnownRollout, 'reach'>, time: number | null): number {
  const known = time === null ? reach : reach.filter(({ at }) => at <= time);
  return known.at(-1)?.percent ?? 0;
}
