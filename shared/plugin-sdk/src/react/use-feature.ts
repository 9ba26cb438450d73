import type { FeatureId } from '@butterfly/contracts/core';
import { useSyncExternalStore } from 'react';
import { usePluginHost } from './plugin-provider';

/**
 * Whether the person has a finer permission; follows a change of the permission record. Hide what the server would refuse:
 * it checks the same feature. With a shell of before that cannot tell, everything is shown and the server refuses in words.
 *
 * @example
 * const mayDelete = useFeature('delete_records');
 * {mayDelete && <Button danger onClick={remove}>Delete</Button>}
 */
export function useFeature(feature: FeatureId): boolean {
  const { context, subscribePermissions } = usePluginHost();
  return useSyncExternalStore(subscribePermissions, () => context.hasFeature?.(feature) ?? true);
}
