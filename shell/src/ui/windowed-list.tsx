import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { ROW_HEIGHT, scrollToRow, VISIBLE_ROWS, windowRows } from '../toolbar/window-rows';

interface WindowedListProps<Row extends { readonly id: number | string }> {
  /** Of the field that the list answers: options are `<id>-<place>`. */
  id: string;
  label: string;
  className: string;
  rows: readonly Row[];
  cursor: number;
  isSelected: (row: Row, at: number) => boolean;
  onPick: (row: Row) => void;
  children: (row: Row) => ReactNode;
}

/** A list below a field that keeps the focus. Only the rows in sight are drawn, so that thousands cost nothing. */
export function WindowedList<Row extends { readonly id: number | string }>(props: WindowedListProps<Row>) {
  const { id, label, className, rows, cursor, isSelected, onPick, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = scrollToRow(element.scrollTop, cursor);
  }, [cursor, rows]);
  const { first, last } = windowRows(scrollTop, rows.length);
  return (
    <div
      ref={box}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={className}
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
              aria-selected={isSelected(row, at)}
              aria-setsize={rows.length}
              aria-posinset={at + 1}
              data-cursor={at === cursor}
              style={{ top: at * ROW_HEIGHT }}
              onClick={() => onPick(row)}
            >
              {children(row)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The field keeps the focus, so that the list does not close before the click arrives. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
