import { Worker } from 'node:worker_threads';
import { threadEntry } from './typescript';

/** What the thread is sent; `work` is for its file to understand. */
export interface ThreadRequest<W> {
  readonly id: number;
  readonly work: W;
}

export type ThreadAnswer<R> = { readonly id: number; readonly result: R } | { readonly id: number; readonly reason: string };

/** What a thread says when it has loaded what it needs. */
export const READY = 'ready';

interface Piece<W, R> {
  readonly id: number;
  readonly work: W;
  readonly resolve: (result: R) => void;
  readonly reject: (error: Error) => void;
}

const LONGEST_MS = 20_000;
const LOADING_MS = 60_000;
const IDLE_MS = 60_000;

/**
 * A thread for work that would keep everybody waiting. It begins with the first piece of work and ends a minute after the last. Pieces
 * have their turns one after the other; one that takes longer than 20 s of its own turn – waiting and loading do not count – is given
 * up with the thread, and those that wait go on in a new one.
 *
 * @example
 * const tables = new WorkThread<string, Table>({ file: path.join(import.meta.dirname, 'read-table.worker.ts'), what: 'A table' });
 * const table = await tables.run(text);
 */
export class WorkThread<W, R> {
  #worker: Worker | null = null;
  #isReady = false;
  #turn: Piece<W, R> | null = null;
  readonly #waiting: Piece<W, R>[] = [];
  #last = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param about `file`: the absolute path of a TypeScript file that calls `serveThread`; `what`: a word for messages. */
  constructor(private readonly about: { readonly file: string; readonly what: string; readonly longestMs?: number }) {}

  /**
   * The work and its result are copied.
   *
   * @throws Error when it fails, or takes too long.
   */
  run(work: W): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id: (this.#last += 1), work, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    const stopped = new Error('The server stops.');
    const left = [...(this.#turn ? [this.#turn] : []), ...this.#waiting.splice(0)];
    this.#turn = null;
    for (const { reject } of left) reject(stopped);
    await this.#end();
  }

  /** Gives the thread its next piece, as soon as it can take one. */
  #next(): void {
    if (this.#turn) return;
    if (this.#waiting.length === 0) return this.#within(IDLE_MS, () => void this.#end());
    if (!this.#worker) return this.#start();
    if (!this.#isReady) return;
    const piece = this.#waiting.shift();
    if (!piece) return;
    this.#turn = piece;
    const { what, longestMs = LONGEST_MS } = this.about;
    this.#within(longestMs, () => this.#fail(new Error(`${what} took too long and was given up.`)));
    this.#worker.postMessage({ id: piece.id, work: piece.work } satisfies ThreadRequest<W>);
  }

  #start(): void {
    const worker = new Worker(threadEntry(this.about.file), { eval: true, execArgv: [] });
    this.#worker = worker;
    this.#isReady = false;
    worker.on('message', (answer: ThreadAnswer<R> | typeof READY) => {
      if (worker === this.#worker) this.#receive(answer);
    });
    worker.on('error', (error: Error) => {
      if (worker === this.#worker) this.#fail(error);
    });
    worker.unref();
    this.#within(LOADING_MS, () => this.#fail(new Error(`${this.about.what} could not be begun in time.`)));
  }

  #receive(answer: ThreadAnswer<R> | typeof READY): void {
    if (answer === READY) this.#isReady = true;
    else if (answer.id === this.#turn?.id) {
      const { resolve, reject } = this.#turn;
      this.#turn = null;
      if ('result' in answer) resolve(answer.result);
      else reject(new Error(`${this.about.what} could not be made: ${answer.reason}`));
    }
    this.#next();
  }

  /** Ends the thread with the piece whose turn it is; before it could begin one, with the first that waits. */
  #fail(reason: Error): void {
    const failed = this.#turn ?? this.#waiting.shift();
    this.#turn = null;
    void this.#end();
    failed?.reject(reason);
    this.#next();
  }

  /** The next piece of work gets a new one. */
  async #end(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = null;
    this.#isReady = false;
    await worker?.terminate();
  }

  #within(ms: number, late: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(late, ms);
    // A limit of work keeps the process, as whoever waits for it does; an idle thread keeps nobody.
    if (!this.#turn) this.#timer.unref();
  }
}
