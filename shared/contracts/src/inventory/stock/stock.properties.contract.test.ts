import fc from 'fast-check';
import { freeByDay, freeOver, onHand, shortClaims, type StockChange } from '../index';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** What `shared/testing` calls `proofSeed` and `proofSize`: it stands on the contracts, so they cannot ask it. */
const cases = (short: number, long: number) => ({
  seed: Number(process.env['PROOF_SEED'] ?? 20_270_612),
  numRuns: process.env['PROOF_LENGTH'] === 'long' ? long : short,
});

/** A quarter of an hour is the smallest step of the oracle; three days have 288. */
const HORIZON = 288;
const change = fc
  .tuple(fc.integer({ min: -40, max: HORIZON + 40 }), fc.integer({ min: 0, max: 120 }), fc.integer({ min: -30, max: 20 }))
  .map(([from, length, qty]) => ({ from, to: from + length, qty }));
const window = fc
  .tuple(fc.integer({ min: 0, max: HORIZON - 1 }), fc.integer({ min: 1, max: HORIZON }))
  .map(([from, length]) => ({ from, to: Math.min(HORIZON, from + length) }));

/** Looks at every step of the window, one after the other. */
function tried(owned: number, changes: readonly StockChange<number>[], { from, to }: { from: number; to: number }): number {
  let least = Infinity;
  for (let at = from; at < to; at += 1) {
    const there = changes.filter((one) => one.from <= at && at < one.to);
    least = Math.min(least, owned + onHand(there));
  }
  return least;
}

const day = (index: number) => new Date(Date.UTC(2027, 5, 1) + index * 86_400_000).toISOString().slice(0, 10);

const claim = fc.record({
  from: fc.integer({ min: 0, max: 20 }),
  length: fc.integer({ min: 1, max: 8 }),
  qty: fc.integer({ min: 1, max: 12 }),
  priority: fc.integer({ min: 0, max: 2 }),
});
const claimed = ({ from, length, qty, priority }: { from: number; length: number; qty: number; priority: number }, id: number) => ({
  id,
  qty,
  priority,
  from: day(from),
  to: day(from + length),
});

describe('stock, whatever happens', () => {
  it('is free as a clock that looks at every moment says', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 60 }), fc.array(change, { maxLength: 14 }), window, (owned, changes, wanted) => {
        expect(freeOver({ owned, changes }, wanted)).toBe(tried(owned, changes, wanted));
      }),
      cases(400, 20_000),
    );
  });

  it('is free on a day as over that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.array(change, { maxLength: 10 }), (owned, changes) => {
        const dated = changes.map(({ from, to, qty }) => ({ from: day(Math.trunc(from / 8)), to: day(Math.trunc(to / 8)), qty }));
        const free = freeByDay({ owned, changes: dated }, { from: day(0), days: 36 });
        expect(free).toEqual(free.map((_, at) => freeOver({ owned, changes: dated }, { from: day(at), to: day(at + 1) })));
      }),
      cases(150, 20_000),
    );
  });

  it('goes to who comes first: each claim has what those before it left free during the whole of its range', () => {
    const outside = fc.record({
      from: fc.integer({ min: -3, max: 24 }),
      length: fc.integer({ min: 0, max: 30 }),
      qty: fc.integer({ min: -6, max: 6 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -2, max: 30 }),
        fc.array(outside, { maxLength: 5 }),
        fc.array(claim, { maxLength: 9 }),
        (owned, others, wishes) => {
          const known: StockChange[] = others.map(({ from, length, qty }) => ({ from: day(from), to: day(from + length), qty }));
          const changes = [...known];
          const claims = wishes.map(claimed);
          const expected = new Map<number, number>();
          for (const { id, qty, ...range } of [...claims].sort((a, b) => b.priority - a.priority || a.id - b.id)) {
            const given = Math.min(qty, Math.max(0, freeOver({ owned, changes: known }, range)));
            if (given < qty) expected.set(id, qty - given);
            known.push({ ...range, qty: -given });
          }
          expect(shortClaims({ owned, changes, claims })).toEqual(expected);
        },
      ),
      cases(250, 20_000),
    );
  });

  it('is never handed out twice: what claims are served fits into what is there, and nobody is refused what is free', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.array(claim, { maxLength: 8 }), (owned, wishes) => {
        const claims = wishes.map(claimed);
        const short = shortClaims({ owned, changes: [], claims });
        const served = claims.map((one) => ({ ...one, qty: (short.get(one.id) ?? 0) - one.qty }));
        expect(freeOver({ owned, changes: served }, { from: day(0), to: day(40) })).toBeGreaterThanOrEqual(0);
        for (const one of claims) {
          const missing = short.get(one.id) ?? 0;
          if (missing > 0) expect(freeOver({ owned, changes: served }, one)).toBe(0);
        }
      }),
      cases(250, 20_000),
    );
  });
});
