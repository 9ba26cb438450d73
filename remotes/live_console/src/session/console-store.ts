import { reduceConsole, type ConsoleEvent, type ConsoleState } from '../model/console-state';

/** The state of the console, for React and for what runs beside it. */
export class ConsoleStore {
  #state: ConsoleState;
  readonly #listeners = new Set<() => void>();

  constructor(initial: ConsoleState) {
    this.#state = initial;
  }

  readonly get = (): ConsoleState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  send(event: ConsoleEvent): void {
    const next = reduceConsole(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of [...this.#listeners]) listener();
  }

  system(text: string): void {
    this.send({ kind: 'said', type: 'system', text, at: new Date().toISOString() });
  }
}
