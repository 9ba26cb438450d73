import type { NewTicks, Tick } from '@butterfly/contracts/floral_recipe_builder';
import { errorMessage } from '@butterfly/plugin-sdk';
import type { KeptTick, TickStore } from './tick-store';

/** What the page says about ticks that are on their way. */
export interface OutboxState {
  /** Not in the business yet, the oldest first. */
  readonly waiting: readonly KeptTick[];
  /** Why the last attempt to send failed. */
  readonly problem: string | null;
}

interface Ports {
  readonly store: TickStore;
  readonly send: (body: NewTicks) => Promise<readonly Tick[]>;
  /** The last tick of each line, as the business has them now. */
  readonly onSent: (ticks: readonly Tick[]) => void;
  readonly now?: () => Date;
}

const MOST_AT_ONCE = 500;

/**
 * Takes ticks at once and sends them when there is a network: each is kept on the device before it is sent and until it has arrived. One that
 * is sent twice is one, so that whatever is in doubt is sent again.
 *
 * @example
 * const outbox = new TickOutbox({ store: browserTicks('1:2:7'), send, onSent });
 * outbox.tick('stems:7', true);
 */
export class TickOutbox {
  readonly #ports: Ports;
  readonly #listeners = new Set<() => void>();
  #state: OutboxState = { waiting: [], problem: null };
  #sending = false;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  readonly state = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tick(item: string, done: boolean): void {
    const tick: KeptTick = { client_id: crypto.randomUUID(), item, done, at: this.#now() };
    this.#set({ waiting: [...this.#state.waiting, tick] });
    // A private window may refuse to keep it: it is sent from memory then.
    void this.#ports.store
      .add(tick)
      .catch(() => undefined)
      .then(() => this.flush());
  }

  /** Ticks that were kept before the page was left. */
  async restore(): Promise<void> {
    const kept = await this.#ports.store.all().catch(() => []);
    const known = new Set(this.#state.waiting.map(({ client_id }) => client_id));
    this.#set({ waiting: [...kept.filter(({ client_id }) => !known.has(client_id)), ...this.#state.waiting] });
    await this.flush();
  }

  /** Sends what waits. Fails softly: what could not be sent waits on. */
  async flush(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      while (this.#state.waiting.length > 0) await this.#sendSome(this.#state.waiting.slice(0, MOST_AT_ONCE));
    } catch (error) {
      this.#set({ problem: errorMessage(error) });
    } finally {
      this.#sending = false;
    }
  }

  async #sendSome(some: readonly KeptTick[]): Promise<void> {
    const ticks = await this.#ports.send({ sent_at: this.#now(), ticks: [...some] });
    const ids = some.map(({ client_id }) => client_id);
    this.#ports.onSent(ticks);
    this.#set({ waiting: this.#state.waiting.filter(({ client_id }) => !ids.includes(client_id)), problem: null });
    await this.#ports.store.remove(ids).catch(() => undefined);
  }

  #now(): string {
    return (this.#ports.now?.() ?? new Date()).toISOString();
  }

  #set(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
