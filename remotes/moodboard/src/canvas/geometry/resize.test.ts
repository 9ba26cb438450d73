import { centerOf, turned } from './geometry';
import type { Box } from './item-box';
import { normal, resizedBox, scaledWith, turnedAbout } from './resize';

/** Where a corner of a turned box is on the board. */
function corner(box: Box, x: -1 | 1, y: -1 | 1) {
  const away = turned({ x: (x * box.w) / 2, y: (y * box.h) / 2 }, box.rot);
  const middle = centerOf(box);
  return { x: middle.x + away.x, y: middle.y + away.y };
}

describe('resizing', () => {
  it.each([0, 30, 90, 211])('keeps the opposite corner where it is, turned by %i°', (rot) => {
    const box = { x: 100, y: 50, w: 200, h: 120, rot };
    const next = resizedBox(box, { x: 1, y: 1 }, { by: { x: 37, y: 22 }, keepRatio: false });
    expect(corner(next, -1, -1).x).toBeCloseTo(corner(box, -1, -1).x);
    expect(corner(next, -1, -1).y).toBeCloseTo(corner(box, -1, -1).y);
  });
  it('keeps the proportions when asked, and a box never vanishes', () => {
    const box = { x: 0, y: 0, w: 300, h: 200, rot: 0 };
    const next = resizedBox(box, { x: 1, y: 1 }, { by: { x: 150, y: 3 }, keepRatio: true });
    expect(next.w / next.h).toBeCloseTo(1.5);
    expect(resizedBox(box, { x: 1, y: 0 }, { by: { x: -9_999, y: 0 }, keepRatio: false }).w).toBe(8);
  });
  it('scales several with the rectangle around them: a quarter turned one by its own axes', () => {
    const [from, to] = [
      { x: 0, y: 0, w: 100, h: 100 },
      { x: 10, y: 10, w: 200, h: 100 },
    ];
    expect(scaledWith({ x: 50, y: 0, w: 50, h: 50, rot: 0 }, from, to)).toEqual({ x: 110, y: 10, w: 100, h: 50, rot: 0 });
    expect(scaledWith({ x: 0, y: 0, w: 40, h: 20, rot: 90 }, from, to)).toMatchObject({ w: 40, h: 40 });
  });
});

it('turning about a middle keeps the distance to it and writes angles between −180 and 180', () => {
  const box = { x: 100, y: 0, w: 20, h: 20, rot: 170 };
  const next = turnedAbout(box, { x: 0, y: 0 }, 90);
  expect(Math.hypot(centerOf(next).x, centerOf(next).y)).toBeCloseTo(Math.hypot(110, 10));
  expect(next.rot).toBe(-100);
  expect(normal(540)).toBe(-180);
});
