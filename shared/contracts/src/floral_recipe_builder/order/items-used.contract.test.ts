import fc from 'fast-check';
import { names, packOf, wedding } from '../flowers.fixture';
import { grossUnits, itemsUsed, smallestDrop, usualProfile, type ItemUse } from '../index';

const pieces = wedding.map(({ name, quantity, lines }, at) => ({
  id: at + 1,
  name,
  quantity,
  is_no_recipe: false,
  repurposed_from: [] as number[],
  lines: lines.map((line, position) => {
    const found = names.find((one) => packOf(one).pack_price_cents === line.pack_price_cents && packOf(one).pack_size === line.pack_size);
    return { ...line, key: `l${position}`, name: found ?? '', ingredient_id: names.indexOf(found ?? 'quicksand') + 1 };
  }),
}));
const used = (of = pieces) => itemsUsed(of, { waste_bps: usualProfile.waste_bps, packsOf: (id) => [packOf(names[id - 1] ?? 'quicksand')] });
const item = (name: string, of = pieces) => used(of).find((one) => one.name === name);

describe('what a book uses', () => {
  it('is bought in whole packs, rounded up once over all its pieces', () => {
    expect(item('quicksand')).toMatchObject({
      used_milli: 118_000,
      gross_units: 130,
      plan: { ordered_units: 150, line_cents: 19_500, fit: 'grey' },
    });
    expect(used().reduce((sum, { plan }) => sum + (plan?.line_cents ?? 0), 0)).toBe(109_490);
    expect(item('juliet')?.uses).toMatchObject([{ recipe_name: 'Bridal bouquet', quantity: 1, qty_milli: 5_000, waste_bps: 1_000 }]);
  });

  it('is nothing for a piece that is used again or sold without being made', () => {
    const again = pieces.map((piece) => (piece.name === 'Arch' ? { ...piece, repurposed_from: [1] } : piece));
    expect(item('ruscus', again)).toBeUndefined();
    expect(used(pieces.map((piece) => ({ ...piece, is_no_recipe: true })))).toEqual([]);
  });

  it('is not planned beyond what anybody orders', () => {
    expect(
      item(
        'juliet',
        pieces.map((piece) => ({ ...piece, quantity: 100_000_000 })),
      )?.plan,
    ).toBeNull();
  });
});

describe('stems that save a bunch', () => {
  it('are left out where the fewest are missed, of the largest piece', () => {
    const blanca = item('playaBlanca');
    expect(smallestDrop(blanca?.uses ?? [], blanca?.plan?.hint?.enough ?? 0)).toMatchObject({
      recipe_name: 'Arch',
      units: 1,
      total_units: 1,
    });
    const quicksand = item('quicksand');
    expect(smallestDrop(quicksand?.uses ?? [], 125)).toMatchObject({ recipe_name: 'Arch', units: 5, total_units: 5 });
  });

  it('are none where enough is there, or where a line would be emptied', () => {
    const uses = item('juliet')?.uses ?? [];
    expect([smallestDrop(uses, 6), smallestDrop(uses, 0)]).toEqual([null, null]);
  });

  it('are enough, and one fewer would not be', () => {
    const use = fc.record({
      recipe_id: fc.integer({ min: 1, max: 9 }),
      recipe_name: fc.constant('Piece'),
      line_key: fc.constantFrom('a', 'b'),
      quantity: fc.integer({ min: 1, max: 40 }),
      qty_milli: fc.integer({ min: 1, max: 80 }).map((stems) => stems * 1_000),
      waste_bps: fc.integer({ min: 0, max: 3_000 }),
    });
    const uses = fc.uniqueArray(use, { minLength: 1, maxLength: 6, selector: ({ recipe_id, line_key }) => `${recipe_id}${line_key}` });
    fc.assert(
      fc.property(uses, fc.double({ min: 0.5, max: 1, noNaN: true }), (all, share) => {
        const enough = Math.floor(grossUnits(all) * share);
        const drop = smallestDrop(all, enough);
        if (!drop) return;
        const without = (units: number) =>
          all.map((one: ItemUse) =>
            one.recipe_id === drop.recipe_id && one.line_key === drop.line_key ? { ...one, qty_milli: one.qty_milli - units * 1_000 } : one,
          );
        const needed = (list: readonly ItemUse[]) => grossUnits(list.map((one) => ({ ...one, qty_milli: one.qty_milli * one.quantity })));
        expect(needed(without(drop.units))).toBeLessThanOrEqual(enough);
        expect(needed(without(drop.units - 1))).toBeGreaterThan(enough);
      }),
      { seed: 20_270_612, numRuns: 1_000 },
    );
  });
});
