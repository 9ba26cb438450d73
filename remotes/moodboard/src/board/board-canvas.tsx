import type { ReactNode } from 'react';
import type { BoardPage } from '../model/board-document';
import { BoardItemView } from './board-item';
import type { BoardActions } from './board.store';
import { useScale } from './use-scale';

interface BoardCanvasProps {
  readonly page: BoardPage;
  readonly selection: string | null;
  /** Absent on the preview: nothing can be moved. */
  readonly actions?: BoardActions;
  readonly children?: ReactNode;
}

/** The page with its items, as large as the window allows. */
export function BoardCanvas({ page, selection, actions, children }: BoardCanvasProps) {
  const { frame, scale } = useScale(page.w);
  return (
    <div ref={frame} className="mb-frame">
      <div className="mb-space" style={{ height: page.h * scale }}>
        <div
          className="mb-canvas"
          role="group"
          aria-label={`Board with ${page.elements.length} items`}
          style={{ width: page.w, height: page.h, transform: `scale(${scale})` }}
          onPointerDown={(event) => {
            if (event.target === event.currentTarget) actions?.selected(null);
          }}
        >
          {page.elements.map((item) => (
            <BoardItemView key={item.id} item={item} selected={item.id === selection} scale={scale} actions={actions} />
          ))}
        </div>
        {children && <div className="mb-over">{children}</div>}
      </div>
    </div>
  );
}
