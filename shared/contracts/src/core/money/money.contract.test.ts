import fc from 'fast-check';
import {
  allocate,
  lineTotal,
  minorDigits,
  packedCost,
  payInParts,
  percentOf,
  priceDocument,
  taxIncluded,
  taxOnTop,
  wholeWithWaste,
} from './index';
import { roundedRatio } from './exact';

const cents = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
const weights = fc
  .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })
  .filter((all) => all.some((one) => one > 0));
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

describe('rounding', () => {
  it.each([
    [5n, 2n, 3],
    [-5n, 2n, -3],
    [4n, 3n, 1],
    [-4n, 3n, -1],
    [0n, 7n, 0],
  ])('%d / %d is %d', (numerator, denominator, rounded) => {
    expect(roundedRatio(numerator, denominator)).toBe(rounded);
  });

  it('is at most half a unit away, and as far for a negative amount', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 1_000_000 }), (amount, bps) => {
        const rounded = percentOf(amount, bps);
        const error = BigInt(rounded) * 20_000n - BigInt(amount) * BigInt(bps) * 2n;
        expect(error <= 10_000n && error >= -10_000n).toBe(true);
        expect(percentOf(-amount, bps) + rounded).toBe(0);
      }),
    );
  });

  it.each([0.5, Number.NaN, Infinity, 2 ** 60])('takes no %d units', (wrong) => expect(() => percentOf(wrong, 100)).toThrow(RangeError));
});

describe('a line', () => {
  it('is rounded once', () => {
    expect(lineTotal({ unit_cents: 333, qty_milli: 2_500 })).toBe(833);
    expect(lineTotal({ unit_cents: 9_999, qty_milli: 12_000, discount_bps: 1_250 })).toBe(104_990);
    expect(packedCost({ pack_price_cents: 2_500, pack_size: 25, qty_milli: 12_000, waste_bps: 1_000 })).toBe(1_320);
  });

  it('of a pack is the price of the pack for the whole of it, whatever its size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 1_000 }),
        (pack_price_cents, pack_size) => packedCost({ pack_price_cents, pack_size, qty_milli: pack_size * 1_000 }) === pack_price_cents,
      ),
    );
  });

  it.each([
    [50, 55],
    [100, 110],
    [12, 14],
    [0, 0],
  ])('%d with a tenth of waste needs %d', (quantity, needed) => {
    expect(wholeWithWaste({ qty_milli: quantity * 1_000, waste_bps: 1_000 })).toBe(needed);
  });
});

describe('a split amount', () => {
  it.each([
    [547, [183, 182, 182]],
    [3_000_000, [1_000_000, 1_000_000, 1_000_000]],
    [100, [34, 33, 33]],
    [-100, [-34, -33, -33]],
  ])('%d in three is %j', (amount, parts) => {
    expect(allocate(amount, [1, 1, 1])).toEqual(parts);
  });

  it('sums up exactly and no part is a unit off its share', () => {
    fc.assert(
      fc.property(cents, weights, (amount, shares) => {
        const parts = allocate(amount, shares);
        expect(sum(parts)).toBe(amount);
        const whole = BigInt(sum(shares));
        parts.forEach((part, at) => {
          const off = BigInt(part) * whole - BigInt(amount) * BigInt(shares[at] ?? 0);
          expect(off < whole && off > -whole).toBe(true);
        });
      }),
    );
  });

  it('needs weights that say something', () => {
    expect(() => allocate(100, [0, 0])).toThrow(RangeError);
    expect(() => allocate(100, [2, -1])).toThrow(RangeError);
    expect(() => allocate(100, [])).toThrow(RangeError);
  });
});

