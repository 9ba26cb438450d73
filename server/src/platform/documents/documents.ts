import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadEntry } from '../threads/typescript';

export interface RenderRequest {
  readonly id: number;
  /** File that exports `document(data)`; it runs in the thread. */
  readonly template: string;
  readonly data: unknown;
}

export type RenderAnswer = { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly reason: string };

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

const LONGEST_MS = 20_000;
const IDLE_MS = 60_000;

/** Documents as PDF, laid out in a thread of their own: a long one takes a second, and nobody else waits for it. */
export class Documents {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private idle: NodeJS.Timeout | undefined;

  /**
   * Renders one document. `template` is the absolute path of a file that exports `document(data): DocumentDefinition`;
   * `data` is copied to the thread. Never inside a transaction.
   *
   * @throws Error when the template fails or takes longer than 20 s.
   */
  render(template: string, data: unknown): Promise<Buffer> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
    const id = (this.last += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.restart(new Error('A document took too long and was given up.')), LONGEST_MS);
      this.waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, template, data } satisfies RenderRequest);
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    await this.restart(new Error('The server stops.'));
  }

  private start(): Worker {
    const worker = new Worker(threadEntry(path.join(import.meta.dirname, 'documents.worker.ts')), { eval: true, execArgv: [] });
    worker.on('message', (answer: RenderAnswer) => this.receive(answer));
    worker.on('error', (error: Error) => { if (worker === this.worker) void this.restart(error); });
    worker.unref();
    return worker;
  }

  private receive(answer: RenderAnswer): void {
    const one = this.waiting.get(answer.id);
    if (!one) return;
    clearTimeout(one.timer);
    this.waiting.delete(answer.id);
    if ('bytes' in answer) one.resolve(Buffer.from(answer.bytes));
    else one.reject(new Error(`The document could not be made: ${answer.reason}`));
    if (this.waiting.size === 0) this.idle = setTimeout(() => void this.restart(new Error('Nobody waited.')), IDLE_MS).unref();
  }

  /** Ends the thread; the next document gets a new one. */
  private async restart(reason: Error): Promise<void> {
    const worker = this.worker;
    this.worker = null;
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.waiting.clear();
    await worker?.terminate();
  }
}
