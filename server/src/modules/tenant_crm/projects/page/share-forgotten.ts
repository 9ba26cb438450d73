import type { Bus } from '../../../../platform/sockets/bus';
import type { CountCache } from './count-cache';

const CHANNEL = 'tenant_crm.counts';
const PAUSE_MS = 200;

/**
 * Forgets the counts of a tenant here at once, and in the other processes at most 0.2 s later: one message for many
 * saves, since a message for each would slow every commit down.
 */
export function shareForgotten(bus: Bus, counts: CountCache): { forget: (tenantId: number) => void; close: () => Promise<void> } {
  const waiting = new Set<number>();
  let timer: NodeJS.Timeout | null = null;
  const send = () => {
    timer = null;
    if (waiting.size > 0) bus.publish(CHANNEL, [...waiting]);
    waiting.clear();
  };
  bus.on(CHANNEL, (message) => {
    for (const tenantId of tenantIds(message)) counts.forget(tenantId);
  });
  return {
    forget: (tenantId) => {
      counts.forget(tenantId);
      waiting.add(tenantId);
      timer ??= setTimeout(send, PAUSE_MS).unref();
    },
    close: async () => {
      if (timer) clearTimeout(timer);
      timer = null;
    },
  };
}

function tenantIds(message: unknown): number[] {
  return Array.isArray(message) ? message.filter((id): id is number => typeof id === 'number') : [];
}
