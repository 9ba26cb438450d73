import type { RemoteAddress } from '@butterfly/contracts/plugins';
import type { PluginLife } from '@butterfly/plugin-sdk';
import { startWorker } from './start-worker';

/** Ties what a plugin starts to the signal of its scope. */
export function pluginLife(signal: AbortSignal, release: () => Pick<RemoteAddress, 'base'>): PluginLife {
  const kept = new Map<string, object>();

  function onEnd(work: () => void): () => void {
    if (signal.aborted) {
      work();
      return () => undefined;
    }
    signal.addEventListener('abort', work, { once: true });
    return () => signal.removeEventListener('abort', work);
  }

  /** Ends something by its own word or at the end of the plugin, whichever is first. */
  function owned(stop: () => void): () => void {
    const forget = onEnd(stop);
    return () => {
      forget();
      stop();
    };
  }

  onEnd(() => kept.clear());
  return {
    onEnd,
    every: (ms, work) => {
      const timer = setInterval(work, ms);
      return owned(() => clearInterval(timer));
    },
    after: (ms, work) => {
      const timer = setTimeout(() => {
        stop();
        work();
      }, ms);
      const stop = owned(() => clearTimeout(timer));
      return stop;
    },
    socket: (path) => {
      const socket = new WebSocket(new URL(path, window.location.origin.replace(/^http/, 'ws')));
      socket.addEventListener(
        'close',
        owned(() => socket.close()),
        { once: true },
      );
      return socket;
    },
    worker: async (file) => {
      const worker = await startWorker(release().base + file, signal);
      owned(() => worker.terminate());
      return worker;
    },
    keep: <T extends object>(name: string, make: () => T) => {
      const found = (kept.get(name) as T | undefined) ?? make();
      if (!signal.aborted) kept.set(name, found);
      return found;
    },
  };
}
