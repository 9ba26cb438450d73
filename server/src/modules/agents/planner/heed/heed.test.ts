import { apart } from '../reading/letter-wishes';
import { clausesOf } from './clauses';
import { countsLeft } from './counts-left';
import { negatedIn } from './negated';
import { unheeded } from './unheeded';
import { wordsOfPattern } from './words-of-pattern';

const LEADS = '4 new leads:\n- Bellamy & Crane wedding · Sat 18 Sept 2027 · up to $9,000 · score 80';

describe('the words of a sentence that its answer leaves unheeded', () => {
  it.each([
    [
      'average budget per guest, weddings only',
      undefined,
      'On average 97 guests: 5 wedding projects, 487 guests in all.',
      ['budget per guest'],
    ],
    ['which leads are new, and is any of them overdue?', undefined, LEADS, ['overdue']],
    ['what did nora bellamy say about roses?', undefined, 'There are no text conversations of nora bellamy.', ['roses']],
    ['new leads from instagram', undefined, LEADS, ['instagram']],
    ['how many weddings did we lose and why', undefined, 'There are no projects (lost).', ['why']],
    ['weddings without a florist', undefined, '2 wedding projects worth $20,000:\n- Marlow & Okafor wedding', ['without', 'florist']],
    ['und der Tag danach?', undefined, 'Wed 2 Dec 2026: Whitcomb memorial', ['danach']],
  ])('“%s” leaves some', (said, time, told, left) => {
    expect(unheeded({ said, time, told })).toEqual(left);
  });

  it.each([
    ['Could you please quickly show me the new leads?', undefined, LEADS],
    ['when is the Marlow wedding', undefined, 'Marlow & Okafor wedding is on Sat 12 Jun 2027, 16:30.'],
    ['phoen numebr of judith holis', undefined, 'Judith Hollis · +12125550178'],
    ['wann ist die Hochzeit Reyes und wo?', undefined, 'Reyes wedding is on Mon 30 Nov 2026, 16:00.\nReyes wedding is at Stonecroft Barn.'],
    ['weddings in June', 'in June', '2 wedding projects, Tue 1 Jun 2027 to Wed 30 Jun 2027'],
    ['someone on the phone wants june 19th, do we have room', 'june 19th', 'Sat 19 Jun 2027 is free: 0 booked'],
  ])('“%s” leaves none', (said, time, told) => {
    expect(unheeded({ said, time, told, byLexicon: true })).toEqual([]);
  });

  it('counts that are in no answer, and none of a time', () => {
    expect(countsLeft({ said: '12 bouquets with 5 roses at 3pm', time: undefined, told: '12 bouquets' })).toEqual(['5']);
    expect(countsLeft({ said: 'budget 1,800 on June 12', time: 'June 12', told: '$1,800' })).toEqual([]);
  });
});

it.each([
  ['Which leads are new, and is any of them late?', ['Which leads are new', 'is any of them late?']],
  ['Does the walk-through still need confirming? If so, do it.', ['Does the walk-through still need confirming', 'If so, do it.']],
  ['¿Cuánto debe Reyes y cuándo vence?', ['¿Cuánto debe Reyes', 'cuándo vence?']],
  ['what did we earn in October compared to September?', ['what did we earn in October', 'what did we earn in September']],
  ['compare what we earned in October with September', ['what we earned in October', 'what we earned in September']],
  ['leads this month vs. last month', ['leads this month', 'leads last month']],
  ['weddings in June 2027 against 2026', ['weddings in June 2027', 'weddings in 2026']],
  ['Marlow vs the Reyes wedding', ['Marlow vs the Reyes wedding']],
  ['Marlow and Okafor', ['Marlow and Okafor']],
  ['bouquets with roses and peonies', ['bouquets with roses and peonies']],
])('“%s” has its parts', (said, parts) => {
  expect(clausesOf(said).map((one) => one.said)).toEqual(parts);
});

it.each([
  ['12 pieces, no lilies please', ['lilies please']],
  ['ohne Lilien', ['lilien']],
  ['no more than 12', []],
  ['12 roses', []],
])('“%s” says what shall not be', (said, negated) => {
  expect(negatedIn(said)).toEqual(negated);
});

it('what is said about a message stands apart from what it shall say', () => {
  expect(apart('Write to Ann that we come at nine. Keep it gentle; it is his wife’s funeral, I believe.')).toEqual({
    rest: 'Write to Ann that we come at nine',
    language: undefined,
    left: ['Keep it gentle', 'it is his wife’s funeral, I believe'],
  });
  expect(apart('Draft a reminder for that, in Spanish please, she prefers it')).toEqual({
    rest: 'Draft a reminder for that',
    language: 'es',
    left: ['she prefers it'],
  });
  expect(apart('write Ann that the peonies are late. Suggest ranunculus instead.').rest).toBe(
    'write Ann that the peonies are late, Suggest ranunculus instead.',
  );
});

it('a pattern spells out the words it hangs on', () => {
  expect(wordsOfPattern(/\b(?:hottest|best) leads?\b/i)).toEqual(expect.arrayContaining(['hottest', 'best', 'leads', 'lead']));
});
