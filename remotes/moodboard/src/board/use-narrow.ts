import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 899px)';

/** True where the tools lie below the board instead of beside it: a phone, a narrow window. The same width stands in styles/phone.css. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
