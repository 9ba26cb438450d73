import WebSocket from 'ws';
import { signIn } from '../suite';

/** Sockets of open pages. */
export interface OpenTabs {
  /** When each tab hears of a version; rejects when one has not after ten seconds. */
  told(plugin: string, version: string): Promise<number[]>;
  close(): void;
}

/** Opens that many sockets of one signed-in member. */
export async function openTabs(url: string, count: number): Promise<OpenTabs> {
  const cookies = await signIn(url, 'admin@fern-thistle.example');
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '), origin: url };
  const sockets = await Promise.all(Array.from({ length: count }, () => open(`${url.replace('http', 'ws')}/ws/notifications/`, headers)));
  return {
    told: (plugin, version) =>
      Promise.all(
        sockets.map((socket) => heard(socket, (frame) => frame.type === 'release' && frame.plugin === plugin && frame.version === version)),
      ),
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
}

interface Frame {
  readonly type: string;
  readonly plugin?: string;
  readonly version?: string;
}

function open(address: string, headers: Record<string, string>): Promise<WebSocket> {
  const socket = new WebSocket(address, { headers });
  return new Promise((resolve, reject) => socket.once('open', () => resolve(socket)).once('error', reject));
}

function heard(socket: WebSocket, isIt: (frame: Frame) => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('A tab was not told within ten seconds.')), 10_000);
    const listen = (data: unknown): void => {
      if (!isIt(JSON.parse(String(data)) as Frame)) return;
      clearTimeout(patience);
      socket.off('message', listen);
      resolve(performance.now());
    };
    socket.on('message', listen);
  });
}
