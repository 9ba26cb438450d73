import { sayUnmet, unmetFilters } from './unmet-filters';

describe('what a list cannot be narrowed by', () => {
  it.each([
    ['which weddings in june have more than 100 guests', ['more than 100 guests']],
    ['weddings with 80 people', ['with 80 people']],
    ['unpaid weddings in may', ['unpaid']],
    ['projects without a signed contract', ['without a signed contract']],
    ['outdoor weddings over 20000', ['outdoor']],
    ['show me the events on saturdays', ['on saturdays']],
    ['small weddings in june', ['small']],
    ['weddings with peonies', ['with peonies']],
    ['all weddings in blush and ivory?', ['in blush and ivory']],
    ['unpaid outdoor weddings with peonies', ['unpaid', 'outdoor', 'with peonies']],
  ])('“%s”', (sentence, unmet) => {
    expect(unmetFilters(sentence)).toEqual(unmet);
  });

  it.each([
    'weddings in june over 20k with anna',
    'booked weddings in june',
    'our biggest project',
    'projects without a date',
    'what is coming up on June 12',
    'projects in production',
    'weddings at Kiln Loft',
    'leads from instagram',
  ])('is nothing of “%s”', (sentence) => {
    expect(unmetFilters(sentence)).toEqual([]);
  });

  it('is named in the words of the sentence', () => {
    expect(sayUnmet(['unpaid', 'outdoor'])).toBe(
      '\nI cannot narrow the list by “unpaid” or “outdoor”: it shows all the others you asked for.',
    );
  });
});
