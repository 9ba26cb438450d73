import { arranged } from './arranged';

describe('new pictures', () => {
  it('stand in rows around the place they were let go at, none on another', () => {
    const sizes = [
      { w: 300, h: 200 },
      { w: 200, h: 300 },
      { w: 100, h: 100 },
      { w: 300, h: 100 },
      { w: 50, h: 60 },
    ];
    const boxes = arranged(sizes, { x: 1_000, y: 500 }).map((place, at) => ({ ...place, ...(sizes[at] ?? { w: 0, h: 0 }) }));
    for (const [at, a] of boxes.entries()) {
      for (const b of boxes.slice(at + 1)) expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
    }
    expect(Math.min(...boxes.map(({ y }) => y)) + Math.max(...boxes.map(({ y, h }) => y + h))).toBe(2 * 500);
  });
  it('alone stands in the middle', () => {
    expect(arranged([{ w: 300, h: 200 }], { x: 500, y: 500 })).toEqual([{ x: 350, y: 400 }]);
    expect(arranged([], { x: 0, y: 0 })).toEqual([]);
  });
});
