/** Counts calls per key and minute, in this process. */
export class RateLimiter {
  private readonly windows = new Map<string, { count: number; ends: number }>();
  private swept = 0;

  /** `clock`: milliseconds that only grow; the time of day may be put back. */
  constructor(private readonly clock: () => number) {}

  /** Takes one call. Answers the seconds to wait when the key has used up its minute, otherwise 0. */
  take(key: string, perMinute: number): number {
    const now = this.clock();
    this.sweep(now);
    const open = this.windows.get(key);
    if (!open || open.ends <= now) {
      this.windows.set(key, { count: 1, ends: now + 60_000 });
      return 0;
    }
    open.count += 1;
    return open.count > perMinute ? Math.ceil((open.ends - now) / 1_000) : 0;
  }

  private sweep(now: number): void {
    if (now - this.swept < 60_000) return;
    this.swept = now;
    for (const [key, { ends }] of this.windows) if (ends <= now) this.windows.delete(key);
  }
}
