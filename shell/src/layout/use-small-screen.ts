import { useSyncExternalStore } from 'react';

/** Below 600 px the links of the top bar move into a drawer (decision A-32). */
const query = '(max-width: 599.98px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
