import { AppError } from '../app-error';
import type { Neighbours } from '../../neighbours';

/** What lies between two large requests of a business, as a multiple of what the last one took, while others are about. */
const REST = 19;
const LONGEST_REST_MS = 8_000;
/** Large requests of one member that are waiting or worked on at once; pages send one after the other. */
const MOST_OF_ONE = 4;
const LONGEST_WAIT_MS = 20_000;
const RETRY_AFTER_S = 10;

export interface Caller {
  readonly tenantId: number;
  readonly memberId: number;
}

/** A large request on its way. */
export interface LargeTurn {
  /** @throws AppError `rate_limited` when the turn does not come in time. */
  come(): Promise<void>;
  /** The answer is out, or nobody waits for it any more. */
  end(): void;
}

interface Waiting {
  readonly memberId: number;
  readonly start: () => void;
}

interface Line {
  readonly waiting: Waiting[];
  isTaken: boolean;
  /** Whose was the last. */
  last: number | null;
  rest: NodeJS.Timeout | null;
}

const tooMany = () => new AppError('rate_limited', { retry_after: RETRY_AFTER_S }, { 'retry-after': String(RETRY_AFTER_S) });

/**
 * Turns of large requests: one at a time for each business, its members one after the other. While other businesses are about, the
 * line rests after each for nineteen times as long as it took: the others feel it in a twentieth of the time.
 */
export class LargeTurns {
  readonly #lines = new Map<number, Line>();
  readonly #ofMember = new Map<string, number>();

  constructor(
    private readonly neighbours: Neighbours<number>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Gets in line. @throws AppError `rate_limited` for who is there too often already while others are about. */
  join({ tenantId, memberId }: Caller): LargeTurn {
    const key = `${tenantId}/${memberId}`;
    const ofMember = this.#ofMember.get(key) ?? 0;
    if (ofMember >= MOST_OF_ONE && this.neighbours.has(tenantId)) throw tooMany();
    this.#ofMember.set(key, ofMember + 1);
    let began: number | null = null;
    let isOver = false;
    return {
      come: async () => {
        await this.#start(tenantId, memberId);
        began = this.now();
        if (isOver) this.#leave(tenantId, 0);
      },
      end: () => {
        if (isOver) return;
        isOver = true;
        const left = (this.#ofMember.get(key) ?? 1) - 1;
        if (left === 0) this.#ofMember.delete(key);
        else this.#ofMember.set(key, left);
        if (began !== null) this.#leave(tenantId, this.now() - began);
      },
    };
  }

  #start(tenantId: number, memberId: number): Promise<void> {
    const line = this.#lines.get(tenantId) ?? { waiting: [], isTaken: false, last: null, rest: null };
    this.#lines.set(tenantId, line);
    return new Promise((resolve, reject) => {
      const one: Waiting = { memberId, start: () => (clearTimeout(patience), resolve()) };
      const patience = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(one), 1);
        reject(tooMany());
      }, LONGEST_WAIT_MS);
      patience.unref();
      line.waiting.push(one);
      this.#next(tenantId);
    });
  }

  #next(tenantId: number): void {
    const line = this.#lines.get(tenantId);
    if (!line || line.isTaken || line.rest) return;
    const other = line.waiting.findIndex(({ memberId }) => memberId !== line.last);
    const [first] = line.waiting.splice(Math.max(0, other), 1);
    if (!first) {
      this.#lines.delete(tenantId);
      return;
    }
    [line.isTaken, line.last] = [true, first.memberId];
    first.start();
  }

  #leave(tenantId: number, took: number): void {
    const line = this.#lines.get(tenantId);
    if (!line) return;
    line.isTaken = false;
    if (this.neighbours.has(tenantId)) {
      line.rest = setTimeout(
        () => {
          line.rest = null;
          this.#next(tenantId);
        },
        Math.min(LONGEST_REST_MS, took * REST),
      ).unref();
    } else this.#next(tenantId);
  }
}
