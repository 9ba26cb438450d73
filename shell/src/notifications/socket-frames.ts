import { reopenAfter } from '@butterfly/plugin-sdk';
import { EMPTY, filter, merge, NEVER, Observable, repeat, take, timeout, timer } from 'rxjs';

export const RECONNECT_MS = 5000;
const SPREAD = 0.2;
/** The server beats every 15 s: who has heard nothing for two beats has a socket that only looks open. */
export const SILENCE_MS = 32_000;
/** The server refuses a visitor without a session; asking again would not help. */
const NOT_SIGNED_IN = 4401;

/** The part of a WebSocket that is used, so that a browser's fits as well as Node's. */
export interface PlainSocket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close(): void;
}

export interface SocketPort {
  readonly open: (url: string) => PlainSocket;
  readonly random: () => number;
  /** Emits when waiting any longer makes no sense: the network is back, the page is looked at again. */
  readonly wake?: Observable<unknown>;
  /** A connection stands, the first one or one after a break. */
  readonly opened: () => void;
  readonly warn: (text: string, error: unknown) => void;
}

/** The address of the notification socket: secure when the page is. */
export function socketAddress({ protocol, host }: { readonly protocol: string; readonly host: string }): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/notifications/`;
}

/**
 * The frames of a socket that comes back: 5 s after it closed or fell silent (spread by a fifth, so that not everybody
 * returns at once; after five minutes when newer pages of the member took its place), or as soon as the network is back. Heartbeats are no frames. Unsubscribing closes it; an error means
 * that the session has ended.
 */
export function socketFrames(url: string, port: SocketPort): Observable<unknown> {
  let closedWith = 0;
  const delay = () =>
    merge(timer(reopenAfter(closedWith, RECONNECT_MS) * (1 - SPREAD + 2 * SPREAD * port.random())), port.wake ?? NEVER).pipe(take(1));
  return connection(url, {
    ...port,
    closed: (code) => {
      closedWith = code;
    },
  }).pipe(
    timeout({ each: SILENCE_MS, with: () => EMPTY }),
    repeat({ delay }),
    filter((frame) => frame !== undefined && !isHeartbeat(frame)),
  );
}

function connection(url: string, port: SocketPort & { readonly closed: (code: number) => void }): Observable<unknown> {
  return new Observable((subscriber) => {
    const socket = port.open(url);
    port.closed(0);
    socket.onopen = () => port.opened();
    socket.onmessage = ({ data }) => subscriber.next(parsed(data, port));
    socket.onclose = ({ code }) => {
      port.closed(code);
      if (code === NOT_SIGNED_IN) subscriber.error(new Error('The notification socket needs a session.'));
      else subscriber.complete();
    };
    return () => {
      socket.onopen = null;
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    };
  });
}

function parsed(data: unknown, port: SocketPort): unknown {
  try {
    return JSON.parse(String(data));
  } catch (error) {
    port.warn('[shell] a frame of the notification socket is not JSON', error);
    return undefined;
  }
}

function isHeartbeat(frame: unknown): boolean {
  return typeof frame === 'object' && frame !== null && 'type' in frame && frame.type === 'heartbeat';
}
