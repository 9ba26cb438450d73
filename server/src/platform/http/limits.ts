import { MemberAllowance } from './allowance';
import { Neighbours } from '../neighbours';
import { RateLimiter } from './rate-limiter';
import { LargeTurns } from './requests/large-turns';

/** What keeps one from taking the server from the others; counted in this process. */
export interface Limits {
  readonly neighbours: Neighbours<number>;
  /** Calls of an operation, by address or member. */
  readonly calls: RateLimiter;
  /** Requests of a member, whatever they ask for. A page that is opened asks for forty things, and nobody opens more than one a second for long. */
  readonly requests: MemberAllowance;
  /** Sockets that a member opens. A browser opens all of its tabs' again when the server was away. */
  readonly handshakes: MemberAllowance;
  /** Frames of a member over all sockets. A pointer that moves sends twenty a second. */
  readonly frames: MemberAllowance;
  readonly large: LargeTurns;
}

export function createLimits({ socketsPerMember }: { socketsPerMember: number }): Limits {
  const neighbours = new Neighbours<number>();
  return {
    neighbours,
    calls: new RateLimiter(),
    requests: new MemberAllowance({ burst: 600, perSecond: 60 }, neighbours),
    handshakes: new MemberAllowance({ burst: socketsPerMember * 4, perSecond: 2 }, neighbours),
    frames: new MemberAllowance({ burst: 120, perSecond: 40 }, neighbours),
    large: new LargeTurns(neighbours),
  };
}
