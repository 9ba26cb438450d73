import {
  averageCost,
  damageWaiver,
  freeByDay,
  freeOver,
  lateFee,
  lossCharge,
  mayStep,
  onHand,
  projectWindow,
  protectedRange,
} from '../index';
import { shortageOf, shortageReason, shortClaims, suggestedOrder, takesStock, unneeded, unsoldBps, wasteBps } from '../index';

const range = (from: string, to: string) => ({ from: `2027-06-${from}`, to: `2027-06-${to}` });
const taken = (from: string, to: string, qty: number) => ({ ...range(from, to), qty: -qty });

describe('what is free', () => {
  it('is what is owned less the most that is taken at the same time (check i)', () => {
    const changes = [taken('01', '30', 2), taken('10', '14', 20), taken('12', '15', 15)];
    const free = freeOver({ owned: 40, changes }, range('13', '16'));
    expect([free, shortageOf({ wanted: 10, free })]).toEqual([3, 7]);
  });

  it('does not add up those who follow one another, unless a turnaround makes them meet (check ii)', () => {
    const two = [taken('10', '13', 20), taken('13', '16', 20)];
    expect(freeOver({ owned: 38, changes: two }, range('11', '15'))).toBe(18);
    const turnedAround = two.map((change) => ({ ...change, ...protectedRange(change, { buffer_before_days: 0, buffer_after_days: 1 }) }));
    expect(freeOver({ owned: 38, changes: turnedAround }, range('11', '15'))).toBe(-2);
  });

  it('rises with what is sub-rented, for as long as it is there', () => {
    const changes = [taken('10', '14', 40), { ...range('10', '12'), qty: 12 }];
    expect([freeOver({ owned: 38, changes }, range('10', '12')), freeOver({ owned: 38, changes }, range('10', '14'))]).toEqual([10, -2]);
  });

  it('on each day is what a calendar shows', () => {
    expect(freeByDay({ owned: 40, changes: [taken('01', '13', 5), taken('12', '14', 20)] }, { from: '2027-06-11', days: 4 })).toEqual([
      35, 15, 20, 40,
    ]);
  });

  it('cannot be asked for no time at all', () => {
    expect(() => freeOver({ owned: 1, changes: [] }, range('12', '12'))).toThrow(RangeError);
  });
});

describe('who goes without', () => {
  const claims = [
    { ...range('11', '14'), id: 1, priority: 0, qty: 20 },
    { ...range('11', '14'), id: 2, priority: 0, qty: 30 },
  ];

  it('is who reserved last, or who has the lower priority (demo: 30 lanterns beside 20 of 38)', () => {
    const repairs = [taken('01', '30', 2)];
    expect(shortClaims({ owned: 40, changes: repairs, claims })).toEqual(new Map([[2, 12]]));
    const moved = claims.map((claim) => (claim.id === 2 ? { ...claim, priority: 1 } : claim));
    expect(shortClaims({ owned: 40, changes: repairs, claims: moved })).toEqual(new Map([[1, 12]]));
    expect(shortClaims({ owned: 40, changes: [...repairs, { ...range('11', '14'), qty: 12 }], claims })).toEqual(new Map());
  });

  it('is told why: too many promised, some in repair, nothing left', () => {
    const reason = (owned: number) => shortageReason({ owned, withoutRepairs: shortClaims({ owned, changes: [], claims }) }, 2);
    expect(reason(40)).toBe('shortage');
    expect(reason(50)).toBe('repair');
    expect(reason(0)).toBe('gone');
  });

  it('a sub-rental nobody needs any more is own stock that is free again', () => {
    expect(unneeded({ owned: 40, changes: [taken('11', '14', 20)] }, { ...range('11', '14'), qty: 12 })).toBe(12);
    expect(unneeded({ owned: 40, changes: [taken('11', '14', 45)] }, { ...range('11', '14'), qty: 12 })).toBe(0);
  });
});

describe('figures of stock', () => {
  it('the average cost is rounded once', () => {
    expect(averageCost({ qty: 40, unit_cents: 350 }, { qty: 60, unit_cents: 300 })).toBe(320);
    expect(averageCost({ qty: 7, unit_cents: 333 }, { qty: 5, unit_cents: 410 })).toBe(365);
    expect(() => averageCost({ qty: 0, unit_cents: 0 }, { qty: 0, unit_cents: 1 })).toThrow(RangeError);
    expect(() => averageCost({ qty: -1, unit_cents: 5 }, { qty: 5, unit_cents: 1 })).toThrow(RangeError);
  });

  it('an order is suggested in whole packs, below the least only', () => {
    const levels = { on_order: 0, min_stock: 10, par_stock: 40, pack_size: 12 };
    expect([5, 9, 10].map((free) => suggestedOrder({ ...levels, free }))).toEqual([36, 36, 0]);
    expect(suggestedOrder({ ...levels, free: 5, on_order: 5 })).toBe(0);
    expect(() => suggestedOrder({ ...levels, free: 5, pack_size: 0 })).toThrow(RangeError);
  });

  it('stock is the sum of what came and went; waste and what is unsold are parts of it', () => {
    expect(onHand([{ qty: 40 }, { qty: -2 }, { qty: 0 }])).toBe(38);
    expect([wasteBps({ used: 190, wasted: 10 }), wasteBps({ used: 0, wasted: 0 })]).toEqual([500, null]);
    expect([unsoldBps({ harvested: 100, sold: 60, used: 15 }), unsoldBps({ harvested: 0, sold: 0, used: 0 })]).toEqual([2_500, null]);
  });
});

describe('what a client is charged (check iii and iv, scenario 10)', () => {
  const lantern = { qty: 1, replacement_cents: 3_800, has_waiver: true, liability_bps: 3_000 };

  it('a waiver is a part of the rental, and leaves the liability of an accident', () => {
    expect(damageWaiver(50_000, 1_000)).toBe(5_000);
    expect(lossCharge({ ...lantern, replacement_cents: 20_000, kind: 'broken' })).toBe(6_000);
    expect(lossCharge({ ...lantern, replacement_cents: 200_000, kind: 'stained' })).toBe(60_000);
    expect([lossCharge({ ...lantern, kind: 'broken' }), lossCharge({ ...lantern, kind: 'missing' })]).toEqual([1_140, 3_800]);
    expect(lossCharge({ ...lantern, kind: 'broken', has_waiver: false, qty: 2 })).toBe(7_600);
  });

  it('late is the days or the part of the rental, whichever is more', () => {
    const terms = { day_cents: 5_000, rental_bps: 1_500 };
    expect([0, 1, 3].map((days) => lateFee({ ...terms, days, rental_cents: 50_000 }))).toEqual([0, 7_500, 15_000]);
  });
});

describe('a reservation', () => {
  it('is for the day before to the day after the event, and goes its way', () => {
    expect(projectWindow('2027-06-12')).toEqual({ from: '2027-06-11', to: '2027-06-14' });
    expect([
      mayStep('quoted', 'check_out'),
      mayStep('reserved', 'check_out'),
      mayStep('out', 'cancel'),
      mayStep('closed', 'close'),
    ]).toEqual([false, true, false, false]);
    expect([takesStock('quoted'), takesStock('provisional'), takesStock('returned'), takesStock('cancelled')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
