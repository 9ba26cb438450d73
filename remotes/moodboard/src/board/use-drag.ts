import type { PointerEvent as ReactPointerEvent } from 'react';
import { useCallback, useState } from 'react';

interface Place {
  readonly x: number;
  readonly y: number;
}
interface DragOptions {
  readonly item: Place;
  /** Board pixels are this many screen pixels. */
  readonly scale: number;
  readonly onEnd: (place: Place) => void;
}

/** Follows the pointer from press to release; a board is changed once, at the end. */
export function useDrag({ item, scale, onEnd }: DragOptions) {
  const [place, setPlace] = useState<Place | null>(null);

  const start = useCallback(
    (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const target = event.currentTarget;
      const from = { x: event.clientX, y: event.clientY };
      let last: Place | null = null;
      target.setPointerCapture(event.pointerId);
      const move = (moved: PointerEvent) => {
        last = { x: item.x + (moved.clientX - from.x) / scale, y: item.y + (moved.clientY - from.y) / scale };
        setPlace(last);
      };
      const end = (ended: PointerEvent) => {
        target.removeEventListener('pointermove', move);
        target.removeEventListener('pointerup', end);
        target.removeEventListener('pointercancel', end);
        setPlace(null);
        if (last && ended.type === 'pointerup') onEnd(last);
      };
      target.addEventListener('pointermove', move);
      target.addEventListener('pointerup', end);
      target.addEventListener('pointercancel', end);
    },
    [item.x, item.y, onEnd, scale],
  );
  return { place, start };
}
