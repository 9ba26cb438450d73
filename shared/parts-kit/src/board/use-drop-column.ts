import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { dropIndex } from './drop-index';

interface DropColumn {
  /** For the list of cards, inside of the `section` that takes them. */
  readonly ref: RefObject<HTMLOListElement | null>;
  /** Where the card would go, among the cards as they are drawn; null while none is above the column. */
  readonly mark: number | null;
}

/**
 * Takes dragged cards. `onDrop` is told the place, counted without the card itself.
 *
 * @example const { ref, mark } = useDropColumn((cardId, index) => onMove(cardId, { columnId, index }));
 */
export function useDropColumn(onDrop: (cardId: number, index: number) => void): DropColumn {
  const ref = useRef<HTMLOListElement>(null);
  const [mark, setMark] = useState<number | null>(null);
  const dropped = useRef(onDrop);
  useEffect(() => {
    dropped.current = onDrop;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const cardOf = (data: Readonly<Record<string | symbol, unknown>>) => Number(data['cardId']);
    return dropTargetForElements({
      element: element.closest('section') ?? element,
      canDrop: ({ source }) => typeof source.data['cardId'] === 'number',
      onDrag: ({ location, source }) =>
        setMark(dropIndex(element, { y: location.current.input.clientY, cardId: cardOf(source.data) }).shown),
      onDragLeave: () => setMark(null),
      onDrop: ({ location, source }) => {
        setMark(null);
        const cardId = cardOf(source.data);
        dropped.current(cardId, dropIndex(element, { y: location.current.input.clientY, cardId }).index);
      },
    });
  }, []);
  return { ref, mark };
}
