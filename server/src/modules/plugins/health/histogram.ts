/** Upper ends of the buckets in milliseconds; the last one takes the rest up to a minute. */
export const BUCKET_ENDS = [
  25, 50, 100, 150, 200, 300, 400, 600, 800, 1_200, 1_600, 2_400, 3_200, 5_000, 8_000, 12_000, 20_000, 60_000,
] as const;

export const emptyTimes = (): number[] => BUCKET_ENDS.map(() => 0);

export function bucketOfTime(ms: number): number {
  const found = BUCKET_ENDS.findIndex((end) => ms <= end);
  return found < 0 ? BUCKET_ENDS.length - 1 : found;
}

/** The upper end of the bucket under which 95 of a hundred lie; null without any. */
export function p95Of(times: readonly number[]): number | null {
  const total = times.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  const at = times.findIndex((count) => (seen += count) >= total * 0.95);
  return BUCKET_ENDS[at] ?? null;
}
