import { pulledToGrid, stepOnGrid, toGrid } from './grid';

describe('the grid', () => {
  it('takes a moved thing to the nearest line by its upper left corner', () => {
    expect(toGrid({ x: 47, y: -9 })).toEqual({ x: -7, y: 9 });
  });
  it('takes the side that is pulled to a line, the other stays', () => {
    const box = { x: 13, y: 15, w: 100, h: 60 };
    expect(pulledToGrid(box, { x: 1, y: 0 }, { x: 9, y: 4 })).toEqual({ x: 7, y: 4 });
    expect(pulledToGrid(box, { x: -1, y: -1 }, { x: 0, y: 0 })).toEqual({ x: 7, y: 5 });
  });
  it('steps from line to line by key, also from between two', () => {
    expect(stepOnGrid({ x: 40, y: 0 }, [1, 0])).toEqual({ x: 20, y: 0 });
    expect(stepOnGrid({ x: 47, y: 0 }, [-1, 0])).toEqual({ x: -7, y: 0 });
    expect(stepOnGrid({ x: 0, y: -41 }, [0, 1])).toEqual({ x: 0, y: 1 });
  });
});
