import { Icon } from '@butterfly/ui-kit';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { ROW_HEIGHT, scrollToRow, VISIBLE_ROWS, windowRows } from '../toolbar/window-rows';
import type { PaletteEntry } from './entries';

interface PaletteListProps {
  id: string;
  rows: readonly PaletteEntry[];
  cursor: number;
  onPick: (entry: PaletteEntry) => void;
}

/** The answers. Only the rows in sight are drawn. */
export function PaletteList({ id, rows, cursor, onPick }: PaletteListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = scrollToRow(element.scrollTop, cursor);
  }, [cursor, rows]);
  const { first, last } = windowRows(scrollTop, rows.length);
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  if (rows.length === 0)
    return (
      <p className="palette-none" role="status">
        Nothing of that name. Try fewer letters.
      </p>
    );
  return (
    <div
      ref={box}
      id={`${id}-list`}
      role="listbox"
      aria-label="Results"
      className="palette-list"
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
              aria-selected={at === cursor}
              aria-setsize={rows.length}
              aria-posinset={at + 1}
              style={{ top: at * ROW_HEIGHT }}
              onClick={() => onPick(row)}
            >
              <Icon name={row.icon} size={18} />
              <span className="palette-label">{row.label}</span>
              <span className="palette-hint">{row.hint}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
