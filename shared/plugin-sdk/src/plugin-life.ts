/**
 * What a plugin starts and what must end with it: when its last page is left, when it is switched off, when the person
 * signs out or works for another business. Started outside of here, it must be tied to `ctx.signal`.
 *
 * @example
 * const { life } = usePlugin();
 * useEffect(() => life.every(15_000, refresh), [life]);
 */
export interface PluginLife {
  /** Runs when the plugin ends; at once when it has ended already. The answer takes it back. */
  onEnd(work: () => void): () => void;
  /** A timer that repeats. The answer stops it earlier. */
  every(ms: number, work: () => void): () => void;
  /** A timer that runs once. The answer stops it. */
  after(ms: number, work: () => void): () => void;
  /** A socket of the product's own server, `/ws/…`; closed at the end. */
  socket(path: string): WebSocket;
  /**
   * A worker from a file of the plugin's own release. Browsers check no hash of a worker, so the shell does, and starts
   * what it has checked; any other way to start one is refused by the page. Rejects for a file that differs.
   */
  worker(file: string): Promise<Worker>;
  /** One object per name, shared by all components of the plugin, e.g. a store; gone at the end. */
  keep<T extends object>(name: string, make: () => T): T;
}

/** The server closed a socket because the member has opened newer ones, more than one member may have. */
const TOO_MANY_OPEN = 4429;
const PAUSE_MS = 300_000;

/**
 * Milliseconds until a socket that closed may be opened again: `usual`, or five minutes when the server closed it in favour of
 * newer ones, since opening it at once would close another.
 *
 * @example
 * socket.onclose = ({ code }) => life.after(reopenAfter(code, 4_000), open);
 */
export function reopenAfter(code: number | undefined, usual: number): number {
  return code === TOO_MANY_OPEN ? PAUSE_MS : usual;
}
