import { freshKey } from './fresh-key';

it.each([
  ['Moved away', [], 'moved_away'],
  ['Moved away', ['moved_away'], 'moved_away_2'],
  ['Über 100 €', [], 'uber_100'],
  ['花', [], 'entry'],
  ['3 quotes', [], 'entry_3_quotes'],
])('the key of "%s" beside %j is %s', (label, taken, expected) => expect(freshKey(label, taken)).toBe(expected));
