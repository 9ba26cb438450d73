import { asksForAll, hedged } from './not-exactly';

it.each([
  ['tell me about the delgado party', ['delgado'], true],
  ['marlow', ['marlow'], true],
  ['the marlow wedding please', ['marlow'], true],
  ['whats up with birch and vale', ['birch', 'vale'], true],
  ['was steht bei reyes', ['reyes'], true],
  ['how much of the grant is left', ['grant'], false],
  ['what did the park couple think of us', ['park'], false],
  ['hows our margin on marlow', ['marlow'], false],
])('whether all of a record was asked for: %s', (text, names, isAll) => {
  expect(asksForAll(text, names)).toBe(isAll);
});

it('says once that a record is not what was asked for', () => {
  const once = hedged({ message: 'Park wedding is Closed.', cards: {} });
  expect(once.message).toBe('I do not know exactly that. This is what I have:\nPark wedding is Closed.');
  expect(hedged(once)).toBe(once);
});
