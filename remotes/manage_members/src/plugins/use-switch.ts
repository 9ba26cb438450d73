import type { TenantPlugin } from '@butterfly/contracts/plugins';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keys, registry } from '../members.client';

/** The way back stays for ten minutes. */
const UNDO_MS = 10 * 60_000;

interface Flip {
  readonly plugin: TenantPlugin;
  readonly enabled: boolean;
}

/** Switches a plugin on the state that was seen, and remembers the last switch for the way back. */
export function useSwitch() {
  const { life } = usePlugin();
  const cache = useQueryClient();
  const [last, setLast] = useState<TenantPlugin | null>(null);
  const action = useAction<Flip, { data: TenantPlugin }>({
    run: ({ plugin, enabled }) => {
      const call = { params: { id: plugin.id }, body: { expected_generation: plugin.generation } };
      return enabled ? registry.enableForTenant(call) : registry.disableForTenant(call);
    },
    invalidates: [keys.plugins, keys.permissions],
    onSuccess: ({ data }) => {
      cache.setQueryData<TenantPlugin[]>(keys.plugins, (all) => all?.map((one) => (one.id === data.id ? data : one)));
      setLast(data);
    },
  });
  useEffect(() => (last ? life.after(UNDO_MS, () => setLast(null)) : undefined), [life, last]);
  return { flip: action.go, last, forget: () => setLast(null), busy: action.busy };
}
