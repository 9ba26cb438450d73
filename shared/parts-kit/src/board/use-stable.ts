import { useCallback, useLayoutEffect, useRef } from 'react';

/** A callback that stays the same for ever and does what the latest render meant; cards that did not change are not drawn again. */
export function useStable<A extends unknown[]>(callback: (...args: A) => void): (...args: A) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
