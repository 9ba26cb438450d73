import { spelled } from './spelled';

describe('slips of typing', () => {
  it.each([
    ['what is on in novmber', 'what is on in november'],
    ['free on wednsday?', 'free on wednesday?'],
    ['which invioces are overdu', 'which invoices are overdue'],
    ['carnations insted of roses', 'carnations instead of roses'],
    ['packign list', 'packing list'],
    ['twelve centerpeices', 'twelve centerpieces'],
    ['has she payd', 'has she paid'],
    ['did anyone anser', 'did anyone answer'],
  ])('%s', (said, right) => {
    expect(spelled(said)).toBe(right);
  });

  it.each([
    'call Sundby tomorrow',
    'the martin wedding',
    'was ist im dezember los',
    'que hay en abril',
    'note for marlowe',
    'is nora free',
    'call judith hollis',
    'parking at the venue',
  ])('%s stays as it is', (said) => {
    expect(spelled(said)).toBe(said);
  });
});
