import type { AgentResponse } from '@butterfly/contracts/agents';

/** How a run ended. `code`: of the error catalogue. */
export type RunResult =
  | { readonly kind: 'response'; readonly response: AgentResponse }
  | { readonly kind: 'failed'; readonly code: string };

export interface Listener {
  chunk(text: string): void;
  end(ending: RunResult): void;
}

/** A run in this process: what was said so far, for whoever comes to listen, at the beginning or in the middle. */
export class LiveRun {
  readonly #abort = new AbortController();
  readonly #listeners = new Set<Listener>();
  #textSoFar = '';
  #ending: RunResult | null = null;

  constructor(readonly id: number) {}

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get textSoFar(): string {
    return this.#textSoFar;
  }

  say(text: string): void {
    // Nothing is said after a person has stopped the answer.
    if (this.signal.aborted || this.#ending || text === '') return;
    this.#textSoFar += text;
    for (const listener of this.#listeners) listener.chunk(text);
  }

  cancel(): void {
    this.#abort.abort();
  }

  end(ending: RunResult): void {
    this.#ending = ending;
    for (const listener of this.#listeners) listener.end(ending);
    this.#listeners.clear();
  }

  /** Hears what was said already as one piece, then the rest. Answers how to stop listening. */
  listen(listener: Listener): () => void {
    if (this.#textSoFar !== '') listener.chunk(this.#textSoFar);
    if (this.#ending) listener.end(this.#ending);
    else this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
