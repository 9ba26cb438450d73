import fc from 'fast-check';
import highs from 'highs';
import { choosePacks, planLine, type PackChoice, type PackOption, type Use } from '../index';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** What `shared/testing` calls `proofSeed` and `proofSize`: it stands on the contracts, so they cannot ask it. */
const cases = (short: number, long: number) => ({
  seed: Number(process.env['PROOF_SEED'] ?? 20_270_612),
  numRuns: process.env['PROOF_LENGTH'] === 'long' ? long : short,
});

const pack = (id: number) =>
  fc.record({
    id: fc.constant(id),
    pack_size: fc.integer({ min: 1, max: 30 }),
    pack_price_cents: fc.integer({ min: 0, max: 5_000 }),
    min_packs: fc.integer({ min: 1, max: 4 }),
    step_packs: fc.integer({ min: 1, max: 3 }),
  });
const packs = (most: number) =>
  fc.integer({ min: 1, max: most }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => pack(at + 1))));

/** Every choice of packs that covers the need, tried one after the other: the cheapest, of equally cheap ones the smallest. */
function tried(need: number, options: readonly PackOption[]): [cents: number, units: number] {
  const [option, ...others] = options;
  if (!option) return need <= 0 ? [0, 0] : [Infinity, 0];
  let [best, left] = tried(need, others);
  for (let count = option.min_packs; ; count += option.step_packs) {
    const [cents, units] = tried(need - count * option.pack_size, others);
    const [all, brings] = [cents + count * option.pack_price_cents, units + count * option.pack_size];
    if (all < best || (all === best && brings < left)) [best, left] = [all, brings];
    if (count * option.pack_size >= need) return [best, left];
  }
}

/** The same as a linear program with whole numbers, for the HiGHS solver. */
function program(need: number, options: readonly PackOption[]): string {
  const taken = (of: (option: PackOption) => [least: number, step: number]) =>
    options.map((option, at) => `${of(option)[0]} b${at} + ${of(option)[1]} j${at}`).join(' + ');
  const cost = taken(({ min_packs, step_packs, pack_price_cents }) => [min_packs * pack_price_cents, step_packs * pack_price_cents]);
  const units = taken(({ min_packs, step_packs, pack_size }) => [min_packs * pack_size, step_packs * pack_size]);
  return `Minimize\n obj: ${cost}\nSubject To\n need: ${units} >= ${need}\n${options.map((_, at) => ` c${at}: j${at} - ${need} b${at} <= 0`).join('\n')}
Bounds\n${options.map((_, at) => ` j${at} <= ${need}`).join('\n')}\nGeneral\n ${options.map((_, at) => `j${at}`).join(' ')}\nBinary\n ${options.map((_, at) => `b${at}`).join(' ')}\nEnd`;
}

const isAllowed = ({ packs: chosen }: PackChoice, options: readonly PackOption[]) =>
  chosen.every(({ id, count }) => {
    const { min_packs, step_packs } = options.find((option) => option.id === id) as PackOption;
    return count >= min_packs && (count - min_packs) % step_packs === 0;
  });

describe('the packs for a need', () => {
  it('are as cheap as the cheapest of all, with least numbers and steps kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), packs(3), (need, options) => {
        const choice = choosePacks(need, options) as PackChoice;
        expect([choice.cents, choice.units]).toEqual(tried(need, options));
        expect(isAllowed(choice, options)).toBe(true);
      }),
      cases(4_000, 20_000),
    );
  });

  it('of a large need are as cheap as an exact solver finds', async () => {
    const solver = await highs();
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 8_000 }), packs(4), (need, options) => {
        const choice = choosePacks(need, options) as PackChoice;
        expect(choice.cents).toBe(Math.round(solver.solve(program(need, options), { mip_rel_gap: 0, mip_abs_gap: 0 }).ObjectiveValue));
        expect(choice.units).toBeGreaterThanOrEqual(need);
        expect(isAllowed(choice, options)).toBe(true);
      }),
      cases(30, 20_000),
    );
  });

  it('are refused beyond a million units, and none are needed for nothing', () => {
    expect(() => choosePacks(1e12, [])).toThrow(RangeError);
    expect(() => choosePacks(Number.NaN, [])).toThrow(RangeError);
    expect(choosePacks(0, [])).toEqual({ packs: [], units: 0, cents: 0 });
    expect(choosePacks(1, [])).toBeNull();
  });
});

const use = fc.record({
  project_id: fc.integer({ min: 1, max: 20 }),
  recipe_id: fc.integer({ min: 1, max: 400 }),
  qty_milli: fc.integer({ min: 0, max: 200_000 }),
  waste_bps: fc.integer({ min: 0, max: 3_000 }),
});

describe('one order for several recipes', () => {
  const plan = (uses: readonly Use[], options: readonly PackOption[], on_hand = 0) =>
    planLine({ ingredient_id: 1, uses, on_hand, packs: options });
  const simple = packs(2).map((options) => options.map((option) => ({ ...option, min_packs: 1, step_packs: 1 })));

  it('costs no more than an order for each, and is shared back to the cent', () => {
    fc.assert(
      fc.property(fc.array(use, { minLength: 1, maxLength: 6 }), simple, fc.integer({ min: 0, max: 500 }), (uses, options, on_hand) => {
        const together = plan(uses, options);
        const apart = uses.reduce((sum, one) => sum + plan([one], options).line_cents, 0);
        expect(together.line_cents).toBeLessThanOrEqual(apart);
        const { allocations, unused_cents, line_cents, ordered_units, net_units } = plan(uses, options, on_hand);
        expect(allocations.reduce((sum, { cents }) => sum + cents, unused_cents)).toBe(line_cents);
        expect(ordered_units).toBeGreaterThanOrEqual(net_units);
      }),
      cases(1_000, 20_000),
    );
  });
});
