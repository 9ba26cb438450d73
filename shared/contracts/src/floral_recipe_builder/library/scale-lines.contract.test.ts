import fc from 'fast-check';
import { scaledLines, scaledQuantity } from './scale-lines';

it.each([
  [5_000, 700, 4_000],
  [5_000, 500, 3_000],
  [1_000, 100, 1_000],
  [250, 500, 250],
  [250, 4_000, 1_000],
  [1_250, 1_400, 1_750],
  [0, 1_400, 0],
  [333, 1_000, 333],
  [1_000_000_000, 20_000, 1_000_000_000],
])('%i thousandths times %i are %i', (milli, factor, expected) => {
  expect(scaledQuantity(milli, factor)).toBe(expected);
});

it('whole stems stay whole, nothing vanishes, and no line is further than half a step from its share', () => {
  const quantity = fc.record({ count: fc.integer({ min: 1, max: 400 }), unit: fc.constantFrom(250, 1_000) });
  fc.assert(
    fc.property(quantity, fc.integer({ min: 50, max: 20_000 }), ({ count, unit }, factor) => {
      const milli = count * unit;
      const scaled = scaledLines([{ qty_milli: milli }], factor)[0]?.qty_milli ?? 0;
      const step = milli % 1_000 === 0 ? 1_000 : 250;
      expect(factor === 1_000 || scaled % step === 0).toBe(true);
      expect(scaled).toBeGreaterThanOrEqual(Math.min(milli, step));
      if (scaled > step) expect(Math.abs(scaled * 1_000 - milli * factor) * 2).toBeLessThanOrEqual(step * 1_000);
    }),
    { seed: 18, numRuns: 2_000 },
  );
});
