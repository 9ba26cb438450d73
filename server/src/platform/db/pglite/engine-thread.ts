import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { engineProgram } from './engine-program';

/** What the thread is started with. */
export interface EngineData {
  readonly folder: string;
  readonly program: WebAssembly.Module;
}
export type EngineRequest = { kind: 'execute'; bytes: Uint8Array } | { kind: 'close' };
export type EngineAnswer =
  | { kind: 'ready' }
  | { kind: 'answered'; bytes: Uint8Array }
  | { kind: 'closed' }
  | { kind: 'crashed'; reason: string };

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

export interface EngineThreadOptions {
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  /** The engine ignores statement_timeout; a statement that takes longer than this ends the thread, and a new one opens the folder. */
  readonly statementTimeoutMs: number;
}

const here = import.meta.dirname;

/**
 * Main-thread side of the embedded engine: wire protocol in, wire protocol out, strictly in order. A statement cannot be
 * interrupted from outside, so a watchdog replaces the whole thread; to its clients this is a broken connection, and what
 * was committed before is on disk.
 */
export class EngineThread {
  private worker: Worker | null = null;
  private ready: Promise<void>;
  private waiting: Waiting[] = [];
  private headSince = 0;
  private closing: (() => void) | null = null;
  private readonly watchdog: NodeJS.Timeout;
  /** Requests since the thread started; tells maintenance whether anything happened. */
  requests = 0;

  constructor(private readonly options: EngineThreadOptions) {
    this.ready = this.start();
    this.ready.catch(() => undefined);
    this.watchdog = setInterval(() => this.watch(), Math.min(1_000, options.statementTimeoutMs / 4));
    this.watchdog.unref();
  }

  /** Resolves when the engine answers; rejects when the folder cannot be opened. */
  opened(): Promise<void> {
    return this.ready;
  }

  get idle(): boolean {
    return this.waiting.length === 0;
  }

  async execute(bytes: Uint8Array): Promise<Uint8Array> {
    await this.ready;
    this.requests += 1;
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) this.headSince = performance.now();
      this.waiting.push({ resolve, reject });
      this.worker?.postMessage({ kind: 'execute', bytes } satisfies EngineRequest);
    });
  }

  async close(): Promise<void> {
    clearInterval(this.watchdog);
    await this.ready;
    const closed = new Promise<void>((resolve) => {
      this.closing = resolve;
    });
    this.worker?.postMessage({ kind: 'close' } satisfies EngineRequest);
    await closed;
    await this.worker?.terminate();
  }

  /** Ends at once, without the engine's own shutdown; for a folder that nobody will open again. */
  async abandon(): Promise<void> {
    clearInterval(this.watchdog);
    this.closing = () => undefined;
    await this.ready.catch(() => undefined);
    await this.worker?.terminate();
  }

  private async start(): Promise<void> {
    const program = await engineProgram();
    const worker = new Worker(path.join(here, 'engine.worker.mjs'), {
      workerData: { folder: this.options.folder, program } satisfies EngineData,
      execArgv: [],
    });
    this.worker = worker;
    await new Promise<void>((resolve, reject) => {
      worker.on('error', (error: Error) => {
        reject(error);
        this.fail(worker, error);
      });
      worker.on('exit', (code) => {
        const error = new Error(`The embedded database stopped (exit ${code}).`);
        reject(error);
        this.fail(worker, error);
        this.closing?.();
      });
      worker.on('message', (message: EngineAnswer) => {
        if (message.kind === 'ready') resolve();
        else this.receive(worker, message);
      });
    });
  }

  private receive(worker: Worker, message: Exclude<EngineAnswer, { kind: 'ready' }>): void {
    if (worker !== this.worker) return;
    if (message.kind === 'answered') {
      this.headSince = performance.now();
      this.waiting.shift()?.resolve(message.bytes);
    } else if (message.kind === 'closed') this.closing?.();
    else this.restart(new Error(`The embedded database failed: ${message.reason}`));
  }

  private watch(): void {
    if (this.waiting.length === 0 || performance.now() - this.headSince < this.options.statementTimeoutMs) return;
    this.restart(
      Object.assign(new Error(`canceling statement due to statement timeout (${this.options.statementTimeoutMs} ms)`), { code: '57014' }),
    );
  }

  private restart(cause: Error): void {
    if (this.closing) {
      this.options.log.error({ err: cause }, 'the embedded database failed while closing');
      this.closing();
      return;
    }
    this.options.log.error({ err: cause }, 'the embedded database is restarted');
    const old = this.worker;
    // The old thread must have let go of the folder before a new one opens it.
    const gone = old?.terminate();
    this.failAll(cause);
    this.ready = Promise.resolve(gone).then(() => this.start());
    this.ready.catch((error: unknown) => this.options.log.fatal({ err: error }, 'the embedded database could not be opened again'));
  }

  private fail(worker: Worker, error: Error): void {
    if (worker !== this.worker || this.closing) return;
    this.failAll(error);
  }

  private failAll(error: Error): void {
    const failed = this.waiting;
    this.waiting = [];
    for (const one of failed) one.reject(error);
  }
}
