import fc from 'fast-check';
import { afterChange, planProblem, plannedPayments, type WrittenPart } from './payments';
import { proposalTotals, type PricedProposal, type PricedProposalLine, type ProposalAdjustment } from './proposal-totals';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** What `shared/testing` calls `proofSeed` and `proofSize`: it stands on the contracts, so they cannot ask it. */
const cases = (short: number, long: number) => ({
  seed: Number(process.env['PROOF_SEED'] ?? 20_270_612),
  numRuns: process.env['PROOF_LENGTH'] === 'long' ? long : short,
});

// The second opinion: fractions of whole units of the currency (dollars, yen, dinars), in BigInt, sharing nothing with the formulas.
type Ratio = readonly [bigint, bigint];
const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];

/** To so many digits behind the point, half away from zero: by what is left over, not by adding a half. */
function rounded([above, below]: Ratio, digits: number): Ratio {
  const unit = 10n ** BigInt(digits);
  const size = (above < 0n ? -above : above) * unit;
  const [whole, left] = [size / below, size % below];
  const up = left * 2n >= below ? whole + 1n : whole;
  return [above < 0n ? -up : up, unit];
}

const minor = ([above, below]: Ratio, digits: number): bigint => (above * 10n ** BigInt(digits)) / below;

/** Hands out unit after unit to whoever is owed most. */
function shared(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((a, b) => a + b, 0n);
  const parts = weights.map((weight) => (amount * weight) / whole);
  const owed = weights.map((weight, at) => ({ at, rest: amount * weight - (parts[at] ?? 0n) * whole }));
  for (let left = amount - parts.reduce((a, b) => a + b, 0n); left > 0n; left -= 1n) {
    const most = owed.reduce((best, one) => (one.rest > best.rest ? one : best));
    parts[most.at] = (parts[most.at] ?? 0n) + 1n;
    most.rest = -1n;
  }
  return parts;
}

interface Oracle {
  readonly total: bigint;
  readonly taxes: bigint;
  readonly waiver: bigint;
  /** What each rate is taken of, and what it comes to. */
  readonly rates: ReadonlyMap<number, readonly [net: bigint, tax: bigint]>;
}

function secondOpinion({ tax_mode, waiver_bps, sections, adjustments }: PricedProposal, digits: number): Oracle {
  const unit = 10n ** BigInt(digits);
  const rows = sections.flatMap(({ key, kind, lines }) =>
    lines
      .filter((one) => (one.is_optional || one.alternative_group !== '' ? one.selected : true))
      .map((one) => {
        const price: Ratio = times([BigInt(one.unit_price_cents), unit], [BigInt(one.qty_milli), 1000n]);
        const net = minor(rounded(times(price, [10_000n - BigInt(one.discount_bps), 10_000n]), digits), digits);
        const lent = minor(rounded(times([BigInt(one.rental_cents), unit], [BigInt(one.qty_milli), 1000n]), digits), digits);
        return { section: key, kind, rate: one.tax_bps, net, lent };
      }),
  );
  const part = ({ basis, value, kind }: ProposalAdjustment, base: bigint): bigint => {
    if (base <= 0n) return 0n;
    const wanted = basis === 'percent' ? minor(rounded([base * BigInt(value), 10_000n * unit], digits), digits) : BigInt(value);
    if (kind === 'surcharge') return wanted;
    return wanted > base ? -base : -wanted;
  };
  const known = (one: ProposalAdjustment) => one.section_key === null || sections.some(({ key }) => key === one.section_key);
  const ordered = [...adjustments.filter((one) => one.section_key !== null), ...adjustments.filter((one) => one.section_key === null)];
  for (const one of ordered.filter(known)) {
    if (one.section_key === null && one.scope === 'post_tax') continue;
    const mine = rows.filter((row) =>
      one.section_key === null ? one.scope === 'all_pre_tax' || one.scope === row.kind : row.section === one.section_key,
    );
    const amount = part(
      one,
      mine.reduce((sum, row) => sum + row.net, 0n),
    );
    if (amount === 0n) continue;
    const parts = shared(
      amount < 0n ? -amount : amount,
      mine.map((row) => row.net),
    );
    mine.forEach((row, at) => (row.net += amount < 0n ? -(parts[at] ?? 0n) : (parts[at] ?? 0n)));
  }
  const waiver = minor(rounded([rows.reduce((sum, row) => sum + row.lent, 0n) * BigInt(waiver_bps), 10_000n * unit], digits), digits);
  const rates = [...new Set(rows.flatMap(({ rate }) => (rate === null ? [] : [rate])))];
  const ofRate = (rate: number): readonly [bigint, bigint] => {
    const base = rows.reduce((all, row) => (row.rate === rate ? all + row.net : all), 0n);
    const of: Ratio = tax_mode === 'inclusive' ? [BigInt(rate), 10_000n + BigInt(rate)] : [BigInt(rate), 10_000n];
    const tax = minor(rounded(times([base, unit], of), digits), digits);
    return [tax_mode === 'inclusive' ? base - tax : base, tax];
  };
  const taxed = new Map(rates.map((rate) => [rate, ofRate(rate)]));
  const tax = [...taxed.values()].reduce((sum, [, one]) => sum + one, 0n);
  let total = rows.reduce((sum, row) => sum + row.net, 0n) + waiver + (tax_mode === 'inclusive' ? 0n : tax);
  for (const one of ordered) if (one.section_key === null && one.scope === 'post_tax') total += part(one, total);
  return { total, taxes: tax, waiver, rates: taxed };
}

