import { guessMapping } from './guess-mapping';
import { readTable } from './read-table';

describe('a table that is handed in', () => {
  it('reads tables with a mark, semicolons and quoted line breaks, and refuses what is none', () => {
    expect(readTable('\uFEFFName;E-mail\r\n"Ann\nMarlow";a@b.example\r\n\r\n')).toEqual({
      columns: ['Name', 'E-mail'],
      rows: [['Ann\nMarlow', 'a@b.example']],
    });
    expect(readTable('Name,E-mail')).toEqual({ why: 'it needs a heading and at least one row' });
  });

  it('guesses what the columns hold, each field once', () => {
    const fields = [
      { name: 'first_name', label: 'First name', required: false, aliases: ['given name'] },
      { name: 'email', label: 'E-mail', required: false, aliases: ['mail', 'e mail address'] },
    ];
    expect(guessMapping(['Given Name', 'E-Mail Address', 'email', 'Shoe size'], fields)).toEqual({ 0: 'first_name', 1: 'email' });
  });
});
