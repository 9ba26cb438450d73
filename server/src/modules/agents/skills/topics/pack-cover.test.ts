import { cheapestCover } from './pack-cover';

const BUNCH = { size: 25, cents: 3_250, least: 1, step: 1 };
const BOX = { size: 100, cents: 11_500, least: 1, step: 1 };

describe('the cheapest packs for a number of stems', () => {
  it.each([
    ['mixes suppliers where that is cheaper', 130, [BUNCH, BOX], [2, 1], 18_000],
    ['takes one kind where that is cheaper', 200, [BUNCH, BOX], [0, 2], 23_000],
    ['does not buy a box for a few stems', 20, [BUNCH, BOX], [1, 0], 3_250],
    ['takes the box where four bunches cost more', 90, [BUNCH, BOX], [0, 1], 11_500],
    ['keeps to the least that is sold', 30, [{ ...BUNCH, least: 3 }], [3], 9_750],
    ['keeps to the steps that are sold in', 60, [{ ...BUNCH, step: 2 }], [4], 13_000],
    ['needs the least of a cheap one only where it is bought', 30, [{ ...BUNCH, cents: 1_000, least: 10 }, BUNCH], [0, 2], 6_500],
  ])('%s', (_what, units, offers, counts, cents) => {
    expect(cheapestCover(units, offers)).toEqual({ counts, cents });
  });

  it('knows nothing where nothing is sold', () => {
    expect(cheapestCover(10, [])).toBeUndefined();
  });
});
