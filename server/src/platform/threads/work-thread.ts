import { Worker } from 'node:worker_threads';
import { threadEntry } from './typescript';

/** What the thread is sent; `work` is for its file to understand. */
export interface ThreadRequest<W> {
  readonly id: number;
  readonly work: W;
}

export type ThreadAnswer<R> = { readonly id: number; readonly result: R } | { readonly id: number; readonly reason: string };

interface Waiting<R> {
  readonly resolve: (result: R) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

const LONGEST_MS = 20_000;
const IDLE_MS = 60_000;

/**
 * A thread for work that would keep everybody waiting. It begins with the first piece of work, ends a minute after the last, and is
 * ended with all it was given when one takes longer than 20 s.
 *
 * @example
 * const tables = new WorkThread<string, Table>({ file: path.join(import.meta.dirname, 'read-table.worker.ts'), what: 'A table' });
 * const table = await tables.run(text);
 */
export class WorkThread<W, R> {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting<R>>();
  #last = 0;
  #idle: NodeJS.Timeout | undefined;

  /** @param about `file`: the absolute path of a TypeScript file that calls `serveThread`; `what`: a word for messages. */
  constructor(private readonly about: { readonly file: string; readonly what: string; readonly longestMs?: number }) {}

  /**
   * The work and its result are copied.
   *
   * @throws Error when it fails, or takes too long.
   */
  run(work: W): Promise<R> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const id = (this.#last += 1);
    const { what, longestMs = LONGEST_MS } = this.about;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.#restart(new Error(`${what} took too long and was given up.`)), longestMs);
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, work } satisfies ThreadRequest<W>);
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#restart(new Error('The server stops.'));
  }

  #start(): Worker {
    const worker = new Worker(threadEntry(this.about.file), { eval: true, execArgv: [] });
    worker.on('message', (answer: ThreadAnswer<R>) => this.#receive(answer));
    worker.on('error', (error: Error) => {
      if (worker === this.#worker) void this.#restart(error);
    });
    worker.unref();
    return worker;
  }

  #receive(answer: ThreadAnswer<R>): void {
    const one = this.#waiting.get(answer.id);
    if (!one) return;
    clearTimeout(one.timer);
    this.#waiting.delete(answer.id);
    if ('result' in answer) one.resolve(answer.result);
    else one.reject(new Error(`${this.about.what} could not be made: ${answer.reason}`));
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.#restart(new Error('Nobody waited.')), IDLE_MS).unref();
  }

  /** Ends the thread; the next piece of work gets a new one. */
  async #restart(reason: Error): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.#waiting.clear();
    await worker?.terminate();
  }
}
