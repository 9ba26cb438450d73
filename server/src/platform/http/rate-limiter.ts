const WINDOW_MS = 60_000;

/** Counts calls per key and minute, in this process. */
export class RateLimiter {
  private readonly windows = new Map<string, { count: number; ends: number }>();
  private swept = 0;

  /** `clock`: milliseconds; those of this process only grow, whatever becomes of the time of day. One that is put back makes nobody wait longer than a minute. */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Takes one call. Answers the seconds to wait when the key has used up its minute, otherwise 0. */
  take(key: string, perMinute: number): number {
    const now = this.clock();
    this.sweep(now);
    const open = this.windows.get(key);
    // One that ends later than it could have begun is of a clock that was put back since.
    if (!open || open.ends <= now || open.ends > now + WINDOW_MS) {
      this.windows.set(key, { count: 1, ends: now + WINDOW_MS });
      return 0;
    }
    open.count += 1;
    return open.count > perMinute ? Math.ceil((open.ends - now) / 1_000) : 0;
  }

  private sweep(now: number): void {
    if (Math.abs(now - this.swept) < WINDOW_MS) return;
    this.swept = now;
    for (const [key, { ends }] of this.windows) if (ends <= now) this.windows.delete(key);
  }
}
