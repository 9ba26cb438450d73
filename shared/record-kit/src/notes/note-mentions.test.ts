import { noteSummary, storedText } from './note-mentions';

describe('mentions of a note', () => {
  it('become ids where a colleague was picked, the longest name first, and stay text elsewhere', () => {
    expect(storedText('Ask @Ada Berg and @Ada, not @Tom', { Ada: 1, 'Ada Berg': 2 })).toBe('Ask @[Ada Berg](2) and @[Ada](1), not @Tom');
    expect(storedText('Ask @Ada', {})).toBe('Ask @Ada');
  });

  it('are names in the first line that stands for the note', () => {
    expect(noteSummary('\n**Peonies** for @[Ada Berg](2)\nand more')).toBe('Peonies for @Ada Berg');
    expect(noteSummary('x'.repeat(91))).toHaveLength(90);
  });
});
