import { fitted, revealed, toBoard, toScreen, visibleRect, zoomedTo } from './camera';

const view = { w: 800, h: 600 };

describe('the camera', () => {
  it('zooms to the pointer: what lies under it stays under it, also at the ends of the range', () => {
    const camera = { x: 30, y: -20, z: 0.8 };
    const at = { x: 310, y: 220 };
    for (const zoom of [0.0001, 0.4, 3, 900]) {
      const next = zoomedTo(camera, zoom, at);
      expect(toScreen(next, toBoard(camera, at)).x).toBeCloseTo(at.x);
      expect(toScreen(next, toBoard(camera, at)).y).toBeCloseTo(at.y);
      expect(next.z).toBeGreaterThanOrEqual(0.05);
      expect(next.z).toBeLessThanOrEqual(8);
    }
  });
  it('shows all of a page that fits, in the middle, and never larger than life', () => {
    const camera = fitted({ x: 0, y: 0, w: 1600, h: 1000 }, view);
    const { x, y } = toScreen(camera, { x: 1600, y: 1000 });
    expect(x).toBeLessThanOrEqual(view.w);
    expect(y).toBeLessThanOrEqual(view.h);
    expect(toScreen(camera, { x: 800, y: 500 })).toEqual({ x: 400, y: 300 });
    expect(fitted({ x: 0, y: 0, w: 100, h: 100 }, view).z).toBe(1);
  });
  it('moves only as far as an item needs to be seen, and not at all when it is', () => {
    const camera = { x: 0, y: 0, z: 1 };
    expect(revealed(camera, { x: 100, y: 100, w: 50, h: 50 }, view)).toEqual(camera);
    const far = { x: 5000, y: -3000, w: 200, h: 100 };
    const seen = visibleRect(revealed(camera, far, view), view);
    expect(seen.x).toBeLessThan(far.x);
    expect(seen.x + seen.w).toBeGreaterThan(far.x + far.w);
    expect(seen.y).toBeLessThan(far.y);
  });
});
