import WebSocket from 'ws';

export type Frame = Readonly<Record<string, unknown>>;

/** A page's end of `/ws/live-console/`. */
export interface LivePage {
  readonly frames: Frame[];
  readonly socket: WebSocket;
  say(frame: unknown): void;
  /** Waits for a frame of this type. */
  heard(type: string, nth?: number): Promise<Frame>;
  readonly closed: Promise<{ code: number; reason: string }>;
}

export async function openLivePage(origin: string, cookie: string): Promise<LivePage> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/live-console/`, { headers: { cookie, origin } });
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data as Buffer)) as Frame);
    for (const look of waiting) look();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.once('close', (code: number, reason: Buffer) => resolve({ code, reason: reason.toString() })),
  );
  socket.on('error', () => undefined);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    frames,
    socket,
    closed,
    say: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    heard: (type, nth = 1) =>
      new Promise((resolve) => {
        const look = () => {
          const found = frames.filter((frame) => frame['type'] === type)[nth - 1];
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
