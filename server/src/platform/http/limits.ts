import { Allowance } from './allowance';
import { RateLimiter } from './rate-limiter';
import { LargeTurns } from './requests/large-turns';

/** What keeps one from taking the server from the others; counted in this process. */
export interface Limits {
  /** Calls of an operation, by address or member. */
  readonly calls: RateLimiter;
  /** Requests of a member, whatever they ask for. A page that is opened asks for thirty things, and nobody opens two a second for long. */
  readonly requests: Allowance;
  /** Sockets that a member opens. A browser with many tabs opens all of them again when the server was away. */
  readonly handshakes: Allowance;
  /** Frames of a member over all sockets. A pointer that moves sends twenty a second. */
  readonly frames: Allowance;
  readonly large: LargeTurns;
}

export const createLimits = (): Limits => ({
  calls: new RateLimiter(() => performance.now()),
  requests: new Allowance({ burst: 600, perSecond: 60 }),
  handshakes: new Allowance({ burst: 120, perSecond: 2 }),
  frames: new Allowance({ burst: 60, perSecond: 30 }),
  large: new LargeTurns(),
});
