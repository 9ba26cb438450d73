import { guessMapping } from './guess-mapping';
import { readTable } from './read-table';

describe('a table that is handed in', () => {
  it('reads tables with a mark, semicolons and quoted line breaks, and refuses what is none', () => {
    expect(readTable('\uFEFFName;E-mail\r\n"Ann\nMarlow";a@b.example\r\n\r\n')).toEqual({
      columns: ['Name', 'E-mail'],
      rows: [{ line: 2, cells: ['Ann\nMarlow', 'a@b.example'] }],
    });
    expect(readTable('Name,E-mail')).toEqual({ why: 'it needs a heading and at least one row' });
  });

  it('counts lines as a spreadsheet does, empty ones too', () => {
    expect(readTable('Name,E-mail\nAnn,\n,\n\nBen,b@b.example\n')).toMatchObject({
      rows: [
        { line: 2, cells: ['Ann', ''] },
        { line: 5, cells: ['Ben', 'b@b.example'] },
      ],
    });
  });

  it('guesses what the columns hold, each field once', () => {
    const fields = [
      { name: 'first_name', label: 'First name', required: false, aliases: ['given name'] },
      { name: 'email', label: 'E-mail', required: false, aliases: ['mail', 'e mail address'] },
    ];
    expect(guessMapping(['Given Name', 'E-Mail Address', 'email', 'Shoe size'], fields)).toEqual({ 0: 'first_name', 1: 'email' });
  });
});
