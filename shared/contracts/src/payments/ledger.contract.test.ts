import fc from 'fast-check';
import {
  ageing,
  allocateOldestFirst,
  bucketOf,
  chargeWithFee,
  forecast,
  lateFee,
  openOf,
  processingFee,
  refundNewestFirst,
  type LedgerPart,
} from './ledger';
import { replay, type Step } from './ledger.second';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const part = (id: number, due_on: string | null, amount_cents: number, paid_cents = 0): LedgerPart => {
  return { id, due_on, amount_cents, paid_cents, waived_cents: 0 };
};
const plan = [part(1, '2027-02-01', 160_864), part(2, '2027-03-14', 214_485), part(3, '2027-05-22', 160_863)];
const CARD = { fee_bps: 290, fixed_cents: 30 };
/** What `shared/testing` calls `proofSeed` and `proofSize`: it stands on the contracts, so they cannot ask it. */
const runs = {
  seed: Number(process.env['PROOF_SEED'] ?? 20_270_613),
  numRuns: process.env['PROOF_LENGTH'] === 'long' ? 60_000 : 2_000,
};

describe('money that comes', () => {
  it('goes to the oldest part first: 200,000 pays the first and 39,136 of the second', () => {
    expect(allocateOldestFirst(plan, 200_000)).toEqual({
      shares: [
        { installment_id: 1, cents: 160_864 },
        { installment_id: 2, cents: 39_136 },
      ],
      credit_cents: 0,
    });
  });

  it('leaves a credit where nothing asks for it, and pays what has no day last', () => {
    expect(allocateOldestFirst([part(1, null, 10), part(2, '2027-01-01', 5, 2)], 20)).toEqual({
      shares: [
        { installment_id: 2, cents: 3 },
        { installment_id: 1, cents: 10 },
      ],
      credit_cents: 7,
    });
  });

  it('costs 4,695 by card, or is charged as 165,700 where the client bears it', () => {
    expect([processingFee(160_864, CARD), 160_864 - processingFee(160_864, CARD), chargeWithFee(160_864, CARD)]).toEqual([
      4_695, 156_169, 165_700,
    ]);
  });
});

describe('money that goes back', () => {
  it('is taken from the newest share first: of 50,000 the second part gives 39,136, the first 10,864', () => {
    const { shares } = allocateOldestFirst(plan, 200_000);
    expect(refundNewestFirst(shares, { credit_cents: 0, cents: 50_000 }).shares).toEqual([
      { installment_id: 2, cents: 39_136 },
      { installment_id: 1, cents: 10_864 },
    ]);
  });

  it('is taken from the credit before all else, and is never more than came', () => {
    const shares = [{ installment_id: 1, cents: 10 }];
    expect(refundNewestFirst(shares, { credit_cents: 5, cents: 7 })).toEqual({
      shares: [{ installment_id: 1, cents: 2 }],
      credit_cents: 5,
    });
    expect(() => refundNewestFirst(shares, { credit_cents: 5, cents: 16 })).toThrow(RangeError);
  });
});

describe('money that is late', () => {
  it('costs 2,413 a month after the days of grace', () => {
    const fee = (days_late: number) => lateFee(160_863, { fee_bps: 150, days_late, grace_days: 7 });
    expect([fee(7), fee(8), fee(37), fee(38)]).toEqual([0, 2_413, 2_413, 4_826]);
  });

  it('is counted by its age', () => {
    const days = ['2027-04-01', '2027-03-31', '2027-03-02', '2027-03-01', '2027-01-31', '2027-01-30', '2027-01-01', '2026-12-31'];
    expect(days.map((day) => bucketOf(day, '2027-04-01'))).toEqual(['current', 'd30', 'd30', 'd60', 'd60', 'd90', 'd90', 'older']);
    const dues = days.map((due_on) => ({ due_on, open_cents: 10 }));
    expect(ageing([...dues, { due_on: null, open_cents: 1 }], '2027-04-01')).toEqual({ current: 11, d30: 20, d60: 20, d90: 20, older: 10 });
  });

  it('is expected this month, what is to come in its own', () => {
    const dues = [
      { due_on: '2026-11-20', open_cents: 100 },
      { due_on: '2026-12-24', open_cents: 200 },
      { due_on: '2027-01-05', open_cents: 333 },
    ];
    const of = (rate_bps: number) => forecast(dues, { today: '2026-12-10', months: 3, rate_bps }).map(({ month, cents }) => [month, cents]);
    expect(of(10_000)).toEqual([
      ['2026-12', 300],
      ['2027-01', 333],
      ['2027-02', 0],
    ]);
    expect(of(9_000)[1]).toEqual(['2027-01', 300]);
  });
});

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), cents: fc.integer({ min: 1, max: 400_000 }) }),
  fc.record({ kind: fc.constant('refund' as const), payment: fc.nat(5), cents: fc.integer({ min: 1, max: 200_000 }) }),
);
const parts = fc.array(fc.record({ due: fc.integer({ min: 1, max: 28 }), cents: fc.integer({ min: 0, max: 250_000 }) }), {
  minLength: 1,
  maxLength: 6,
});

it(`whatever comes and goes back: what was allocated is what is paid, and another bookkeeper agrees (${runs.numRuns} cases, seed ${runs.seed})`, () => {
  fc.assert(
    fc.property(parts, fc.array(step, { maxLength: 10 }), (given, steps) => {
      const due = (day: number) => `2027-03-${String(day).padStart(2, '0')}`;
      let book = given.map(({ due: day, cents }, at) => part(at + 1, due(day), cents));
      const payments: { shares: { installment_id: number; cents: number }[]; credit: number; rest: number }[] = [];
      const move = (shares: readonly { installment_id: number; cents: number }[], sign: number) => {
        book = book.map((one) => {
          const moved = shares.filter(({ installment_id }) => installment_id === one.id).reduce((sum, { cents }) => sum + cents, 0);
          return { ...one, paid_cents: one.paid_cents + sign * moved };
        });
      };
      for (const one of steps) {
        if (one.kind === 'pay') {
          const { shares, credit_cents } = allocateOldestFirst(book, one.cents);
          payments.push({ shares, credit: credit_cents, rest: one.cents });
          move(shares, 1);
        } else {
          const payment = payments[one.payment];
          if (!payment || one.cents > payment.rest) continue;
          const back = refundNewestFirst(payment.shares, { credit_cents: payment.credit, cents: one.cents });
          move(back.shares, -1);
          payment.credit -= back.credit_cents;
          payment.rest -= one.cents;
          payment.shares = payment.shares
            .map((share) => ({
              ...share,
              cents: share.cents - (back.shares.find(({ installment_id }) => installment_id === share.installment_id)?.cents ?? 0),
            }))
            .filter(({ cents }) => cents > 0);
        }
      }
      const allocated = payments.flatMap(({ shares }) => shares).reduce((sum, { cents }) => sum + cents, 0);
      const paid = book.reduce((sum, { paid_cents }) => sum + paid_cents, 0);
      const total = book.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
      expect(allocated).toBe(paid);
      expect(book.reduce((sum, one) => sum + openOf(one), 0)).toBe(total - paid);
      expect(payments.reduce((sum, { credit, rest }) => sum + rest - credit, 0)).toBe(paid);
      const other = replay(
        given.map(({ due: day, cents }, at) => [at + 1, day, cents] as const),
        steps,
      );
      expect(book.map(({ paid_cents }) => paid_cents)).toEqual(other.paid);
      expect(payments.map(({ credit }) => credit)).toEqual(other.credits);
    }),
    runs,
  );
});
