import { openOf } from '@butterfly/contracts/payments';
import { proofSeed, proofSize } from '@butterfly/testing/proof/proof-size';
import fc from 'fast-check';
import { FirstBook } from './first-book';
import type { MoneyPart, MoneyStep } from './money-steps';
import { secondBook } from './second-book';

const RUNS = proofSize({ short: 2_000, long: 50_000 });
const SEED = proofSeed(20_270_614);

const cents = fc.integer({ min: 1, max: 400_000 });
const payment = fc.nat(5);
const step: fc.Arbitrary<MoneyStep> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), cents }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), payment, cents: fc.integer({ min: 1, max: 200_000 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('dispute' as const), payment, cents }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('decide' as const), dispute: fc.nat(4), isWon: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('credit' as const), cents: fc.integer({ min: 1, max: 150_000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('use_credit' as const) }) },
);
const parts: fc.Arbitrary<MoneyPart[]> = fc.array(
  fc.record({ day: fc.integer({ min: 1, max: 28 }), cents: fc.integer({ min: 0, max: 250_000 }) }),
  { minLength: 1, maxLength: 6 },
);
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

describe('any order of payments, refunds, disputes and credits', () => {
  it(`keeps what was allocated what is paid, and the balance total − paid + credited; another book in fractions agrees (${RUNS} cases, seed ${SEED})`, () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(parts, fc.array(step, { maxLength: 16 }), (given, steps) => {
        const book = new FirstBook(given);
        for (const one of steps) {
          book.take(one);
          const { paid, gone, held, credits } = book.end();
          expect(book.allocated).toBe(sum(paid));
          const total = sum(given.map((part) => part.cents));
          const balance = sum(book.parts.map(({ amount_cents, paid_cents }) => amount_cents - paid_cents));
          expect(balance).toBe(total - sum(paid) + book.credited_cents);
          book.payments.forEach(({ amount_cents, rows }, at) => {
            expect(sum(rows.map((row) => row.cents)) + (credits[at] ?? 0) + (gone[at] ?? 0)).toBe(amount_cents);
            expect((gone[at] ?? 0) + (held[at] ?? 0)).toBeLessThanOrEqual(amount_cents);
          });
          expect(Math.min(0, ...paid, ...credits, ...held, ...book.parts.map(openOf))).toBe(0);
        }
        const end = book.end();
        expect(end).toEqual(secondBook(given, steps));
        if (sum(end.held) > 0) seen.add('held');
        if (book.disputes.some(({ status }) => status === 'lost') && sum(end.gone) > 0) seen.add('lost');
        if (book.credited_cents < 0 && book.parts.some(({ amount_cents, paid_cents }) => paid_cents > amount_cents)) seen.add('owed');
      }),
      { seed: SEED, numRuns: RUNS },
    );
    // The cases that are hard were there.
    expect([...seen].sort()).toEqual(['held', 'lost', 'owed']);
  });

  it('is the worked example: 200,000 come, 50,000 are disputed and lost, 16,544 are credited (4.12, 6.4)', () => {
    const plan = [
      { day: 1, cents: 160_864 },
      { day: 2, cents: 214_485 },
      { day: 3, cents: 160_863 },
    ];
    const steps: MoneyStep[] = [
      { kind: 'pay', cents: 200_000 },
      { kind: 'dispute', payment: 0, cents: 50_000 },
      { kind: 'decide', dispute: 0, isWon: false },
      { kind: 'credit', cents: 16_544 },
    ];
    const book = new FirstBook(plan);
    for (const one of steps) book.take(one);
    expect(book.end()).toEqual({ asked: [160_864, 214_485, 144_319], paid: [150_000, 0, 0], credits: [0], gone: [50_000], held: [0] });
    expect(secondBook(plan, steps)).toEqual(book.end());
  });
});
