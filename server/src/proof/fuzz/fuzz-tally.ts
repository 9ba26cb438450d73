import { createHash, type Hash } from 'node:crypto';
import type { DocumentedOperation } from './api-document';
import { judge, showExchange, type Exchange } from './judge-answer';

/** What a fuzz has seen. */
export class FuzzTally {
  #wrong: string[] = [];
  readonly #reached = new Map<string, number>();
  readonly #asked: Hash = createHash('sha256');
  readonly #answered: Hash = createHash('sha256');
  total = 0;

  /** `asked`: whose success it counts as. */
  note(exchange: Exchange, { caller, asked }: { caller: string; asked: DocumentedOperation | undefined }): void {
    const {
      request: { method, target },
      answer: { status },
    } = exchange;
    const faults = judge(exchange);
    if (faults.length > 0) this.#wrong.push(`${faults.join('; ')} — as ${caller}: ${showExchange(exchange)}`);
    this.total += 1;
    this.#asked.update(`${caller} ${method} ${target}\n`);
    this.#answered.update(`${status}\n`);
    if (asked && status < 300) this.#reached.set(asked.operationId, this.reached(asked.operationId) + 1);
  }

  /** What was wrong since this was asked last, as far as a person reads. */
  faults(): string[] {
    const faults = this.#wrong.slice(0, 40);
    this.#wrong = [];
    return faults;
  }

  /** How often an operation has answered a success. */
  reached(operationId: string): number {
    return this.#reached.get(operationId) ?? 0;
  }

  /** The same for two runs that asked, or were answered, the same in the same order. */
  digests(): { asked: string; answered: string } {
    const [asked, answered] = [this.#asked, this.#answered].map((hash) => hash.copy().digest('hex').slice(0, 12));
    return { asked: asked ?? '', answered: answered ?? '' };
  }
}
