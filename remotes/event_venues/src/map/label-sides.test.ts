import { labelSides } from './label-sides';

const size = { nameOf: () => 'Stonecroft Barn', width: 900, height: 225 };

describe('names on a map', () => {
  it('stand right of their point, left where the map ends, and nowhere where others are', () => {
    const points = [
      { id: 1, x: 0.2, y: 0.5 },
      { id: 2, x: 0.99, y: 0.5 },
      { id: 3, x: 0.22, y: 0.52 },
      { id: 4, x: 0.21, y: 0.51 },
    ];
    // The first would stand on the points beside it.
    expect([...labelSides(points, size)]).toEqual([
      [1, 'left'],
      [2, 'left'],
      [3, 'right'],
      [4, 'hidden'],
    ]);
  });
});
