import { useEffect, useRef, useState } from 'react';

export const HIGHLIGHT_MS = 1500;

/** Draws attention to an element for 1.5 s and scrolls to it. */
export function useHighlight() {
  const target = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const [highlighted, setHighlighted] = useState(false);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setHighlighted(false), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [count]);
  const highlight = () => {
    setHighlighted(true);
    setCount((before) => before + 1);
    target.current?.scrollIntoView({ behavior: 'smooth', block: 'center' });
  };
  return { target, highlighted, highlight };
}
