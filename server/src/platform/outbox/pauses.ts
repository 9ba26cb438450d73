/** The first pause, in times of what a listener may take; each further one is twice as long … */
const FIRST = 2;
/** … up to this: on the embedded engine everybody waits for a listener that hangs, and so for less than two of a hundred seconds. */
const LONGEST = 60;

/** What a pause is counted in where listeners fail at once instead of hanging. */
const FAILING_MS = 500;

/** What a batch of a module met: a listener that hung, or nothing but failures. */
export type Trouble = 'hung' | 'failing';

interface Pause {
  readonly until: number;
  readonly times: number;
}

/** Modules whose listeners hang, or fail whatever comes: they are left alone for a while, longer each time, until they get through a batch. */
export class Pauses {
  readonly #pauses = new Map<string, Pause>();
  readonly #limitMs: number;
  readonly #now: () => number;

  constructor(limitMs: number, now: () => number = () => performance.now()) {
    this.#limitMs = limitMs;
    this.#now = now;
  }

  has(module: string): boolean {
    return (this.#pauses.get(module)?.until ?? 0) > this.#now();
  }

  /** Whether the last batch of the module met trouble, though it may be tried again by now. */
  isOnTrial(module: string): boolean {
    return this.#pauses.has(module);
  }

  /** After a batch of the module. */
  note(module: string, trouble: Trouble | null): void {
    if (trouble === null) return void this.#pauses.delete(module);
    const times = Math.min((this.#pauses.get(module)?.times ?? FIRST / 2) * 2, LONGEST);
    this.#pauses.set(module, { times, until: this.#now() + times * (trouble === 'hung' ? this.#limitMs : FAILING_MS) });
  }

  /** Ends all that are running; what hangs again waits as long as it would have. */
  end(): void {
    for (const [module, { times }] of this.#pauses) this.#pauses.set(module, { times, until: 0 });
  }
}
