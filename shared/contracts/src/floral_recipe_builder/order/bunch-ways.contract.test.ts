import fc from 'fast-check';
import { grossUnits, largestAdd, wasteFor, type ItemUse } from '../index';

const use = (recipe_id: number, { quantity, qty, waste_bps = 1_000 }: { quantity: number; qty: number; waste_bps?: number }): ItemUse => ({
  recipe_id,
  recipe_name: `Piece ${recipe_id}`,
  line_key: 'l0',
  quantity,
  qty_milli: qty * 1_000,
  waste_bps,
});
/** Playa Blanca of the worked example: 114, with a tenth of waste 126. */
const playa = [
  use(1, { quantity: 1, qty: 6 }),
  use(2, { quantity: 5, qty: 4 }),
  use(4, { quantity: 12, qty: 4 }),
  use(5, { quantity: 1, qty: 40 }),
];
const needed = (uses: readonly ItemUse[]) =>
  grossUnits(uses.map((one) => ({ qty_milli: one.qty_milli * one.quantity, waste_bps: one.waste_bps })));

describe('ways to use a bunch that is bought for its first stems', () => {
  it('fill it where the most of it goes', () => {
    expect(largestAdd(playa, 150)).toEqual({ recipe_id: 5, recipe_name: 'Piece 5', line_key: 'l0', units: 22, total_units: 22 });
    expect(largestAdd([use(1, { quantity: 40, qty: 4 })], 177)).toBeNull();
  });

  it('waste less', () => {
    expect(wasteFor(playa, 125)).toBe(964);
    expect(wasteFor([use(1, { quantity: 1, qty: 126, waste_bps: 0 })], 125)).toBeNull();
    expect(wasteFor([use(1, { quantity: 1, qty: 0 })], 125)).toBeNull();
  });

  it('never need another bunch, and could not take a stem more', () => {
    const some = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 60 }),
        qty: fc.integer({ min: 1, max: 60 }),
        waste_bps: fc.integer({ min: 0, max: 3_000 }),
      }),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 50 }), (written, pack) => {
        const uses = written.map((one, at) => use(at + 1, one));
        const upTo = Math.ceil(needed(uses) / pack) * pack;
        const add = largestAdd(uses, upTo);
        const withMore = (more: number) =>
          uses.map((one) => (one.recipe_id === add?.recipe_id ? { ...one, qty_milli: one.qty_milli + more * 1_000 } : one));
        if (add) {
          expect(needed(withMore(add.units))).toBeLessThanOrEqual(upTo);
          expect(needed(withMore(add.units + 1))).toBeGreaterThan(upTo);
        }
        const enough = upTo - pack;
        const waste = wasteFor(uses, enough);
        if (waste !== null) expect(needed(uses.map((one) => ({ ...one, waste_bps: waste })))).toBeLessThanOrEqual(enough);
      }),
      { seed: 18, numRuns: 2_000 },
    );
  });
});
