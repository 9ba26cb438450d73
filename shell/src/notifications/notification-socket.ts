import { filter, fromEvent, merge } from 'rxjs';
import { socketAddress, socketFrames, type PlainSocket, type SocketPort } from './socket-frames';

interface SocketListeners {
  readonly onFrame: (frame: unknown) => void;
  /** The connection stands; `again` when there was one before. */
  readonly onOpen: (again: boolean) => void;
  /** Several attempts in a row were in vain: perhaps for want of a session, which a browser is not told. */
  readonly onRefused: () => void;
  /** The server says that the session has ended. */
  readonly onSignedOut: () => void;
}

const IN_VAIN = 4;

/** Opens the socket and hands its frames over. Loaded after the first paint, with rxjs. */
export function openNotificationSocket({ onFrame, onOpen, onRefused, onSignedOut }: SocketListeners): () => void {
  let opens = 0;
  let attempts = 0;
  const port: SocketPort = {
    open: (url) => {
      attempts += 1;
      if (attempts % IN_VAIN === 0) onRefused();
      return new WebSocket(url) as unknown as PlainSocket;
    },
    random: Math.random,
    wake: merge(
      fromEvent(window, 'online'),
      fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible')),
    ),
    opened: () => {
      opens += 1;
      attempts = 0;
      onOpen(opens > 1);
    },
    warn: (text, error) => console.warn(text, error),
  };
  const subscription = socketFrames(socketAddress(window.location), port).subscribe({ next: onFrame, error: onSignedOut });
  return () => subscription.unsubscribe();
}
