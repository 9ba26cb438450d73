import { useCallback, useRef, useState } from 'react';

/** Under which name a visitor writes: the one of the link until another is given. Kept for as long as the page is open. */
export function useVisitorName(proposed: string) {
  const [name, setState] = useState(proposed);
  const latest = useRef(proposed);
  const setName = useCallback((next: string) => {
    latest.current = next;
    setState(next);
  }, []);
  return { name, setName, current: useCallback(() => latest.current, []) };
}
