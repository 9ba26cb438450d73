/** The seeds: a voice token is renewed every 30 minutes. */
export const TOKEN_REFRESH_MS = 30 * 60_000;
/** After a sleep the timer may be late: older than this is renewed at once. */
const OLD_MS = 25 * 60_000;
const FAILED_AGAIN_MS = 20_000;

interface KeeperParts {
  /** Fetches a token and gives it to the device; false: it did not work. */
  readonly renew: () => Promise<boolean>;
  readonly busy: () => boolean;
  readonly now: () => number;
}

/** Renews the voice token by the clock, before it ends, and after a sleep; never during a call, which it would interrupt. */
export class TokenKeeper {
  #at = 0;
  #owed = false;
  #running = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: KeeperParts) {}

  /** A token has just been given to the device. */
  fresh(): void {
    this.#at = this.parts.now();
    this.#owed = false;
    this.#plan(TOKEN_REFRESH_MS);
  }

  /** The device says that its token is about to end, or has ended. */
  due(): void {
    void this.#renew();
  }

  /** The computer woke, the page is seen again, or the network is back. */
  woke(): void {
    if (this.#at > 0 && this.parts.now() - this.#at > OLD_MS) void this.#renew();
  }

  callEnded(): void {
    if (this.#owed) void this.#renew();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#at = 0;
    this.#owed = false;
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#renew(), ms);
  }

  async #renew(): Promise<void> {
    if (this.parts.busy()) this.#owed = true;
    if (this.#owed && this.parts.busy()) return;
    if (this.#running) return;
    this.#running = true;
    const done = await this.parts.renew().catch(() => false);
    this.#running = false;
    if (this.#at === 0) return;
    if (done) this.fresh();
    else this.#plan(FAILED_AGAIN_MS);
  }
}
