import { useSyncExternalStore } from 'react';
import { usePluginHost } from './plugin-provider';

/**
 * Whether the person may use a plugin or a feature; follows a change of the permission record.
 *
 * @example
 * const canSend = useCan('access_email_communications');
 */
export function useCan(permission: string): boolean {
  const { context, subscribePermissions } = usePluginHost();
  return useSyncExternalStore(subscribePermissions, () => context.can(permission));
}
