import { newcomers } from './watch-camera';

describe('labels in front of a camera', () => {
  it('count once while they stay in the picture, also when one picture is blurred', () => {
    const seen = newcomers(2);
    expect(['A', 'A', null, 'A', 'B', 'A'].map(seen)).toEqual(['A', null, null, null, 'B', 'A']);
  });

  it('count again after they have been away', () => {
    const seen = newcomers(2);
    expect(['A', null, null, 'A'].map(seen)).toEqual(['A', null, null, 'A']);
  });
});
