import { translate } from './language/translate';
import { readOrder } from './order';
import { planOf } from './plan';
import { withoutTypos } from './typos';
import { digits, tidy } from './words';

const TODAY = '2026-11-23';
const stemsOf = (text: string) =>
  readOrder(digits(tidy(text))).items.map(({ quantity, arrangement, stems }) => [
    quantity,
    arrangement.name,
    stems.map(({ count, name }) => `${count} ${name}`),
  ]);

describe('stems that are counted', () => {
  it.each([
    ['bridal bouquet with 15 Quicksand roses, 6 Juliet', [[1, 'Bridal bouquet', ['15 Quicksand rose', '6 Juliet garden rose']]]],
    ['boutonnieres x8: one spray rose and 1 sprig of seeded eucalyptus', [[8, 'Boutonniere', ['1 spray rose', '1 seeded eucalyptus']]]],
    ['9 juliet 4 olive, hand tied', [[1, 'Hand-tied bouquet', ['9 Juliet garden rose', '4 olive']]]],
    ['14 centrepieces with 9 each', [[14, 'Centerpiece', ['9 Flowers, to be chosen']]]],
    ['12 centerpieces with peonies for 60 guests', [[12, 'Centerpiece', []]]],
  ])('“%s”', (utterance, pieces) => {
    expect(stemsOf(utterance)).toEqual(pieces);
  });

  it('keeps a currency and a price of one piece', () => {
    expect(readOrder('12 centerpieces at 85 euros each').items[0]?.unitCents).toBe(8_500);
    expect([readOrder('arch for €500').currency, readOrder('bouquet with 5 silver dollar').currency]).toEqual(['EUR', null]);
  });
});

describe('another language', () => {
  it.each([
    ['Welche Hochzeiten haben wir im Juni?', 'which weddings do we have in June', []],
    ['erinnere mich morgen daran, die Vasen für Whitcomb zu packen', 'remind me tomorrow to ⟦0⟧', ['die Vasen für Whitcomb zu packen']],
    ['mueve la boda Reyes al 20 de diciembre', 'move the wedding Reyes to December 20', []],
  ])('“%s”', (utterance, text, kept) => {
    expect(translate(utterance)).toEqual({ text, kept });
  });

  it.each(['which weddings do we have in june', 'call carmen', 'palette of the moodboard', 'no, the other one'])(
    'is not seen in “%s”',
    (utterance) => {
      expect(translate(utterance)).toBeUndefined();
    },
  );
});

it.each([
  ['How many Juliet do we need in June?', 'flower_needs', 'Juliet'],
  ['how many stems of playa blanca will we need next month', 'flower_needs', 'playa blanca'],
  ['what does eucalyptus cost', 'flower_price', 'eucalyptus'],
  ['how much is Quicksand a stem', 'flower_price', 'Quicksand'],
  ['how many bunches of Quicksand do we need for 60 stems', 'bunches', undefined],
  ['how many roses do we need for 8 centerpieces', 'proposal', undefined],
])('a question for flowers: “%s”', (utterance, intent, name) => {
  const plan = planOf(utterance, { today: TODAY });
  expect([plan.intent, plan.slots['name']]).toEqual([intent, name]);
});

it.each([
  ['Are 30 lanterns free on 12 June?', 'free_units', 'lanterns', '30'],
  ['how many brass lanterns do we have free on June 12', 'free_units', 'brass lanterns', undefined],
  ['do we have enough lanterns in stock', 'free_units', 'lanterns', undefined],
  ['are we free on June 12', 'date_load', undefined, undefined],
  ['how many saturdays are free in June', 'date_load', undefined, undefined],
])('a question for things: “%s”', (utterance, intent, name, count) => {
  const plan = planOf(utterance, { today: TODAY });
  expect([plan.intent, plan.slots['name'], plan.slots['count']]).toEqual([intent, name, count]);
});

it.each([
  ['open moodbord', 'open moodboard'],
  ['10 centrpieces in decmber', '10 centerpieces in december'],
  ['text marlow and castellano', 'text marlow and castellano'],
  ['who proposed this', 'who proposed this'],
])('mends slips and leaves names: “%s”', (utterance, meant) => {
  expect(withoutTypos(utterance)).toBe(meant);
});

describe('a fragment', () => {
  const after = (first: string, then: string) => planOf(then, { today: TODAY, before: planOf(first, { today: TODAY }) });

  it.each([
    ['weddings in June', 'and in July?', 'projects', '2027-07-01'],
    ['are we free on June 12?', 'and the week after?', 'date_load', '2027-06-19'],
  ])('“%s”, “%s” keeps what was asked, at another time', (first, then, intent, from) => {
    const plan = after(first, then);
    expect([plan.intent, plan.span?.from]).toEqual([intent, from]);
  });

  it('names somebody else, or changes a draft', () => {
    expect(after('what is left to do for Marlow', 'and for Chen?')).toMatchObject({ intent: 'tasks', slots: { name: 'Chen' } });
    expect(after('bouquet with 10 quicksand and 5 juliet', "swap the juliet for o'hara").text).toBe(
      "bouquet with 10 quicksand and 5 o'hara",
    );
    expect(after('move Hollis to booked', 'no, leave it').intent).toBe('leave_it');
  });
});
