import { useEffect, useRef, useState, type RefObject } from 'react';

const STEP = 15;
const AHEAD = '800px';

/**
 * How many cards of a column are drawn: a screenful and a half, more as its end comes near. `needed` is drawn in any
 * case, so that a card that is carried with the keyboard never leaves the page.
 */
export function useShownCards({ total, needed }: { total: number; needed: number }): {
  shown: number;
  end: RefObject<HTMLLIElement | null>;
} {
  const [wanted, setWanted] = useState(STEP);
  const end = useRef<HTMLLIElement>(null);
  const shown = typeof IntersectionObserver === 'undefined' ? total : Math.min(total, Math.max(wanted, needed));
  useEffect(() => {
    if (!end.current || shown >= total) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(shown + STEP),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, total]);
  return { shown, end };
}