describe('tax', () => {
  it('on top is rounded once per rate, inside as a share of the price', () => {
    expect(
      taxOnTop([
        { net_cents: 424_175, tax_bps: 825 },
        { net_cents: 25_000, tax_bps: null },
        { net_cents: 45_000, tax_bps: 825 },
        { net_cents: 1_000, tax_bps: 0 },
      ]),
    ).toEqual([
      { tax_bps: 0, net_cents: 1_000, tax_cents: 0 },
      { tax_bps: 825, net_cents: 469_175, tax_cents: 38_707 },
    ]);
    expect(taxIncluded(12_000, 825)).toBe(915);
  });

  it('inside a price and on top of the rest are the same to a unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 5_000 }), (gross, rate) => {
        const inside = taxIncluded(gross, rate);
        expect(Math.abs(percentOf(gross - inside, rate) - inside)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

const product = (unit_cents: number, more: object = {}) =>
  ({ kind: 'products', unit_cents, qty_milli: 1_000, tax_bps: 825, ...more }) as const;
const fee = (unit_cents: number, tax_bps: number | null) => ({ kind: 'fees', unit_cents, qty_milli: 1_000, tax_bps }) as const;

describe('a document', () => {
  const proposal = (reception: number, rentals: number) =>
    priceDocument({
      lines: [
        product(110_500),
        product(144_000, { rental_cents: 22_500 }),
        product(reception, { rental_cents: rentals }),
        fee(45_000, 825),
        fee(25_000, null),
      ],
      adjustments: [{ kind: 'discount', scope: 'products', by: { bps: 500 } }],
      waiver_bps: 1_000,
    });

  it('of a wedding comes to 536,212, and with one centrepiece less to 519,668', () => {
    expect(proposal(192_000, 10_800)).toMatchObject({
      adjustments: [-22_325],
      waiver_cents: 3_330,
      taxes: [{ net_cents: 469_175, tax_cents: 38_707 }],
      total_cents: 536_212,
    });
    expect(proposal(176_000, 9_900)).toMatchObject({
      adjustments: [-21_525],
      waiver_cents: 3_240,
      taxes: [{ tax_cents: 37_453 }],
      total_cents: 519_668,
    });
  });

  it('takes each adjustment of what the earlier ones left, and those after tax of everything', () => {
    const { adjustments, total_cents } = priceDocument({
      lines: [product(10_000, { tax_bps: 1_000 })],
      adjustments: [
        { kind: 'discount', scope: 'products', by: { bps: 1_000 } },
        { kind: 'surcharge', scope: 'all_pre_tax', by: { bps: 1_000 } },
        { kind: 'discount', scope: 'post_tax', by: { cents: 890 } },
      ],
    });
    expect([adjustments, total_cents]).toEqual([[-1_000, 900, -890], 10_000]);
  });

  it('is never discounted below nothing', () => {
    expect(
      priceDocument({
        lines: [product(500, { tax_bps: null })],
        adjustments: [{ kind: 'discount', scope: 'all_pre_tax', by: { cents: 900 } }],
      }).total_cents,
    ).toBe(0);
  });

  it('is the sum of what its lines come to, waiver and taxes, whatever the discounts', () => {
    const line = fc.record({
      kind: fc.constantFrom('products' as const, 'fees' as const),
      unit_cents: fc.integer({ min: 0, max: 5_000_000 }),
      qty_milli: fc.integer({ min: 0, max: 500_000 }),
      tax_bps: fc.constantFrom(null, 0, 700, 825, 1_900),
    });
    const adjustment = fc.record({
      kind: fc.constantFrom('discount' as const, 'surcharge' as const),
      scope: fc.constantFrom('products' as const, 'fees' as const, 'all_pre_tax' as const),
      by: fc.oneof(fc.record({ bps: fc.integer({ min: 0, max: 10_000 }) }), fc.record({ cents: fc.integer({ min: 0, max: 1_000_000 }) })),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.array(adjustment, { maxLength: 5 }), (lines, adjustments) => {
        const priced = priceDocument({ lines, adjustments });
        expect(sum(priced.lines) + sum(priced.adjustments)).toBe(sum(priced.nets));
        expect(sum(priced.nets) + sum(priced.taxes.map(({ tax_cents }) => tax_cents))).toBe(priced.total_cents);
        expect(priced.nets.every((net) => net >= 0)).toBe(true);
      }),
    );
  });
});

describe('a payment plan', () => {
  const parts = [
    { label: 'Retainer', share: { bps: 3_000 }, due: { on: 'acceptance' } },
    { label: 'Second', share: { bps: 4_000 }, due: { on: 'event', days: -90 } },
    { label: 'Rest', share: { bps: 3_000 }, due: { on: 'event', days: -21 } },
  ] as const;
  const days = { accepted_on: '2027-02-01', issued_on: '2027-02-01', event_on: '2027-06-12' };

  it('of thirty, forty and thirty percent', () => {
    expect(payInParts(536_212, { parts, days }).map(({ due_on, amount_cents }) => [due_on, amount_cents])).toEqual([
      ['2027-02-01', 160_864],
      ['2027-03-14', 214_485],
      ['2027-05-22', 160_863],
    ]);
  });

  it('accepted late asks at once for what would have been due', () => {
    expect(
      payInParts(536_212, { parts, days: { ...days, accepted_on: '2027-04-01' } }).map(({ due_on, amount_cents }) => [
        due_on,
        amount_cents,
      ]),
    ).toEqual([
      ['2027-04-01', 375_349],
      ['2027-05-22', 160_863],
    ]);
  });

  it('adds up to the total exactly, whatever the parts and days', () => {
    const part = fc.record({
      label: fc.string(),
      share: fc.record({ bps: fc.integer({ min: 1, max: 10_000 }) }),
      due: fc.oneof(
        fc.constant({ on: 'acceptance' as const }),
        fc.record({ on: fc.constantFrom('event' as const, 'issue' as const), days: fc.integer({ min: -200, max: 60 }) }),
      ),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.array(part, { minLength: 1, maxLength: 8 }), (total, chosen) => {
        const installments = payInParts(total, { parts: chosen, days });
        expect(sum(installments.map(({ amount_cents }) => amount_cents))).toBe(total);
        expect(installments.every(({ due_on }) => due_on >= days.accepted_on)).toBe(true);
      }),
    );
  });

  it('refuses parts that cannot add up', () => {
    expect(() => payInParts(100, { parts: [{ label: 'x', share: { cents: 101 }, due: { on: 'acceptance' } }], days })).toThrow(RangeError);
    expect(() => payInParts(100, { parts: [{ label: 'x', share: { cents: 99 }, due: { on: 'acceptance' } }], days })).toThrow(RangeError);
  });
});

it.each([
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
])('the minor unit of %s has %d digits', (currency, digits) => expect(minorDigits(currency)).toBe(digits));
