import { STREAM_END, type StreamEvent } from '@butterfly/contracts/agents';
import { PassThrough } from 'node:stream';
import type { Bytes } from '../../../platform/define-module';
import type { RunResult, Listener } from './live-run';

/** Proxies close connections on which nothing happens. */
const KEEP_ALIVE_MS = 15_000;

/** The lines of a stream: only `data:` lines, and comments to keep the connection (decision A-22). */
export class EventStream implements Listener {
  readonly #out = new PassThrough();
  readonly #beat: NodeJS.Timeout;

  constructor(private readonly sentence: (code: string) => string) {
    this.#out.write(': ready\n\n');
    this.#beat = setInterval(() => this.#out.write(': keep-alive\n\n'), KEEP_ALIVE_MS);
    this.#beat.unref();
    this.#out.once('close', () => clearInterval(this.#beat));
  }

  chunk(text: string): void {
    this.#send({ type: 'chunk', text });
  }

  end(ending: RunResult): void {
    this.#send(
      ending.kind === 'response'
        ? { type: 'final_state', final_output: ending.response }
        : { type: 'error', error: this.sentence(ending.code) },
    );
    clearInterval(this.#beat);
    if (!this.#out.destroyed) this.#out.end(`data: ${STREAM_END}\n\n`);
  }

  /** An answer that is there already: its text in one piece, then as it is stored. */
  replay(ending: RunResult): void {
    if (ending.kind === 'response' && ending.response.message !== '') this.chunk(ending.response.message);
    this.end(ending);
  }

  /** Calls back when the reader has left. */
  onLeft(work: () => void): void {
    this.#out.once('close', work);
  }

  answer(): Bytes {
    return {
      kind: 'bytes',
      bytes: this.#out,
      type: 'text/event-stream; charset=utf-8',
      headers: { 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' },
    };
  }

  #send(event: StreamEvent): void {
    if (!this.#out.destroyed) this.#out.write(`data: ${JSON.stringify(event)}\n\n`);
  }
}
