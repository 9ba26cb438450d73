import fc from 'fast-check';
import { actualCost, canBecome, planItem, projectShare, takeStock, type FreeLot, type StockWish } from '../index';

const lot = (id: number, units: number, use_by: string | null, ready_on = '2027-06-01'): FreeLot => ({
  id,
  ingredient_id: 1,
  units,
  ready_on,
  use_by,
});
const wish = (project_id: number, units: number, event_date = '2027-06-12'): StockWish => ({
  project_id,
  units,
  needed_by: '2027-06-09',
  event_date,
});

describe("one's own stock", () => {
  it('goes to the earliest event first, and of the lots those first that end first', () => {
    const lots = [lot(1, 10, null), lot(2, 5, '2027-06-20'), lot(3, 5, '2027-06-13')];
    expect(takeStock([wish(2, 8, '2027-06-19'), wish(1, 9)], lots)).toEqual([
      { lot_id: 3, project_id: 1, units: 5 },
      { lot_id: 2, project_id: 1, units: 4 },
      { lot_id: 2, project_id: 2, units: 1 },
      { lot_id: 1, project_id: 2, units: 7 },
    ]);
  });

  it.each([
    ['has faded by then', lot(1, 10, '2027-06-11')],
    ['comes a day too late', lot(1, 10, null, '2027-06-10')],
  ])('is left out where it %s', (_why, one) => {
    expect(takeStock([wish(1, 5)], [one])).toEqual([]);
  });

  const lots = fc.array(fc.record({ units: fc.integer({ min: 0, max: 60 }), end: fc.integer({ min: 10, max: 28 }) }), { maxLength: 6 });
  const wishes = fc.array(fc.record({ units: fc.integer({ min: 0, max: 80 }), day: fc.integer({ min: 10, max: 28 }) }), { maxLength: 5 });
  it('is never taken twice, never more than is wished for, and never left while somebody could use it', () => {
    fc.assert(
      fc.property(lots, wishes, (someLots, someWishes) => {
        const there = someLots.map(({ units, end }, at) => lot(at + 1, units, `2027-06-${end}`));
        const wanted = someWishes.map(({ units, day }, at) => wish(at + 1, units, `2027-06-${day}`));
        const takes = takeStock(wanted, there);
        const sum = (of: (take: (typeof takes)[number]) => boolean) => takes.filter(of).reduce((total, { units }) => total + units, 0);
        const left = there.filter(({ id, units }) => sum(({ lot_id }) => lot_id === id) < units);
        const short = wanted.filter(({ project_id, units }) => sum((take) => take.project_id === project_id) < units);
        expect(there.every(({ id, units }) => sum(({ lot_id }) => lot_id === id) <= units)).toBe(true);
        expect(wanted.every(({ project_id, units }) => sum((take) => take.project_id === project_id) <= units)).toBe(true);
        expect(short.some(({ event_date }) => left.some(({ use_by }) => (use_by ?? '') >= event_date))).toBe(false);
      }),
      { seed: 20_270_612, numRuns: 1_000 },
    );
  });
});

const juliet = {
  ordered_units: 24,
  on_hand_units: 0,
  line_cents: 9_600,
  received_units: 20,
  rejected_units: 2,
  actual_cents: null,
  allocations: [
    { project_id: 1, recipe_id: 1, qty_milli: 5_000 },
    { project_id: 2, recipe_id: 2, qty_milli: 10_000 },
  ],
};

describe('what a line has cost', () => {
  it('is what was kept at the price of the order; what was rejected is asked back', () => {
    expect(actualCost(juliet)).toEqual({
      cents: 7_200,
      credit_cents: 800,
      shares: [
        { project_id: 1, recipe_id: 1, cents: 2_000 },
        { project_id: 2, recipe_id: 2, cents: 4_000 },
      ],
      unused_cents: 1_200,
    });
    expect([projectShare(juliet, 1), projectShare(juliet, 2)]).toEqual([
      { cents: 2_000, unused_cents: 400 },
      { cents: 4_000, unused_cents: 800 },
    ]);
  });

  it('is the sum of the bill where it is known, and shares of it always add up', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 0, max: 400 }),
        fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 8 }),
        (bill, came, uses) => {
          const allocations = uses.map((qty_milli, at) => ({ project_id: (at % 3) + 1, recipe_id: at + 1, qty_milli }));
          const line = { ...juliet, actual_cents: bill, received_units: came, rejected_units: 0, allocations };
          const { cents, shares, unused_cents } = actualCost(line);
          expect(cents).toBe(bill);
          expect(shares.reduce((sum, share) => sum + share.cents, unused_cents)).toBe(bill);
          const byProject = [1, 2, 3].map((id) => projectShare(line, id)).reduce((sum, own) => sum + own.cents + own.unused_cents, 0);
          if (uses.some((use) => use > 0)) expect(byProject).toBe(bill);
        },
      ),
      { seed: 20_270_612, numRuns: 1_000 },
    );
  });
});

it('an order whose flowers have come is not cancelled, and one that has ended stays so', () => {
  expect([canBecome('sent', 'cancelled'), canBecome('partially_received', 'cancelled'), canBecome('partially_received', 'closed')]).toEqual(
    [true, false, true],
  );
  expect([canBecome('closed', 'received'), canBecome('cancelled', 'draft'), canBecome('draft', 'received')]).toEqual([false, false, false]);
});

it('two projects that are rounded one by one take no more stock than both together need', () => {
  const uses = [1, 2].map((project_id) => ({ project_id, recipe_id: project_id, qty_milli: 500, waste_bps: 0 }));
  const days = new Map([1, 2].map((id) => [id, { needed_by: '2027-06-09', event_date: '2027-06-12' }]));
  const planned = planItem({ ingredient_id: 1, uses, offers: [], on_order: 0, lots: [lot(1, 5, null)], supplier_id: null }, days);
  expect([planned.stock_units, planned.line.net_units, planned.supplier_id]).toEqual([1, 0, null]);
});
