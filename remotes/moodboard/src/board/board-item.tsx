import type { KeyboardEvent } from 'react';
import type { BoardItem } from '../model/board-document';
import { describeItem, readableOn } from '../model/describe-item';
import type { BoardActions } from './board.store';
import { useDrag } from './use-drag';

interface BoardItemViewProps {
  readonly item: BoardItem;
  readonly selected: boolean;
  readonly scale: number;
  readonly actions: BoardActions | undefined;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** One item. Moved with the pointer or the arrow keys (Shift: ten at a time), removed with Delete. */
export function BoardItemView({ item, selected, scale, actions }: BoardItemViewProps) {
  const drag = useDrag({ item, scale, onEnd: (place) => actions?.itemMoved(item.id, place) });
  const { x, y } = drag.place ?? item;
  const hex = item.type === 'color' && typeof item.props['hex'] === 'string' ? item.props['hex'] : undefined;

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      const size = event.shiftKey ? 10 : 1;
      actions?.itemMoved(item.id, { x: item.x + step[0] * size, y: item.y + step[1] * size });
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      actions?.itemRemoved(item.id);
    } else if (event.key === 'Escape') {
      actions?.selected(null);
    }
  };
  return (
    <div
      className={`mb-item mb-item-${item.type}${selected ? ' mb-item-selected' : ''}${drag.place ? ' mb-item-dragged' : ''}`}
      style={{ left: x, top: y, width: item.w, height: item.h, ...(hex && { background: hex, color: readableOn(hex) }) }}
      role={actions ? 'button' : 'img'}
      tabIndex={actions ? 0 : -1}
      aria-pressed={actions ? selected : undefined}
      aria-label={describeItem(item)}
      onFocus={() => actions?.selected(item.id)}
      onKeyDown={actions && handleKeyDown}
      onPointerDown={actions && drag.start}
    >
      <ItemBody item={item} />
    </div>
  );
}

function ItemBody({ item }: { item: BoardItem }) {
  const text = (key: string) => (typeof item.props[key] === 'string' ? item.props[key] : '');
  if (item.type === 'color') return <span className="mb-caption">{text('name')}<small>{text('hex')}</small></span>;
  if (item.type === 'note') return <p>{text('text') || <em>Write a note above</em>}</p>;
  if (item.type === 'text') return <p>{text('text')}</p>;
  return <p>{item.type}</p>;
}
