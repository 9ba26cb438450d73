import type { BoardModel } from './use-keyboard-move';

/** What a card must have; the rest is drawn by whoever uses the board. */
export interface KanbanCard {
  readonly id: number;
  readonly name: string;
}

/** One column with its cards from top to bottom. */
export interface KanbanColumn<C extends KanbanCard> {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly C[];
}

/** Where a card stands; `index` 0 is the top. */
export interface KanbanPlace {
  readonly columnId: string;
  readonly index: number;
}

type Columns<C extends KanbanCard> = readonly KanbanColumn<C>[];

/** Columns after a card was moved. */
export function moveCard<C extends KanbanCard>(columns: Columns<C>, id: number, { columnId, index }: KanbanPlace): Columns<C> {
  const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
  if (!card) return columns;
  return columns.map((column) => {
    const others = column.cards.includes(card) ? column.cards.filter((one) => one !== card) : column.cards;
    return column.id === columnId
      ? { ...column, cards: [...others.slice(0, index), card, ...others.slice(index)] }
      : { ...column, cards: others };
  });
}

function placeOf<C extends KanbanCard>(columns: Columns<C>, id: number): KanbanPlace | null {
  for (const { id: columnId, cards } of columns) {
    const index = cards.findIndex((card) => card.id === id);
    if (index >= 0) return { columnId, index };
  }
  return null;
}

function placeBeside<C extends KanbanCard>(columns: Columns<C>, place: KanbanPlace, key: string): KanbanPlace | null {
  const at = columns.findIndex(({ id }) => id === place.columnId);
  const last = (columns[at]?.cards.length ?? 0) - 1;
  if (key === 'ArrowUp') return place.index > 0 ? { ...place, index: place.index - 1 } : null;
  if (key === 'ArrowDown') return place.index < last ? { ...place, index: place.index + 1 } : null;
  const next = columns[key === 'ArrowRight' ? at + 1 : at - 1];
  return next ? { columnId: next.id, index: Math.min(place.index, next.cards.length) } : null;
}

/** How cards are carried over columns with the keyboard. */
export function kanbanModel<C extends KanbanCard>(): BoardModel<Columns<C>, KanbanPlace> {
  const describe = (columns: Columns<C> | undefined, { columnId, index }: KanbanPlace) =>
    `${columns?.find(({ id }) => id === columnId)?.name ?? 'the column'}, place ${index + 1}`;
  return { moveCard, placeOf, placeBeside, describe };
}
