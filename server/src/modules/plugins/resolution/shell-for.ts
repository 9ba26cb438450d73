import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import { candidatesFor, type Candidate } from './choose-release';
import type { Requester, World } from './world';

/** The shell somebody gets. */
export interface ShellChoice {
  readonly release: number;
  readonly record: ReleaseRecord;
  readonly why: string;
  /** Some businesses have it before the others: what goes wrong with it is told, and there is a shell to step back to. */
  readonly isOnTrial: boolean;
}

/**
 * The shell of a requester, chosen as a plugin's release is: rollout → channel, kept while an event day's freeze lasts; one that was
 * withdrawn is nobody's. Visitors get what the channel stands on, so that a public page is the same for everybody. Null: there is none.
 */
export function shellFor(world: World, requester: Pick<Requester, 'business' | 'now' | 'passedOver'>): ShellChoice | null {
  const candidates = world.shells ? candidatesFor(world.shells, requester, world) : [];
  const isGood = ({ release }: Candidate) => !world.withdrawn.has(release) && release !== requester.passedOver;
  const found = candidates.find((candidate) => isGood(candidate) && world.record(candidate.release) !== undefined);
  const record = found && world.record(found.release);
  if (found && record) return { release: found.release, record, why: found.why, isOnTrial: isCandidate(world, found.release) };
  return world.shell && { release: 0, record: world.shell, why: 'stable', isOnTrial: false };
}

function isCandidate({ shells }: World, release: number): boolean {
  return shells?.rollouts.some(({ candidate, state }) => candidate === release && (state === 'running' || state === 'paused')) === true;
}
