import type { TenantDelivery, TenantPlugin } from '@butterfly/contracts/plugins';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keys } from '../../members.client';

const UNDO_MS = 10 * 60_000;

type Call = (expected: number) => Promise<{ data: TenantDelivery }>;

/** A decision about the releases of one plugin, and how it is taken back. */
export interface DeliveryChange {
  readonly text: string;
  readonly run: Call;
  /** Null where it cannot be taken back. */
  readonly back: Call | null;
}

/** Decides on the state that was seen, and keeps the way back for ten minutes. */
export function useDelivery({ id, delivery }: TenantPlugin) {
  const { life } = usePlugin();
  const cache = useQueryClient();
  const [last, setLast] = useState<DeliveryChange | null>(null);
  const action = useAction<DeliveryChange, { data: TenantDelivery }>({
    run: ({ run }) => run(delivery.generation),
    invalidates: [keys.plugins, keys.plugin(id)],
    onSuccess: ({ data }, change) => {
      cache.setQueryData<TenantPlugin[]>(keys.plugins, (all) => all?.map((one) => (one.id === id ? { ...one, delivery: data } : one)));
      setLast(change.back && change);
    },
  });
  useEffect(() => (last ? life.after(UNDO_MS, () => setLast(null)) : undefined), [life, last]);
  const takeBack = () => last?.back && action.go({ text: '', run: last.back, back: null });
  return { change: action.goAsync, busy: action.busy, last, takeBack, forget: () => setLast(null) };
}

export type Delivery = ReturnType<typeof useDelivery>;
