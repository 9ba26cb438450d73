import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { nl } from './nl';

const DAY = '12-06-2027';

describe.each(Object.entries({ de, en, es, fr, nl }))('the words of who pays, %s', (_language, words) => {
  it('name an invoice with its day and whom it is for, and without either where nobody knows', () => {
    expect(words.about({ number: 'INV-7', day: DAY, name: 'Marlow' })).toMatch(/INV-7.*12-06-2027.*Marlow/);
    const bare = words.about({ number: 'INV-7', day: null, name: '' });
    expect(bare).toMatch(/INV-7$/);
    expect(bare).not.toMatch(/null|undefined/);
  });
});
