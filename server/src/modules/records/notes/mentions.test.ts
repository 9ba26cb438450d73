import { mentionsIn } from './mentions';

describe('the text of a note', () => {
  it('names its mentions once', () => {
    expect(mentionsIn('@[Ada](1) and @[Tom](2), @[Ada](1); @[broken]( 3) me@x(4)')).toEqual([1, 2]);
  });
});
