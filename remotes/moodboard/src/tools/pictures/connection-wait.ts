import { afterOnline } from '@butterfly/record-kit/network';

const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 60_000;

/** Waits for the connection, and calls back when there may be one: the browser does not always notice that it is connected again. */
export class ConnectionWait {
  #pause = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopListening: (() => void) | undefined;

  constructor(private readonly goOn: () => void) {}

  begin(): void {
    const handleChance = () => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.goOn();
    };
    this.#stopListening ??= afterOnline(handleChance);
    this.#timer ??= setTimeout(handleChance, this.#pause);
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
  }

  /** Something got through: the next wait is a short one again. */
  arrived(): void {
    this.#pause = FIRST_PAUSE_MS;
  }

  /** Nothing of it stays alive. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stopListening?.();
    this.#stopListening = undefined;
  }
}
