import type { ShopLine } from '@butterfly/contracts/inventory';
import { outcomeOf } from './completion';

const line = { planned: 3, pulled: 9 } as ShopLine;

describe('what became of the flowers of a project', () => {
  it.each([
    [
      { used: '10', wasted: '1' },
      { used: 10, wasted: 1, returned: 1 },
    ],
    [
      { used: '', wasted: ' 2 ' },
      { used: 0, wasted: 2, returned: 10 },
    ],
    [{ used: '12', wasted: '1' }, undefined],
    [{ used: '-1', wasted: '' }, undefined],
    [{ used: '1.5', wasted: '' }, undefined],
    [{ used: 'NaN', wasted: '' }, undefined],
    [{ used: '1000000000000', wasted: '' }, undefined],
  ])('typed as %j is %j', (typed, outcome) => {
    expect(outcomeOf(line, typed)).toEqual(outcome);
  });
});
