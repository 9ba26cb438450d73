import type { EventDelivery } from '@butterfly/contracts/plugins';
import { useAction } from '@butterfly/plugin-sdk/react';
import { keys, registry } from '../../members.client';

/** What an administrator does about events that did not arrive. */
export function useUndelivered() {
  const retry = useAction<EventDelivery | null, { data: { count: number } }>({
    run: (one) => registry.retryDeliveries({ body: { delivery: one && { event: one.event, module: one.module } } }),
    invalidates: [keys.undelivered],
    successMessage: ({ data: { count } }) => (count === 1 ? 'The event is tried again now.' : `${count} events are tried again now.`),
  });
  const discard = useAction<{ one: EventDelivery; reason: string }, unknown>({
    run: ({ one: { event, module }, reason }) => registry.discardDelivery({ body: { delivery: { event, module }, reason } }),
    invalidates: [keys.undelivered],
    successMessage: () => 'The event is left out.',
  });
  return { retry: retry.go, discard: discard.goAsync, busy: retry.busy || discard.busy };
}

export type Undelivered = ReturnType<typeof useUndelivered>;
