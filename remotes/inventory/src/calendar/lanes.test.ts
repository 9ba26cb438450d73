import { lanesOf } from './lanes';

const bar = (id: number, from: number, to: number) => ({ id, protected_from: `2027-06-${from}`, protected_to: `2027-06-${to}` });

describe('the lines of a calendar', () => {
  it('no bar covers another, and a line is used again', () => {
    const bars = [bar(1, 11, 14), bar(2, 12, 16), bar(3, 14, 15), bar(4, 13, 18)];
    const lanes = lanesOf(bars);
    expect(bars.map(({ id }) => lanes.get(id))).toEqual([0, 1, 0, 2]);
  });
});
