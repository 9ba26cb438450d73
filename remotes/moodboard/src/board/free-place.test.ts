import { newItem } from '../model/new-item';
import { touches } from '../canvas/geometry/geometry';
import { freePlace } from './free-place';

const SIZE = { w: 160, h: 160 };
const CENTER = { x: 800, y: 500 };

it('puts the first thing in the middle, and none of thirty on another', () => {
  const items = [newItem('color', { ...freePlace([], CENTER, SIZE), ...SIZE })];
  expect([items[0]?.x, items[0]?.y]).toEqual([720, 420]);
  while (items.length < 30) {
    const next = newItem('color', { ...freePlace(items, CENTER, SIZE), ...SIZE });
    expect(items.filter((item) => touches(item, next))).toEqual([]);
    items.push(next);
  }
});

it('may lie in a frame', () => {
  const frame = newItem('frame', { x: 500, y: 250, w: 600, h: 500 });
  expect(freePlace([frame], CENTER, SIZE)).toEqual({ x: 720, y: 420 });
});
