import semver from 'semver';
import { bucketOf, percentAt } from './bucket';
import { trailOf } from './trail';
import type { Business, DeliveredPlugin, KnownRollout, Requester, World } from './world';

/** A release that a business might get, and why. */
export interface Candidate {
  readonly release: number;
  readonly channel: string;
  readonly why: string;
}

/**
 * The releases of a plugin for a business, what it should get first: held → what it had when an event day's freeze began →
 * rollout → channel → what the channel stood on before. Whether one may run is decided afterwards.
 */
export function candidatesFor(plugin: DeliveredPlugin, { business, now }: Pick<Requester, 'business' | 'now'>, world: World): Candidate[] {
  const channel = channelOf(plugin, business, world);
  const frozenSince = business?.frozenSince ?? null;
  const moves = plugin.channels[channel] ?? [];
  const trail = trailOf(moves, frozenSince);
  const held = heldBy(plugin, business, now);
  const rollout = business ? rolloutFor(plugin, { business, channel }) : undefined;
  const isFrozen = frozenSince !== null && trail[0] !== trailOf(moves)[0];
  const why = isFrozen ? `kept because of an event: ${channel} as it was before` : channel;
  const first = [...(held ? [held] : []), ...(rollout ? [rollout] : [])];
  return unique([...first, ...trail.map((release, at) => ({ release, channel, why: at === 0 ? why : `${channel}, an earlier release` }))]);
}

function heldBy(plugin: DeliveredPlugin, business: Business | null, now: number): Candidate | undefined {
  const preference = business?.preferences.get(plugin.id);
  if (!preference?.held || preference.held.until <= now) return undefined;
  return {
    release: preference.held.release,
    channel: preference.channel,
    why: `held until ${new Date(preference.held.until).toISOString().slice(0, 10)}`,
  };
}

/** Early access is never behind what everybody has. */
function channelOf(plugin: DeliveredPlugin, business: Business | null, { record }: World): string {
  if (business?.preferences.get(plugin.id)?.channel !== 'beta') return 'stable';
  const [beta, stable] = ['beta', 'stable'].map((name) => record(trailOf(plugin.channels[name] ?? [])[0] ?? 0)?.version);
  return beta && (!stable || semver.gt(beta, stable)) ? 'beta' : 'stable';
}

/** A rollout that does not spare event days reaches frozen businesses too: a security release. */
function rolloutFor(
  { id, rollouts }: DeliveredPlugin,
  { business, channel }: { business: Business; channel: string },
): Candidate | undefined {
  const reaches = (rollout: KnownRollout): boolean => {
    const percent = percentAt(rollout, rollout.sparesEventDays ? business.frozenSince : null);
    return (
      rollout.channel === channel && isReached({ plugin: id, rollout: rollout.id, excluded: rollout.excluded, percent }, business.tenantId)
    );
  };
  const rollout = rollouts.find(reaches);
  return (
    rollout && {
      release: rollout.candidate,
      channel,
      why: `rollout ${rollout.id} at ${percentAt(rollout, null) || percentAt(rollout, business.frozenSince)} %`,
    }
  );
}

interface Reach {
  readonly plugin: string;
  readonly rollout: number;
  readonly excluded: readonly number[];
  readonly percent: number;
}

function isReached({ plugin, rollout, excluded, percent }: Reach, tenantId: number): boolean {
  return !excluded.includes(tenantId) && bucketOf(plugin, rollout, tenantId) < percent * 100;
}

/** Of these businesses, those a rollout reaches, whatever they have decided themselves: never too few. */
export function reachedBy(reach: Reach, businesses: readonly number[]): number[] {
  return businesses.filter((tenantId) => isReached(reach, tenantId));
}

function unique(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ release }, at) => candidates.findIndex((other) => other.release === release) === at);
}
