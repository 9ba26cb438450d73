import type { PluginLife } from '@butterfly/plugin-sdk';

/** Timers and sockets that end with the fake host; it starts no worker. */
export function fakeLife(signal: AbortSignal): PluginLife {
  const kept = new Map<string, object>();
  const onEnd = (work: () => void) => {
    signal.addEventListener('abort', work, { once: true });
    return () => signal.removeEventListener('abort', work);
  };
  const timed = (stop: () => void) => {
    onEnd(stop);
    return stop;
  };
  return {
    onEnd,
    every: (ms, work) => {
      const timer = setInterval(work, ms);
      return timed(() => clearInterval(timer));
    },
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return timed(() => clearTimeout(timer));
    },
    socket: (path) => {
      const socket = new WebSocket(path);
      onEnd(() => socket.close());
      return socket;
    },
    worker: (file) => Promise.reject(new Error(`The fake host starts no worker (${file}).`)),
    keep: <T extends object>(name: string, make: () => T) => {
      const found = (kept.get(name) as T | undefined) ?? make();
      kept.set(name, found);
      return found;
    },
  };
}
