import { useEffect, useRef, useState } from 'react';

/** How much a page of this width shrinks to fit its frame; never more than full size. */
export function useScale(pageWidth: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setScale(Math.min(1, width / pageWidth));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pageWidth]);
  return { frame, scale };
}
