import { csvCell, csvLine } from './csv';

describe('a cell of a CSV export', () => {
  it.each([
    ['=SUM(A1:A9)', "'=SUM(A1:A9)"],
    ['+1 and more', "'+1 and more"],
    ['-2+3', "'-2+3"],
    ['@cmd', "'@cmd"],
    ['\t=1', "'\t=1"],
  ])('does not let a spreadsheet run %j', (text, cell) => expect(csvCell(text)).toBe(cell));

  it.each([
    ['x;=1+1', "x;'=1+1"],
    ['x; @cmd', "x; '@cmd"],
    ['two\n=1+1', '"two\n\'=1+1"'],
    ['a\t-2+3', "a\t'-2+3"],
  ])('does not let one run the middle of %j where semicolons part the cells', (text, cell) => expect(csvCell(text)).toBe(cell));

  it('leaves what only looks like it', () => {
    expect(csvLine(['wed-ding', 'a; b', 'x=1', ['+15185550142', '+15185550143']])).toBe('wed-ding,a; b,x=1,+15185550142; +15185550143\r\n');
  });

  it('leaves phone numbers and amounts below zero as they are', () => {
    expect(csvLine(['+15185550142', -250, null, ['a', 'b']])).toBe('+15185550142,-250,,a; b\r\n');
  });

  it('quotes what holds a comma, a quote or a line break', () => {
    expect(csvLine(['Marlow, Ann', 'the "big" one', 'two\nlines'])).toBe('"Marlow, Ann","the ""big"" one","two\nlines"\r\n');
  });
});
