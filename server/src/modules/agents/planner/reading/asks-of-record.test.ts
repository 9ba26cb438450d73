import { asksOfRecord } from './asks-of-record';

describe('a question of a record', () => {
  it.each([
    'who loads the van for Reyes?',
    'payment terms for Hollis?',
    'make me a prep list for Whitcomb',
    'Wer lädt den Wagen für Reyes?',
  ])('is: %s', (said) => {
    expect(asksOfRecord(said)).toBe(true);
  });

  it.each([
    ['an order', 'Cedar Hill wants the names, make me a to-do with the day'],
    ['a comparison', 'which recipe of Marlow makes us the most money?'],
    ['what would be', 'what do we save on Hollis if I put in 8 Freedom'],
    ['words to be written', 'give me two sentences on the plinth pieces'],
    ['what is only told', 'Grace from the library has been answered'],
    ['what we owe', 'how much do we owe Rivergate for the Marlow wedding'],
  ])('is not %s', (_what, said) => {
    expect(asksOfRecord(said)).toBe(false);
  });
});
