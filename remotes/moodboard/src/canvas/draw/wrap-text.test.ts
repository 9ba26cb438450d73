import { wrapText } from './wrap-text';

const measure = (text: string) => text.length;

describe('lines of a text in a drawn page', () => {
  it('break at spaces, where the writer broke, and inside a word that is too long', () => {
    expect(wrapText('white roses and peonies', 12, measure)).toEqual(['white roses', 'and peonies']);
    expect(wrapText('a\n\nb', 12, measure)).toEqual(['a', '', 'b']);
    expect(wrapText('Blumenstraussbindezubehör da', 10, measure)).toEqual(['Blumenstra', 'ussbindezu', 'behör da']);
  });
  it('end in a box that is narrower than a letter', () => {
    expect(wrapText('abc', 0, measure)).toEqual(['a', 'b', 'c']);
  });
});
