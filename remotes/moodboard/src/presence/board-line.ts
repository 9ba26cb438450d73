import { reopenAfter } from '@butterfly/plugin-sdk';
import type { Point } from '../canvas/geometry/geometry';

/** Somebody else with the board open. One person may be there twice, on two devices. */
export interface Peer {
  readonly id: string;
  readonly member: number;
  readonly name: string;
}
interface Cursor extends Point {
  readonly page: string;
}
export interface LineEvents {
  readonly here: (peer: Peer) => void;
  readonly left: (id: string) => void;
  readonly cursor: (id: string, at: Cursor) => void;
  /** The line stands anew: who was there before may be gone. */
  readonly begins: () => void;
  readonly saved: () => void;
  readonly talked: () => void;
}
interface LinePort {
  readonly open: () => WebSocket;
  readonly after: (ms: number, work: () => void) => () => void;
}

const RETRY_MS = 4_000;
/** The server hears at most twenty frames a second; a pointer needs no more than this. */
const CURSOR_MS = 100;

/**
 * The line between pages that show one board. It comes back by itself; what is said while it is down is not said later.
 * Nothing depends on it: a board without it looks for changes every few seconds.
 */
export class BoardLine {
  #socket: WebSocket | null = null;
  #stopTimer: (() => void) | null = null;
  #joined = false;
  #ended = false;
  #cursor: Cursor | null = null;
  #cursorRests = false;

  constructor(
    private readonly project: number,
    private readonly port: LinePort,
    private readonly events: LineEvents,
  ) {
    this.#connect();
  }

  /** Where this person points; only the last place of a tenth of a second is told. */
  point(at: Cursor): void {
    this.#cursor = at;
    if (this.#cursorRests) return;
    this.#tellCursor();
  }

  end(): void {
    this.#ended = true;
    this.#stopTimer?.();
    this.#socket?.close();
  }

  #tellCursor(): void {
    if (!this.#cursor || this.#ended) return;
    this.#say({ type: 'moodboard.cursor', ...this.#cursor });
    this.#cursor = null;
    this.#cursorRests = true;
    this.port.after(CURSOR_MS, () => {
      this.#cursorRests = false;
      this.#tellCursor();
    });
  }

  #connect(): void {
    const socket = this.port.open();
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'moodboard.join', project: this.project }));
    socket.onmessage = ({ data }) => this.#receive(parsed(data));
    socket.onclose = ({ code }) => {
      this.#joined = false;
      if (!this.#ended) this.#stopTimer = this.port.after(reopenAfter(code, RETRY_MS) * (0.8 + Math.random() * 0.4), () => this.#connect());
    };
  }

  #say(frame: object): void {
    if (this.#joined && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ project: this.project, ...frame }));
  }

  #receive(frame: Record<string, unknown>): void {
    const peer = String(frame['peer'] ?? '');
    switch (frame['type']) {
      case 'moodboard.joined':
        this.#joined = true;
        return this.events.begins();
      case 'moodboard.here':
        this.events.here({ id: peer, member: Number(frame['member']), name: String(frame['name'] ?? '') });
        if (frame['comes'] === true) this.#say({ type: 'moodboard.here' });
        return undefined;
      case 'moodboard.left':
        return this.events.left(peer);
      case 'moodboard.cursor':
        return this.events.cursor(peer, { page: String(frame['page'] ?? ''), x: Number(frame['x']), y: Number(frame['y']) });
      case 'moodboard.saved':
        return this.events.saved();
      case 'moodboard.talked':
        return this.events.talked();
      default:
        return undefined;
    }
  }
}

function parsed(data: unknown): Record<string, unknown> {
  try {
    return JSON.parse(String(data)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
