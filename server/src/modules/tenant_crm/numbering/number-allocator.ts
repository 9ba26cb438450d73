const LARGEST_BLOCK = 64;
const BUSY_MS = 1000;

interface Block {
  next: number;
  left: number;
  size: number;
  takenAt: number;
}

/** Fetches a block of numbers in a short transaction of its own; answers the first. */
export type TakeBlock = (tenantId: number, size: number) => Promise<number>;

/**
 * Hands out project numbers per tenant. One at a time would make all creates of a tenant queue for one row until the
 * commit, so a busy tenant takes blocks that grow while it stays busy; a quiet one takes single numbers and has no gaps.
 * A number is never handed out twice; what is left of a block when the process ends is skipped.
 */
export class NumberAllocator {
  readonly #blocks = new Map<number, Block>();
  readonly #queues = new Map<number, Promise<unknown>>();
  readonly #take: TakeBlock;
  readonly #clock: () => Date;

  constructor(take: TakeBlock, clock: () => Date) {
    this.#take = take;
    this.#clock = clock;
  }

  async next(tenantId: number): Promise<number> {
    for (;;) {
      const block = this.#blocks.get(tenantId);
      if (block && block.left > 0) {
        block.left -= 1;
        block.next += 1;
        return block.next - 1;
      }
      await this.#refill(tenantId);
    }
  }

  /** Callers that find the block empty wait for one refill together. */
  async #refill(tenantId: number): Promise<void> {
    const running = this.#queues.get(tenantId);
    if (running) {
      await running;
      return;
    }
    const refill = this.#takeBlock(tenantId).finally(() => this.#queues.delete(tenantId));
    this.#queues.set(tenantId, refill);
    await refill;
  }

  async #takeBlock(tenantId: number): Promise<void> {
    const now = this.#clock().getTime();
    const last = this.#blocks.get(tenantId);
    const busy = last !== undefined && now - last.takenAt < BUSY_MS;
    const size = busy ? Math.min(last.size * 2, LARGEST_BLOCK) : 1;
    const first = await this.#take(tenantId, size);
    this.#blocks.set(tenantId, { next: first, left: size, size, takenAt: now });
  }
}
