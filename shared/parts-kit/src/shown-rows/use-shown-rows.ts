import { useEffect, useRef, useState, type RefObject } from 'react';

const STEP = 15;
const AHEAD = '800px';

interface Rows {
  readonly total: number;
  /** Drawn in any case, so that what is carried with the keyboard never leaves the page. */
  readonly needed?: number;
  /** How many are drawn at first, and how many more each time. */
  readonly step?: number;
}

/**
 * How many rows of a long list are drawn: a few at first, more as its end comes near. A browser that cannot say what is seen draws all of them.
 *
 * @returns `shown`: so many; `end`: belongs on an element behind the last of them, while `shown` is less than all.
 * @example
 * const { shown, end } = useShownRows<HTMLLIElement>({ total: cards.length });
 */
export function useShownRows<T extends HTMLElement>({ total, needed = 0, step = STEP }: Rows): { shown: number; end: RefObject<T | null> } {
  const [wanted, setWanted] = useState(step);
  const end = useRef<T>(null);
  const shown = typeof IntersectionObserver === 'undefined' ? total : Math.min(total, Math.max(wanted, needed));
  useEffect(() => {
    if (!end.current || shown >= total) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(shown + step),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, total, step]);
  return { shown, end };
}
