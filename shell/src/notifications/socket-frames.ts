import { fromEvent, merge, Observable, repeat, take, timer } from 'rxjs';

const RECONNECT_MS = 5000;
const SPREAD = 0.2;
/** The server refuses a visitor without a session; asking again would not help. */
const NOT_SIGNED_IN = 4401;

interface SocketPort {
  readonly open: (url: string) => WebSocket;
  readonly random: () => number;
}

const browser: SocketPort = { open: (url) => new WebSocket(url), random: Math.random };

/** The address of the notification socket: secure when the page is. */
export function socketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/notifications/`;
}

/**
 * The frames of a socket that comes back: 5 s after it closed (spread by a fifth, so that not everybody returns at once),
 * or as soon as the network is back. Unsubscribing closes it.
 */
export function socketFrames(url: string, port: SocketPort = browser): Observable<unknown> {
  const delay = () => merge(timer(RECONNECT_MS * (1 - SPREAD + 2 * SPREAD * port.random())), fromEvent(window, 'online')).pipe(take(1));
  return connection(url, port).pipe(repeat({ delay }));
}

function connection(url: string, port: SocketPort): Observable<unknown> {
  return new Observable((subscriber) => {
    const socket = port.open(url);
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const frame = parsed(data);
      if (frame !== undefined) subscriber.next(frame);
    };
    socket.onclose = ({ code }) => {
      if (code === NOT_SIGNED_IN) subscriber.error(new Error('The notification socket needs a session.'));
      else subscriber.complete();
    };
    return () => {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    };
  });
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (error) {
    console.warn('[shell] a frame of the notification socket is not JSON', error);
    return undefined;
  }
}
