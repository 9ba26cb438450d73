import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { LiveConversation } from './live-conversation';

/** One connection as the service has seen it. */
export interface LiveVisit {
  /** Of the request: the bearer token is here and nowhere else. */
  readonly authorization: string | undefined;
  readonly url: string;
  /** Every frame, in order. */
  readonly frames: Readonly<Record<string, unknown>>[];
  /** Waits for a frame that satisfies. */
  frame(wanted: (frame: Readonly<Record<string, unknown>>) => boolean): Promise<Readonly<Record<string, unknown>>>;
  say(frame: object): void;
  sayRaw(data: string | Buffer): void;
  close(code: number, reason?: string): void;
  /** As when the network is cut: no close frame. */
  drop(): void;
  readonly closed: Promise<number>;
}

export interface FakeGeminiLive {
  /** `ws://127.0.0.1:<port>/live` */
  readonly url: string;
  readonly visits: readonly LiveVisit[];
  /** Waits for the nth connection, the first is 1. */
  visit(nth: number): Promise<LiveVisit>;
  /** Refuses connections with this HTTP status; null accepts them again. */
  refuse(status: number | null): void;
  /** Answers the setup, or stays silent. */
  answersSetup: boolean;
  close(): Promise<void>;
}

/**
 * The Gemini Live protocol on loopback: setup, text turns, sound, transcripts, interruption, resumption. A text turn that
 * begins with `__` is a command: `__goaway`, `__drop1006`, `__close1007`, `__binary`, `__malformed`, `__mixed`, `__slow`.
 *
 * @example
 * const live = await fakeGeminiLive();
 * const app = await createTestApp({ env: { GEMINI_LIVE_URL: live.url } });
 */
export async function fakeGeminiLive({ port = 0 }: { port?: number } = {}): Promise<FakeGeminiLive> {
  const visits: (LiveVisit & { socket: WebSocket })[] = [];
  const waiting = new Set<() => void>();
  let refusal: number | null = null;
  const server = createServer((_request, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({ server, verifyClient: (_info, done) => done(refusal === null, refusal ?? 200, 'refused') });
  const fake = { answersSetup: true };
  sockets.on('connection', (socket, request) => {
    const visit = visitOf(socket, request);
    visits.push(visit);
    new LiveConversation(visit, () => fake.answersSetup).listen(socket);
    for (const look of waiting) look();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(fake, {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/live`,
    visits,
    visit: (nth: number) => until(waiting, () => visits[nth - 1]),
    refuse: (status: number | null) => void (refusal = status),
    close: () => {
      for (const { socket } of visits) socket.terminate();
      sockets.close();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

function visitOf(socket: WebSocket, request: IncomingMessage): LiveVisit & { socket: WebSocket } {
  const frames: Readonly<Record<string, unknown>>[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: RawData) => {
    frames.push(JSON.parse(String(data as Buffer)) as Record<string, unknown>);
    for (const look of waiting) look();
  });
  return {
    socket,
    frames,
    authorization: request.headers.authorization,
    url: request.url ?? '',
    frame: (wanted) => until(waiting, () => frames.find(wanted)),
    say: (frame) => socket.send(JSON.stringify(frame)),
    sayRaw: (data) => socket.send(data),
    close: (code, reason) => socket.close(code, reason),
    drop: () => socket.terminate(),
    closed: new Promise((resolve) => socket.once('close', (code: number) => resolve(code))),
  };
}

/** Looks now and whenever something has arrived. */
function until<T>(waiting: Set<() => void>, find: () => T | undefined): Promise<T> {
  return new Promise((resolve) => {
    const look = () => {
      const found = find();
      if (found === undefined) return;
      waiting.delete(look);
      resolve(found);
    };
    waiting.add(look);
    look();
  });
}