/** How many digits yen, dollars and dinars have behind the point. */
const digits = fc.constantFrom(0, 2, 3);
const written = fc.record({
  qty_milli: fc.oneof(
    fc.integer({ min: 0, max: 400 }).map((n) => n * 1_000),
    fc.integer({ min: 0, max: 400_000 }),
  ),
  unit_price_cents: fc.integer({ min: 0, max: 3_000_000 }),
  discount_bps: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000 }) }),
  tax_bps: fc.constantFrom(null, 0, 825, 900, 2_100),
  rental_cents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000 })),
  is_optional: fc.boolean(),
  selected: fc.boolean(),
  alternative_group: fc.constantFrom('', '', '', 'arch'),
});
const proposal: fc.Arbitrary<PricedProposal> = fc
  .record({
    tax_mode: fc.constantFrom('exclusive' as const, 'inclusive' as const),
    waiver_bps: fc.integer({ min: 0, max: 3_000 }),
    sections: fc.array(
      fc.record({
        kind: fc.constantFrom('products' as const, 'hire' as const, 'fees' as const),
        lines: fc.array(written, { maxLength: 5 }),
      }),
      { maxLength: 4 },
    ),
    adjustments: fc.array(
      fc.record({
        section_key: fc.constantFrom(null, null, 's0', 's1', 's9'),
        kind: fc.constantFrom('discount' as const, 'surcharge' as const),
        scope: fc.constantFrom('products' as const, 'hire' as const, 'fees' as const, 'all_pre_tax' as const, 'post_tax' as const),
        basis: fc.constantFrom('percent' as const, 'amount' as const),
        value: fc.integer({ min: 0, max: 10_000 }),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ sections, adjustments, ...rest }) => ({
    ...rest,
    sections: sections.map(({ kind, lines }, s) => ({
      kind,
      key: `s${s}`,
      lines: lines.map((line, l): PricedProposalLine => ({ ...line, key: `s${s}-${l}` })),
    })),
    adjustments: adjustments.map((one, at) => ({ ...one, key: `a${at}` })),
  }));

const anchor = fc.oneof(
  fc.constant({ on: 'acceptance' as const }),
  fc.record({ on: fc.constant('event' as const), days: fc.integer({ min: -400, max: 60 }) }),
  fc.record({ on: fc.constant('issue' as const), days: fc.integer({ min: 0, max: 90 }) }),
);
const plan = fc
  .array(
    fc.record({ basis: fc.constantFrom('percent' as const, 'amount' as const), value: fc.integer({ min: 0, max: 6_000 }), due: anchor }),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts): WrittenPart[] => {
    const whole = parts.filter(({ basis }) => basis === 'percent');
    const made = parts.map((part, at) => ({
      ...part,
      key: `p${at}`,
      label: `Part ${at}`,
      value: part.basis === 'percent' ? Math.floor(10_000 / whole.length) : part.value,
    }));
    const last = made.findLast(({ basis }) => basis === 'percent');
    return made.map((part) => (part === last ? { ...part, value: 10_000 - Math.floor(10_000 / whole.length) * (whole.length - 1) } : part));
  });

describe('what a proposal comes to, whatever is in it', () => {
  it('is what fractions say, to the minor unit, in currencies with no, two and three digits', () => {
    fc.assert(
      fc.property(proposal, digits, (one, exponent) => {
        const { total_cents, taxes, waiver_cents, adjustments, sections, subtotal_cents } = proposalTotals(one);
        const opinion = secondOpinion(one, exponent);
        expect([BigInt(total_cents), BigInt(taxes.reduce((sum, { tax_cents }) => sum + tax_cents, 0)), BigInt(waiver_cents)]).toEqual([
          opinion.total,
          opinion.taxes,
          opinion.waiver,
        ]);
        const shares = taxes.map(({ tax_bps, net_cents, tax_cents }) => [tax_bps, [BigInt(net_cents), BigInt(tax_cents)]] as const);
        expect(new Map(shares)).toEqual(opinion.rates);
        expect(Object.values(sections).reduce((a, b) => a + b, 0)).toBe(subtotal_cents);
        expect(adjustments).toHaveLength(one.adjustments.length);
      }),
      cases(2_000, 50_000),
    );
  });

  it('is paid in parts that are it together, none of which is due before the day of acceptance', () => {
    fc.assert(
      fc.property(plan, fc.integer({ min: 0, max: 90_000_000 }), fc.integer({ min: 0, max: 700 }), (parts, total, late) => {
        fc.pre(planProblem(total, parts) === null);
        const accepted_on = new Date(Date.UTC(2026, 0, 1) + late * 86_400_000).toISOString().slice(0, 10);
        const planned = plannedPayments(total, { parts, days: { accepted_on, issued_on: accepted_on, event_on: '2027-06-12' } });
        expect(planned.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(total);
        for (const { due_on } of planned) expect(due_on === null || due_on >= accepted_on).toBe(true);
      }),
      cases(2_000, 50_000),
    );
  });

  it('may change by any amount, and the parts are still it together', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 9_000_000 }), (parts, total) => {
        const before = parts.reduce((a, b) => a + b, 0);
        const after = afterChange(
          parts.map((amount_cents) => ({ amount_cents })),
          total - before,
        ).map(({ amount_cents }) => amount_cents);
        expect([after.reduce((a, b) => a + b, 0), after.every((one) => one >= 0)]).toEqual([total, true]);
      }),
      cases(2_000, 50_000),
    );
  });
});
