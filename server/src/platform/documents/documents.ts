import path from 'node:path';
import { WorkThread } from '../threads/work-thread';

export interface RenderRequest {
  /** File that exports `document(data)`; it runs in the thread. */
  readonly template: string;
  readonly data: unknown;
}

/** Documents as PDF, laid out in a thread of their own: a long one takes a second, and nobody else waits for it. */
export class Documents {
  readonly #thread = new WorkThread<RenderRequest, Uint8Array>({
    file: path.join(import.meta.dirname, 'documents.worker.ts'),
    what: 'A document',
  });

  /**
   * Renders one document. `template` is the absolute path of a file that exports `document(data): DocumentDefinition`;
   * `data` is copied to the thread. Never inside a transaction.
   *
   * @throws Error when the template fails or takes longer than 20 s.
   */
  async render(template: string, data: unknown): Promise<Buffer> {
    return Buffer.from(await this.#thread.run({ template, data }));
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
