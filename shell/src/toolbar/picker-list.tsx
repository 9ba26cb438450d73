import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { PickerProject } from './projects';
import { ROW_HEIGHT, scrollToRow, VISIBLE_ROWS, windowRows } from './window-rows';

interface PickerListProps {
  id: string;
  rows: readonly PickerProject[];
  cursor: number;
  selectedId: number | null;
  note: string | null;
  onPick: (row: PickerProject) => void;
}

/** The open list. Only the rows in sight are drawn, so that thousands of projects cost nothing. */
export function PickerList({ id, rows, cursor, selectedId, note, onPick }: PickerListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = scrollToRow(element.scrollTop, cursor);
  }, [cursor]);
  const { first, last } = windowRows(scrollTop, rows.length);
  // The field keeps the focus, so that the list does not close before the click arrives.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  if (note)
    return (
      <div className="picker-list" onMouseDown={keepFocus}>
        <p className="picker-list-note" role="status">
          {note}
        </p>
      </div>
    );
  return (
    <div
      ref={box}
      id={`${id}-list`}
      role="listbox"
      aria-label="Projects"
      className="picker-list"
      style={{ maxHeight: VISIBLE_ROWS * ROW_HEIGHT }}
      onMouseDown={keepFocus}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <ul role="presentation" style={{ height: rows.length * ROW_HEIGHT }}>
        {rows.slice(first, last).map((row, offset) => {
          const at = first + offset;
          return (
            <li
              key={row.id}
              id={`${id}-${at}`}
              role="option"
              aria-selected={row.id === selectedId}
              aria-setsize={rows.length}
              aria-posinset={at + 1}
              data-cursor={at === cursor}
              style={{ top: at * ROW_HEIGHT }}
              onClick={() => onPick(row)}
            >
              {row.name}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
