import { lanesOf } from './lanes';

const bar = (id: number, from: number, to: number) => ({ id, protected_from: `2027-06-${from}`, protected_to: `2027-06-${to}` });

describe('the lines of a calendar', () => {
  it('no bar covers another, and a line is used again', () => {
    const bars = [bar(1, 11, 14), bar(2, 12, 16), bar(3, 14, 15), bar(4, 13, 18)];
    const lanes = lanesOf(bars);
    expect(bars.map(({ id }) => lanes.get(id))).toEqual([0, 1, 0, 2]);
  });

  it('goes by when a bar begins, and by its id where two begin together, however they come', () => {
    const lanes = lanesOf([bar(4, 11, 13), bar(9, 14, 16), bar(2, 11, 12), bar(1, 12, 15)]);
    expect([2, 4, 1, 9].map((id) => lanes.get(id))).toEqual([0, 1, 0, 1]);
  });
});
