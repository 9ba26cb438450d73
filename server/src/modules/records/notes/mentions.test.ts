import { mentionsIn, plainWords } from './mentions';

describe('the text of a note', () => {
  it('names its mentions once and reads as one plain line', () => {
    expect(mentionsIn('@[Ada](1) and @[Tom](2), @[Ada](1); @[broken]( 3) me@x(4)')).toEqual([1, 2]);
    expect(plainWords('**Hello** @[Ada](1)\n- one')).toBe('Hello @Ada - one');
    expect(plainWords('x'.repeat(300))).toHaveLength(140);
  });
});
