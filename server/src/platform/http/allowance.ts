import type { Neighbours } from '../neighbours';

interface Bucket {
  /** What may still be taken; filled up with time. */
  left: number;
  at: number;
}

export interface AllowanceOptions {
  /** What may be taken at once by who has taken nothing lately. */
  readonly burst: number;
  readonly perSecond: number;
  /** Milliseconds that only grow. */
  readonly clock?: () => number;
}

const SWEEP_MS = 60_000;

/**
 * How often each may do something, in this process: a burst now and then, and in the long run so many a second.
 *
 * @example
 * const requests = new Allowance({ burst: 100, perSecond: 10 });
 * const wait = requests.take('7/3');
 */
export class Allowance {
  readonly #buckets = new Map<string, Bucket>();
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #clock: () => number;
  #swept = 0;

  constructor({ burst, perSecond, clock = () => performance.now() }: AllowanceOptions) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#clock = clock;
  }

  /** Takes one. Answers the seconds to wait when there is none, otherwise 0. */
  take(key: string): number {
    const now = this.#clock();
    this.#sweep(now);
    const left = this.#leftOf(this.#buckets.get(key), now);
    if (left < 1) return Math.ceil((1 - left) / this.#perSecond);
    this.#buckets.set(key, { left: left - 1, at: now });
    return 0;
  }

  #leftOf(bucket: Bucket | undefined, now: number): number {
    return bucket ? Math.min(this.#burst, bucket.left + ((now - bucket.at) / 1_000) * this.#perSecond) : this.#burst;
  }

  /** Who has all of it again need not be remembered. */
  #sweep(now: number): void {
    if (now - this.#swept < SWEEP_MS) return;
    this.#swept = now;
    for (const [key, bucket] of this.#buckets) if (this.#leftOf(bucket, now) >= this.#burst) this.#buckets.delete(key);
  }
}

/** What a member may take while other businesses are about; alone as much as there is. */
export class MemberAllowance {
  readonly #allowance: Allowance;

  constructor(
    options: AllowanceOptions,
    private readonly neighbours: Neighbours<number>,
  ) {
    this.#allowance = new Allowance(options);
  }

  /** Takes one. Answers the seconds to wait when others would feel it, otherwise 0. */
  take({ tenantId, memberId }: { readonly tenantId: number; readonly memberId: number }): number {
    const wait = this.#allowance.take(`${tenantId}/${memberId}`);
    return this.neighbours.has(tenantId) ? wait : 0;
  }
}
