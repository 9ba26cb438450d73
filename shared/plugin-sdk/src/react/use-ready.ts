import { useEffect } from 'react';
import { usePlugin } from './use-plugin';

/**
 * Says that the page shows what it was opened for: once `ready` is true for the first time. What is measured of a page ends here.
 *
 * @example
 * const list = useQuery(…);
 * useReady(list.isSuccess);
 */
export function useReady(ready: boolean): void {
  const { metrics } = usePlugin();
  useEffect(() => {
    if (ready) metrics.ready();
  }, [ready, metrics]);
}
