import { newItem } from '../../model/new-item';
import { aligned, distributed } from './align';

const at = (id: string, x: number, y: number, w = 50) => ({ ...newItem('note', { x, y, w, h: 50 }), id });

describe('aligning', () => {
  it('puts edges on one line, and one item alone onto the page', () => {
    const items = [at('a', 10, 0), at('b', 200, 90, 100)];
    expect([...aligned(items, 'right', { w: 1600, h: 1000 })]).toEqual([
      ['a', { x: 250, y: 0 }],
      ['b', { x: 200, y: 90 }],
    ]);
    expect(aligned([at('a', 10, 0)], 'center', { w: 1600, h: 1000 }).get('a')).toEqual({ x: 775, y: 0 });
  });
  it('aligns a turned item by what is seen of it', () => {
    const turned = { ...newItem('note', { x: 0, y: 0, w: 100, h: 20 }), id: 't', rot: 90 };
    expect(aligned([turned, at('b', 300, 0)], 'left', { w: 1, h: 1 }).get('b')?.x).toBe(40);
  });
  it('makes gaps equal between the outermost, whatever the order and the widths', () => {
    const places = distributed([at('c', 400, 0), at('a', 0, 0), at('b', 60, 0, 100)], 'x');
    expect(places.get('a')?.x).toBe(0);
    expect(places.get('c')?.x).toBe(400);
    expect(places.get('b')?.x).toBe(175);
  });
});
