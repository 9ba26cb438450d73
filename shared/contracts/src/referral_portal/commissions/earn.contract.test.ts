import fc from 'fast-check';
import { newlyEarned } from './earn';
import type { EarnedRow, MoneyMove, RewardTerms } from './terms';

const TEN_PERCENT: RewardTerms = {
  reward: 'percent',
  percent_bps: 1_000,
  fixed_cents: 0,
  base: 'collected_net',
  trigger: 'each_payment',
  hold_days: 30,
  cap_cents: null,
  duration_days: null,
};
// Section 6: 536,212 in all, of which 38,707 are tax and 3,330 damage waiver.
const WEDDING = { gross_cents: 536_212, net_cents: 536_212 - 38_707 - 3_330 };
const payment = (id: number, amount_cents: number, on = '2027-02-01'): MoneyMove => ({
  ...{ kind: 'payment', id, payment_id: id, amount_cents, on },
});
const refund = (id: number, payment_id: number, amount_cents: number): MoneyMove => ({
  ...{ kind: 'refund', id, payment_id, amount_cents, on: '2027-02-20' },
});
interface More {
  readonly terms?: Partial<RewardTerms>;
  readonly known?: readonly EarnedRow[];
  readonly doneOn?: string;
  readonly agreed?: typeof WEDDING;
}
const earned = (moves: readonly MoneyMove[], { terms, known = [], doneOn, agreed = WEDDING }: More = {}) =>
  newlyEarned({ terms: { ...TEN_PERCENT, ...terms }, agreed, since: '2026-11-01', moves, doneOn: doneOn ?? null, known });
const amounts = (rows: readonly EarnedRow[]) => rows.map(({ amount_cents }) => amount_cents);
const sum = (rows: readonly EarnedRow[]) => amounts(rows).reduce((all, one) => all + one, 0);

describe('ten per cent of what was collected of the wedding', () => {
  it('is 18,432 for 200,000, whose base is 184,321', () => {
    expect(earned([payment(1, 200_000)])).toMatchObject([{ base_cents: 184_321, amount_cents: 18_432, on: '2027-02-01' }]);
  });

  it('is exactly 49,418 over all payments: the last takes the remainder', () => {
    const rows = earned([payment(1, 200_000), payment(2, 175_349), payment(3, 160_863)]);
    expect([WEDDING.net_cents, sum(rows)]).toEqual([494_175, 49_418]);
    expect(amounts(rows)[0]).toBe(18_432);
  });

  it('is −4,608 for 50,000 that go back, as a row of its own by the ratio of the payment it reverses', () => {
    const known = earned([payment(1, 200_000)]);
    const later = { gross_cents: 519_668, net_cents: 478_000 };
    const back = earned([payment(1, 200_000), refund(9, 1, 50_000)], { known, agreed: later });
    expect(back).toMatchObject([{ kind: 'clawback', refund_id: 9, payment_id: 1, amount_cents: -4_608 }]);
  });

  it('comes to 49,418 also when money went back and came again', () => {
    const rows = earned([payment(1, 200_000), refund(9, 1, 50_000), payment(2, 225_349), payment(3, 160_863)]);
    expect(sum(rows)).toBe(49_418);
  });

  it('earns nothing of what came beyond what was agreed, and takes nothing back when that goes back', () => {
    const known = earned([payment(1, 540_000)]);
    expect(amounts(known)).toEqual([49_418]);
    expect(earned([payment(1, 540_000), refund(9, 1, 3_788)], { known })).toEqual([]);
  });

  it('says nothing when it is asked again with its own answer, and never makes or loses a cent', () => {
    const part = fc.integer({ min: 1, max: 400_000 });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
        const moves = parts.map((cents, at) => payment(at + 1, cents));
        const all = earned(moves);
        expect(earned(moves, { known: all })).toEqual([]);
        const step = moves.reduce<EarnedRow[]>((known, _move, at) => [...known, ...earned(moves.slice(0, at + 1), { known })], []);
        expect(amounts(step)).toEqual(amounts(all));
        const gone = [...moves, ...moves.map(({ id, amount_cents }) => refund(100 + id, id, amount_cents))];
        expect(sum(all) + sum(earned(gone, { known: all }))).toBe(0);
        if (parts.reduce((whole, cents) => whole + cents, 0) >= WEDDING.gross_cents) expect(sum(all)).toBe(49_418);
      }),
    );
  });
});

describe('other promises', () => {
  it('end with their cap, and with their time', () => {
    const two = [payment(1, 200_000), payment(2, 175_349, '2027-06-01')];
    expect(amounts(earned(two, { terms: { cap_cents: 20_000 } }))).toEqual([18_432, 1_568]);
    expect(amounts(earned(two, { terms: { duration_days: 120 } }))).toEqual([18_432]);
  });

  it('are paid once: of the first payment, fixed, or of what was accepted', () => {
    const two = [payment(1, 200_000), payment(2, 175_349)];
    const once = { trigger: 'first_payment' } as const;
    expect(amounts(earned(two, { terms: once }))).toEqual([18_432]);
    expect(amounts(earned(two, { terms: { ...once, base: 'accepted_net' } }))).toEqual([49_418]);
    expect(amounts(earned(two, { terms: { ...once, reward: 'fixed', fixed_cents: 15_000 } }))).toEqual([15_000]);
  });

  it('of a fixed amount are taken back when all the money has gone back, not before', () => {
    const terms = { trigger: 'first_payment', reward: 'fixed', fixed_cents: 15_000 } as const;
    const known = earned([payment(1, 200_000)], { terms });
    const some = [payment(1, 200_000), refund(8, 1, 150_000)];
    expect(earned(some, { terms, known })).toEqual([]);
    expect(amounts(earned([...some, refund(9, 1, 50_000)], { terms, known }))).toEqual([-15_000]);
  });

  it('wait for the event', () => {
    const terms = { trigger: 'event_done' } as const;
    const moves = [payment(1, 200_000)];
    expect(earned(moves, { terms })).toEqual([]);
    expect(earned(moves, { terms, doneOn: '2027-06-13' })).toMatchObject([{ payment_id: null, amount_cents: 18_432, on: '2027-06-13' }]);
    const known = earned(moves, { terms, doneOn: '2027-06-13' });
    expect(amounts(earned([...moves, refund(9, 1, 50_000)], { terms, doneOn: '2027-06-13', known }))).toEqual([-4_608]);
  });
});
