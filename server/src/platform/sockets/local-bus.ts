import { EventEmitter } from 'node:events';
import type { Bus } from './bus';

/** The bus of a single process: the embedded engine has no second one. */
export function createLocalBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    // As over the network: the listener never runs inside the call that published.
    publish: (channel, message) => void setImmediate(() => emitter.emit(channel, message)),
    on: (channel, listener) => void emitter.on(channel, listener),
    close: () => {
      emitter.removeAllListeners();
      return Promise.resolve();
    },
  };
}
