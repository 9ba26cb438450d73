import path from 'node:path';
import { WorkThread } from '../../../platform/threads/work-thread';
import type { Rendered, RenderWork } from './render';

const LONGEST_MS = 5_000;

/** Makes mails of templates beside the server: whatever stands in a template keeps nobody waiting for longer than its own limit. */
export class Renderer {
  readonly #thread: WorkThread<RenderWork, Rendered>;

  constructor({ longestMs = LONGEST_MS }: { longestMs?: number } = {}) {
    this.#thread = new WorkThread({ file: path.join(import.meta.dirname, 'render.worker.ts'), what: 'A mail', longestMs });
  }

  /** @throws Error when it takes too long */
  render(work: RenderWork): Promise<Rendered> {
    return this.#thread.run(work);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
