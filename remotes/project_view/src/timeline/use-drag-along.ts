import type { Entry } from '@butterfly/contracts/project_view';
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Nudging } from './use-nudge';

interface DragAlong {
  readonly axis: 'x' | 'y';
  readonly entry: Entry;
  readonly nudging: Nudging;
  /** Pixels of one step, measured when the drag begins; 0 when it cannot be dragged. */
  readonly unit: () => number;
  /** Days or minutes of one step. */
  readonly step?: number;
  readonly onClick: () => void;
}

const THRESHOLD = 4;

/** Drags an entry along its axis in whole steps. A press without a move is a click; Escape puts it back. */
export function useDragAlong({ axis, entry, nudging, unit, step = 1, onClick }: DragAlong) {
  const drag = useRef<{ from: number; size: number; moved: boolean } | null>(null);
  const place = (event: PointerEvent) => (axis === 'x' ? event.clientX : event.clientY);
  const end = (event: PointerEvent<HTMLElement>, keep: boolean) => {
    const ended = drag.current;
    drag.current = null;
    if (event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.releasePointerCapture(event.pointerId);
    if (!ended?.moved) return;
    if (keep) nudging.drop(entry);
    else nudging.preview(entry.id, 0);
  };
  const dragged = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      const size = event.button === 0 ? unit() : 0;
      if (size <= 0) return;
      drag.current = { from: place(event), size, moved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = drag.current;
      if (!current) return;
      const distance = place(event) - current.from;
      if (!current.moved && Math.abs(distance) < THRESHOLD) return;
      current.moved = true;
      dragged.current = true;
      nudging.preview(entry.id, Math.round(distance / current.size) * step);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onClick: (event: MouseEvent) => {
      if (dragged.current) event.preventDefault();
      else onClick();
    },
  };
}
