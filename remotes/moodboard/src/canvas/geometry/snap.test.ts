import { snapLines, snapped } from './snap';

const lines = snapLines([
  { x: 0, y: 0, w: 1600, h: 1000 },
  { x: 200, y: 300, w: 100, h: 100 },
]);

describe('guides', () => {
  it('draw an edge to the nearest edge within reach and say which line it is', () => {
    const { by, guides } = snapped(lines, { x: 204, y: 700, w: 60, h: 60 }, 6);
    expect(by).toEqual({ x: -4, y: 0 });
    expect(guides).toEqual([{ axis: 'x', at: 200, from: 300, to: 760 }]);
  });
  it('leave alone what is out of reach', () => {
    expect(snapped(lines, { x: 207, y: 620, w: 60, h: 60 }, 6)).toEqual({ by: { x: 0, y: 0 }, guides: [] });
  });
  it('draw a middle to the middle of the page, on both axes at once', () => {
    const { by, guides } = snapped(lines, { x: 752, y: 447, w: 100, h: 100 }, 6);
    expect(by).toEqual({ x: -2, y: 3 });
    expect(guides.map(({ at }) => at)).toEqual([800, 500]);
  });
  it('agree with a search through all lines, for random places (seeded)', () => {
    let seed = 7;
    const random = () => ((seed = (seed * 1103515245 + 12345) % 2 ** 31) / 2 ** 31) * 1000;
    const rects = Array.from({ length: 60 }, () => ({ x: random(), y: random(), w: random() / 4, h: random() / 4 }));
    const many = snapLines(rects);
    const edges = rects.flatMap(({ x, w }) => [x, x + w / 2, x + w]);
    for (let round = 0; round < 200; round += 1) {
      const moving = { x: random(), y: random(), w: 80, h: 40 };
      const offsets = [moving.x, moving.x + 40, moving.x + 80]
        .flatMap((place) => edges.map((edge) => edge - place))
        .filter((by) => Math.abs(by) <= 6);
      const nearest = Math.min(...offsets.map(Math.abs), Infinity);
      expect(Math.abs(snapped(many, moving, 6).by.x)).toBeCloseTo(Number.isFinite(nearest) ? nearest : 0);
    }
  });
});
