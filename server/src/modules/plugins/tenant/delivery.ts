import type { TenantDelivery } from '@butterfly/contracts/plugins';
import { percentAt } from '../resolution/bucket';
import type { Decision } from '../resolution/decide';
import type { Business, DeliveredPlugin, World } from '../resolution/world';

interface Facts {
  readonly decision: Decision | undefined;
  readonly world: World;
  readonly business: Business;
  readonly now: number;
}

/** What a business has decided about the releases of one plugin, and what it gets of them. */
export function deliveryOf(id: string, { decision, world, business, now }: Facts): TenantDelivery {
  const preference = business.preferences.get(id);
  const held = preference?.held && preference.held.until > now ? preference.held : null;
  const heldVersion = held && world.record(held.release)?.version;
  const why = decision?.choice?.why ?? null;
  return {
    channel: preference?.channel ?? 'stable',
    hold: held && heldVersion ? { version: heldVersion, until: new Date(held.until).toISOString(), reason: held.reason } : null,
    frozen: why?.startsWith('kept because of an event') === true,
    rollout: rolloutOf(decision?.plugin, decision?.choice?.release, world),
    pending_consent: [...(decision?.pending ?? [])],
    why,
    generation: preference?.generation ?? 0,
  };
}

function rolloutOf(plugin: DeliveredPlugin | undefined, release: number | undefined, world: World): TenantDelivery['rollout'] {
  const rollout = plugin?.rollouts.find(({ state, candidate }) => (state === 'running' || state === 'paused') && candidate === release);
  const version = rollout && world.record(rollout.candidate)?.version;
  if (!rollout || !version) return null;
  return { version, percent: percentAt(rollout, null), state: rollout.state === 'paused' ? 'paused' : 'running' };
}
