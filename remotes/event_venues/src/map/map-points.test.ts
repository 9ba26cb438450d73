import { barKm, mapPoints } from './map-points';

describe('places on a map', () => {
  it('stand north above south and west left of east, within the map, a kilometre as long both ways', () => {
    const { points, width_km: width } = mapPoints(
      [
        { id: 1, lat: 42.3, lng: -73.8 },
        { id: 2, lat: 42.2, lng: -73.8 },
        { id: 3, lat: 42.25, lng: -73.7 },
        { id: 4, lat: null, lng: null },
      ],
      2,
    );
    const at = new Map(points.map((point) => [point.id, point]));
    expect([...at.keys()]).toEqual([1, 2, 3]);
    for (const { x, y } of points) expect([x > 0.05 && x < 0.95, y > 0.05 && y < 0.95]).toEqual([true, true]);
    const km = (a: number, b: number) => (((at.get(b)?.y ?? NaN) - (at.get(a)?.y ?? NaN)) * width) / 2;
    expect(km(1, 2)).toBeCloseTo(11.1, 1);
    expect(((at.get(3)?.x ?? NaN) - (at.get(1)?.x ?? NaN)) * width).toBeCloseTo(8.23, 1);
  });

  it('are not blown up when there is one', () => {
    expect(mapPoints([{ id: 1, lat: 42, lng: -73 }], 2)).toMatchObject({ points: [{ x: 0.5, y: 0.5 }] });
    expect(mapPoints([{ id: 1, lat: 42, lng: -73 }], 2).width_km).toBeGreaterThan(4);
  });

  it('have a bar of a round length', () => {
    expect([barKm(60), barKm(26), barKm(5.3)]).toEqual([10, 5, 1]);
  });
});
