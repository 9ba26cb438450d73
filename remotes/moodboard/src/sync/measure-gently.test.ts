import type { Json } from '@butterfly/contracts/core';
import { measureGently } from './measure-gently';

const board: Json = {
  pages: [{ id: 'p', elements: Array.from({ length: 20_000 }, (_, id) => ({ id: `i${id}`, x: 1, props: { text: `note ${id}` } })) }],
};

describe('measuring a large board', () => {
  it('lets the window breathe in between, and ends when the board is left', async () => {
    const abort = new AbortController();
    let breaths = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (breaths += 0.01));
    const turn = jest.spyOn(globalThis, 'setTimeout');
    await measureGently(board, abort.signal);
    expect(turn.mock.calls.length).toBeGreaterThan(10);
    turn.mockClear();
    abort.abort();
    await measureGently(board, abort.signal);
    expect(turn).toHaveBeenCalledTimes(1);
    clock.mockRestore();
    turn.mockRestore();
  });
});
