import { findIngredients, parseLines, parseQuantity, seasonWarnings } from '../index';

describe('typed lines', () => {
  it.each([
    [
      '8 quicksand, 6 playa blanca, 5 juliet',
      [
        [8_000, 'quicksand'],
        [6_000, 'playa blanca'],
        [5_000, 'juliet'],
      ],
    ],
    [
      '8x Quicksand\n- 6 stems of Playa Blanca\n• ¼ seeded eucalyptus',
      [
        [8_000, 'Quicksand'],
        [6_000, 'Playa Blanca'],
        [250, 'seeded eucalyptus'],
      ],
    ],
    [
      'Quicksand x 8; Juliet: 5',
      [
        [8_000, 'Quicksand'],
        [5_000, 'Juliet'],
      ],
    ],
    [
      '2,5 ribbon and 1/4 bunch ruscus',
      [
        [2_500, 'ribbon'],
        [250, 'ruscus'],
      ],
    ],
    [
      '1½ ruscus, 12 white o’hara',
      [
        [1_500, 'ruscus'],
        [12_000, 'white o’hara'],
      ],
    ],
    ['Juliet', [[1_000, 'Juliet']]],
    ['  \n , ', []],
    ['1/0 rose', [[0, 'rose']]],
  ])('%j', (text, lines) => {
    expect(parseLines(text).map(({ qty_milli, name }) => [qty_milli, name])).toEqual(lines);
  });

  it.each([
    ['8', 8_000],
    [' 1½ ', 1_500],
    ['2,5', 2_500],
    ['1/4', 250],
    ['', undefined],
    ['eight', undefined],
    ['-3', undefined],
    ['1e9', undefined],
  ])('"%s" alone is the quantity %s', (text, milli) => expect(parseQuantity(text)).toBe(milli));

  it('are two hundred at most', () => expect(parseLines('1 rose,'.repeat(500))).toHaveLength(200));
});

const CATALOGUE = [
  { name: 'Quicksand rose', botanical: 'Rosa' },
  { name: 'Playa Blanca rose', botanical: 'Rosa' },
  { name: 'Juliet garden rose', botanical: 'Rosa' },
  { name: 'Silver-dollar eucalyptus', botanical: 'Eucalyptus cinerea' },
  { name: 'Seeded eucalyptus', botanical: 'Eucalyptus' },
  { name: 'Peony Coral Charm', botanical: 'Paeonia' },
];

describe('an ingredient', () => {
  it.each([
    ['quicksand', 'Quicksand rose'],
    ['playa blnca', 'Playa Blanca rose'],
    ['Juliets', 'Juliet garden rose'],
    ['eucalyptus seeded', 'Seeded eucalyptus'],
    ['silver dollar', 'Silver-dollar eucalyptus'],
    ['paeonia', 'Peony Coral Charm'],
    ['péony', 'Peony Coral Charm'],
    ['quikcsand', 'Quicksand rose'],
  ])('"%s" is %s', (words, name) => expect(findIngredients(words, CATALOGUE)[0]?.name).toBe(name));

  it.each([['tulip'], [''], ['ro se x']])('"%s" is none', (words) => expect(findIngredients(words, CATALOGUE)).toEqual([]));
});

describe('season', () => {
  const peony = { season_months: [5, 6], vase_life_days: 5, processing_lead_days: 3 };
  const when = { event_date: '2027-06-12', today: '2027-01-10', lead_time_days: 3 };

  it('says what speaks against an ingredient', () => {
    expect(seasonWarnings(peony, when)).toEqual([]);
    expect(seasonWarnings(peony, { ...when, event_date: '2027-09-12' })).toEqual(['out_of_season']);
    expect(seasonWarnings({ ...peony, vase_life_days: 2 }, when)).toEqual(['fades_before']);
    expect([seasonWarnings(peony, { ...when, today: '2027-06-06' }), seasonWarnings(peony, { ...when, today: '2027-06-07' })]).toEqual([
      [],
      ['too_late'],
    ]);
  });
});
