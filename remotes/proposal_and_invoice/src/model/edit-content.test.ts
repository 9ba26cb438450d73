import { lineOf, moved, newLine, withChoice, withRow } from './edit-content';

const line = (key: string, alternative_group = '') => ({ ...newLine(key, 825), key, alternative_group, selected: false });

describe('the lines of a proposal', () => {
  it('move by one place, and stay at the ends', () => {
    const keys = (by: -1 | 1, key: string) => moved([line('a'), line('b'), line('c')], key, by).map((one) => one.key);
    expect([keys(1, 'a'), keys(-1, 'a'), keys(1, 'c')]).toEqual([
      ['b', 'a', 'c'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  it('take one of alternatives, and options by themselves', () => {
    const taken = withChoice(withChoice([line('a', 'arch'), line('b', 'arch'), line('c')], 'a', true), 'b', true);
    expect(taken.map(({ selected }) => selected)).toEqual([false, true, false]);
  });

  it('follow the price of their piece, in its number', () => {
    const piece = { recipe_id: 4, page: 'Reception', name: 'Compote', quantity: 12, unit_price_cents: 16_000, rental_cents: 900 };
    expect(lineOf(piece, 825)).toMatchObject({ qty_milli: 12_000, unit_price_cents: 16_000, follows_recipe: true, rental_cents: 900 });
    expect(withRow([line('a')], 'a', { qty_milli: 5 })[0]?.qty_milli).toBe(5);
  });
});
