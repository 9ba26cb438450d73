/** How a save left the board: nothing to save, more to save, to be tried later, or waiting for a person. */
export type SaveResult = 'clean' | 'again' | 'later' | 'blocked';

interface QueueOptions {
  readonly save: () => Promise<SaveResult>;
  /** Quiet time after a change before it is saved. */
  readonly delayMs?: number;
  /** No change waits longer than this, however busy the person is. */
  readonly longestMs?: number;
  readonly random?: () => number;
}

/** Longest wait between two tries while saving fails. */
const LONGEST_RETRY_MS = 30_000;

/**
 * One save at a time: changes that come while one is under way go together with the next. A failed save is tried again, each
 * time later, spread so that not all boards return at the same moment.
 */
export class SaveQueue {
  readonly #options: Required<QueueOptions>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<SaveResult> | null = null;
  #waitingSince: number | null = null;
  #failures = 0;
  #stopped = false;

  constructor(options: QueueOptions) {
    this.#options = { delayMs: 600, longestMs: 3_000, random: Math.random, ...options };
  }

  get busy(): boolean {
    return this.#running !== null;
  }

  /** Something has changed. While saves fail, a change does not make the next one come sooner. */
  changed(): void {
    if (this.#failures > 0 && this.#timer !== undefined) return;
    this.#waitingSince ??= Date.now();
    const { delayMs, longestMs } = this.#options;
    this.#schedule(Math.max(0, Math.min(delayMs, this.#waitingSince + longestMs - Date.now())));
  }

  /** The network is back, or the page is looked at again: no reason to wait any longer. */
  wake(): void {
    this.#schedule(0);
  }

  /** Saves now and waits until nothing is left to save, or saving is in vain. */
  async flush(): Promise<SaveResult> {
    clearTimeout(this.#timer);
    await this.#running;
    let result = await this.#run();
    while (result === 'again') result = await this.#run();
    return result;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#run(), delayMs);
  }

  async #run(): Promise<SaveResult> {
    if (this.#running) return this.#running;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waitingSince = null;
    this.#running = this.#options.save();
    const result = await this.#running.finally(() => (this.#running = null));
    this.#failures = result === 'later' ? this.#failures + 1 : 0;
    if (result === 'again') this.#schedule(0);
    if (result === 'later') this.#schedule(Math.min(LONGEST_RETRY_MS, 1_000 * 2 ** this.#failures) * (0.5 + 0.5 * this.#options.random()));
    return result;
  }
}
