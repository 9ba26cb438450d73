import { letterBefore, toneIn } from './letter-tone';

describe('how a letter shall sound instead', () => {
  it.each([
    ['a bit warmer please', 'warm'],
    ["a bit warmer please, it's a funeral", 'mourning'],
    ['make it a little shorter', 'short'],
    ['etwas kürzer bitte', 'short'],
    ['un poco más amable', 'warm'],
    ['more formal please', 'formal'],
    ['can you make that friendlier', 'warm'],
    ['warm greetings to Reyes', undefined],
    ['shorter stems for the bouquet', undefined],
    ['which leads are late', undefined],
  ])('“%s”', (said, tone) => {
    expect(toneIn(said)).toBe(tone);
  });

  const user = (content: string) => ({ role: 'user', content });
  it('is that of the letter before, and of nothing else', () => {
    const letter = user("Write to the Whitcombs that we'll be there at nine");
    expect(letterBefore([letter])?.to).toBe('the Whitcombs');
    expect(letterBefore([letter, user('a bit warmer')])?.to).toBe('the Whitcombs');
    expect(letterBefore([letter, user('which leads are late')])).toBeUndefined();
  });
});
