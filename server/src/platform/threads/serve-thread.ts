import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { READY, type ThreadAnswer, type ThreadRequest } from './work-thread';

/**
 * What the file of a `WorkThread` calls: does each piece of work that the thread is sent.
 *
 * @example
 * serveThread((text: string) => parseTable(text));
 */
export function serveThread<W, R>(work: (given: W) => R | Promise<R>): void {
  stepBack();
  parentPort?.on('message', ({ id, work: given }: ThreadRequest<W>) => {
    void answer(id, given).then((message) => parentPort?.postMessage(message));
  });
  parentPort?.postMessage(READY);

  async function answer(id: number, given: W): Promise<ThreadAnswer<R>> {
    try {
      return { id, result: await work(given) };
    } catch (error) {
      return { id, reason: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** Such work takes what answering requests leaves of the processors. Only Linux gives a thread a priority of its own. */
function stepBack(): void {
  if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_BELOW_NORMAL);
}
