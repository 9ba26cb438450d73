import type { Capabilities } from '../agents.client';

export const CAPABILITIES_MS = 5 * 60_000;

/** Who hands over to whom. Asked again after five minutes; a failure leaves what is known. */
export interface CapabilityCache {
  get(): Capabilities;
  load(): Promise<Capabilities>;
}

export function createCapabilities(ask: () => Promise<Capabilities>, now: () => number = Date.now): CapabilityCache {
  let known: Capabilities = {};
  let fetchedAt = -Infinity;
  return {
    get: () => known,
    load: async () => {
      if (now() - fetchedAt < CAPABILITIES_MS) return known;
      known = await ask();
      fetchedAt = now();
      return known;
    },
  };
}
