import { Slot } from '@butterfly/plugin-sdk/react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { BoardItem, BoardPage } from '../../model/board-document';
import { numberProp, textProp } from '../../model/item-traits';

interface BoardFlowersProps {
  readonly pages: readonly BoardPage[];
  /** The item that is chosen; only its own flower is told of then. */
  readonly only: BoardItem | undefined;
}

/** What others know of the flowers of a project's board, such as when they grow and what they cost. */
export function BoardFlowers({ pages, only }: BoardFlowersProps) {
  const projectId = Number(useParams()['projectId']);
  const flowers = useMemo(
    () =>
      pages.flatMap(({ name: page, elements }) =>
        elements
          .filter((item) => item.type === 'flower' && (only === undefined || item.id === only.id))
          .map((item) => ({
            id: item.id,
            page,
            name: textProp(item, 'name'),
            color: textProp(item, 'color_name'),
            count: Math.max(0, Math.round(numberProp(item, 'count', 0))),
          })),
      ),
    [pages, only],
  );
  if (!Number.isInteger(projectId) || projectId < 1 || flowers.length === 0) return null;
  return <Slot id="moodboard.flowers/v1" props={{ projectId, flowers }} />;
}
