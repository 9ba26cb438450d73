import { kanbanModel, moveCard, type KanbanColumn } from './kanban-model';

const card = (id: number) => ({ id, name: `Card ${id}` });
const columns: readonly KanbanColumn<ReturnType<typeof card>>[] = [
  { id: 'todo', name: 'To do', cards: [card(1), card(2)] },
  { id: 'done', name: 'Done', cards: [card(3)] },
];
const ids = (moved: typeof columns) => moved.map(({ cards }) => cards.map(({ id }) => id));
const model = kanbanModel<ReturnType<typeof card>>();

describe('cards of a board', () => {
  it('move within a column and into another, and stay where they are when nobody knows them', () => {
    expect(ids(moveCard(columns, 1, { columnId: 'todo', index: 1 }))).toEqual([[2, 1], [3]]);
    expect(ids(moveCard(columns, 1, { columnId: 'done', index: 1 }))).toEqual([[2], [3, 1]]);
    expect(moveCard(columns, 9, { columnId: 'done', index: 0 })).toBe(columns);
  });

  it('go with the arrow keys as far as the rim', () => {
    expect(model.placeBeside(columns, { columnId: 'todo', index: 1 }, 'ArrowRight')).toEqual({ columnId: 'done', index: 1 });
    expect(model.placeBeside(columns, { columnId: 'todo', index: 0 }, 'ArrowDown')).toEqual({ columnId: 'todo', index: 1 });
    for (const key of ['ArrowUp', 'ArrowLeft']) expect(model.placeBeside(columns, { columnId: 'todo', index: 0 }, key)).toBeNull();
    expect(model.describe(columns, { columnId: 'done', index: 0 })).toBe('Done, place 1');
  });
});
