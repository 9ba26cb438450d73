import { EmptyState } from '@butterfly/ui-kit';
import { Button } from 'antd';
import type { Layout } from './layouts';
import { itemsOfLayout, LAYOUTS } from './layouts';
import { LayoutThumbnail } from './layout-thumbnail';
import type { BoardItem } from '../../model/board-document';

interface EmptyBoardProps {
  readonly onLayout: (start: { items: readonly BoardItem[]; bg: string; palette: readonly string[] }) => void;
  readonly onColor: () => void;
}

/** A board nobody has worked on: a colour to begin with, or a layout. */
export function EmptyBoard({ onLayout, onColor }: EmptyBoardProps) {
  const start = (layout: Layout) => onLayout({ items: itemsOfLayout(layout), bg: layout.bg, palette: layout.palette });
  return (
    <div className="mb-empty">
      <div className="mb-empty-card">
        <EmptyState
          drawing="wreath"
          title="An empty board"
          text="Drop pictures here, begin with a colour you both love, or take a layout."
          action={
            <Button type="primary" onClick={onColor}>
              Add a colour
            </Button>
          }
        />
        <ul className="mb-layouts" aria-label="Layouts">
          {LAYOUTS.map((layout) => (
            <li key={layout.id}>
              <button type="button" className="mb-layout" onClick={() => start(layout)}>
                <LayoutThumbnail layout={layout} />
                <span>{layout.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
