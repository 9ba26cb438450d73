import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Lets a card be dragged to a `useDropColumn`.
 *
 * @example
 * const { ref, dragging } = useDragCard(card.id);
 * <li ref={ref} data-card={card.id} data-dragging={dragging || undefined}>…</li>
 */
export function useDragCard(id: number): { ref: RefObject<HTMLLIElement | null>; dragging: boolean } {
  const ref = useRef<HTMLLIElement>(null);
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    return draggable({
      element: ref.current,
      getInitialData: () => ({ cardId: id }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [id]);
  return { ref, dragging };
}
