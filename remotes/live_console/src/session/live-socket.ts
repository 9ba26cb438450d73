import { readServerFrame, type ServerEvent } from '../model/server-frame';

export interface Setup {
  readonly bearerToken: string;
  readonly projectId: string;
  readonly responseModalities: readonly ('TEXT' | 'AUDIO')[];
  readonly systemInstructions: string;
  readonly voice: string;
  readonly resumeHandle?: string;
}

interface SocketEars {
  onEvent(event: ServerEvent): void;
  /** It has closed by itself. */
  onClosed(code: number): void;
}

/** One socket: sends the setup first, then what it is given; after `close` nothing is heard of it any more. */
export class LiveSocket {
  #isOver = false;

  constructor(
    private readonly socket: WebSocket,
    setup: Setup,
    private readonly ears: SocketEars,
  ) {
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => this.send({ type: 'setup', ...setup });
    socket.onmessage = ({ data }: MessageEvent<unknown>) => this.#heard(data);
    socket.onclose = ({ code }) => {
      if (this.#isOver) return;
      this.#isOver = true;
      ears.onClosed(code);
    };
  }

  get buffered(): number {
    return this.socket.bufferedAmount;
  }

  send(frame: object): void {
    if (!this.#isOver && this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  close(): void {
    this.#isOver = true;
    this.socket.onopen = null;
    this.socket.onmessage = null;
    this.socket.close(1000);
  }

  #heard(data: unknown): void {
    if (this.#isOver) return;
    const text = typeof data === 'string' ? data : new TextDecoder().decode(data as ArrayBuffer);
    const event = readServerFrame(text);
    if (event) this.ears.onEvent(event);
  }
}
