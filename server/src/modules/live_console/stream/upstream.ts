import WebSocket, { type RawData } from 'ws';
import type { Ending } from './page-answers';
import { endingOf, refusalOf } from './upstream-frames';

const HANDSHAKE_MS = 10_000;
const MAX_FRAME = 16 * 1_048_576;
/** So much may wait to be sent: pictures are left out first, sound at the second mark. */
const BACKLOG_PICTURES = 512 * 1_024;
const BACKLOG = 4 * 1_048_576;

export interface UpstreamOptions {
  readonly address: string;
  readonly token: string;
  readonly setup: object;
  onFrame(text: string): void;
  onEnd(ending: Ending): void;
}

/** The socket to the live service. Ends once, with the reason in words; the token is in its first request only. */
export class Upstream {
  readonly #socket: WebSocket;
  #ended = false;

  constructor(private readonly options: UpstreamOptions) {
    this.#socket = new WebSocket(options.address, {
      headers: { authorization: `Bearer ${options.token}` },
      perMessageDeflate: false,
      maxPayload: MAX_FRAME,
      handshakeTimeout: HANDSHAKE_MS,
      followRedirects: false,
    });
    this.#socket.on('open', () => this.#socket.send(JSON.stringify(options.setup)));
    this.#socket.on('message', (data: RawData) => this.#heard(data));
    this.#socket.on('unexpected-response', (request, response) => {
      this.#end(refusalOf(response.statusCode ?? 0));
      response.destroy();
      request.destroy();
    });
    this.#socket.on('error', () => this.#end({ message: 'The live service could not be reached.', retryable: true }, true));
    this.#socket.on('close', (code, reason) => this.#end(endingOf(code, reason.toString())));
  }

  send(frame: object, isPicture = false): void {
    if (this.#socket.readyState !== WebSocket.OPEN || this.#socket.bufferedAmount > (isPicture ? BACKLOG_PICTURES : BACKLOG)) return;
    this.#socket.send(JSON.stringify(frame));
  }

  close(): void {
    this.#ended = true;
    if (this.#socket.readyState === WebSocket.CONNECTING) this.#socket.terminate();
    else this.#socket.close(1000);
    const straggler = setTimeout(() => this.#socket.terminate(), 2_000);
    straggler.unref();
    this.#socket.once('close', () => clearTimeout(straggler));
  }

  /** Frames come as text or as bytes, whichever the service likes. */
  #heard(data: RawData): void {
    if (!this.#ended)
      this.options.onFrame(
        Array.isArray(data) ? Buffer.concat(data).toString() : String(data instanceof ArrayBuffer ? Buffer.from(data) : data),
      );
  }

  /** What breaks an open socket is told by its close code a moment later. */
  #end(ending: Ending, isError = false): void {
    if (this.#ended || (isError && this.#socket.readyState !== WebSocket.CONNECTING && this.#socket.readyState !== WebSocket.CLOSING))
      return;
    this.#ended = true;
    this.options.onEnd(ending);
  }
}
