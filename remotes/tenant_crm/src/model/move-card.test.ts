import { buildBoard } from '../testing/build-board';
import { moveCard, placeBeside, placeOf } from './move-card';

const board = buildBoard({ 1: [1_200_000, 100], 2: [850_000], 3: [620_000], 4: [536_212] });

describe('moving a card on the board', () => {
  it('keeps the weighted pipeline of the worked example right to the cent', () => {
    const moved = moveCard(moveCard(board, 2, { stageId: 6, index: 0 }), 1, { stageId: 1, index: 0 });
    expect(moved.open).toEqual({ count: 4, value_cents: 3_206_212, weighted_cents: 1_044_659 });
  });

  it('takes value and count along to the other column', () => {
    const moved = moveCard(board, 1, { stageId: 2, index: 1 });
    expect(moved.columns.slice(0, 2).map(({ count, value_cents }) => [count, value_cents])).toEqual([
      [1, 100],
      [2, 2_050_000],
    ]);
    expect(placeOf(moved, 1)).toEqual({ stageId: 2, index: 1 });
    expect(moved.columns[1]?.cards[1]?.days_in_stage).toBe(0);
  });

  it('changes nothing for a card that is not on the board', () => {
    expect(moveCard(board, 99, { stageId: 2, index: 0 })).toBe(board);
  });

  it('walks with the arrow keys and stops at the rim', () => {
    expect(placeBeside(board, { stageId: 1, index: 1 }, 'ArrowRight')).toEqual({ stageId: 2, index: 1 });
    expect(placeBeside(board, { stageId: 1, index: 1 }, 'ArrowDown')).toBeNull();
    expect(placeBeside(board, { stageId: 1, index: 1 }, 'ArrowUp')).toEqual({ stageId: 1, index: 0 });
    expect(placeBeside(board, { stageId: 1, index: 0 }, 'ArrowLeft')).toBeNull();
  });
});
