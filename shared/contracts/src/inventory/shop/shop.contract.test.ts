import { firstExpired, lotStatus, nextStemsCost, takeInOrder } from '../index';

describe('a lot of flowers', () => {
  const lot = { received_on: '2027-06-08', stems_left: 20, use_by: '2027-06-12' };

  it.each([
    ['2027-06-09', 'fresh'],
    ['2027-06-10', 'use_soon'],
    ['2027-06-12', 'use_soon'],
    ['2027-06-13', 'expired'],
  ])('on %s is %s', (today, status) => {
    expect(lotStatus(lot, today)).toBe(status);
  });

  it('that has not come is expected, whatever its last day; one without stems is gone; what keeps is fresh', () => {
    expect(lotStatus({ ...lot, received_on: null }, '2027-07-01')).toBe('expected');
    expect(lotStatus({ ...lot, stems_left: 0 }, '2027-06-09')).toBe('gone');
    expect(lotStatus({ ...lot, use_by: null }, '2029-01-01')).toBe('fresh');
  });

  it('is used before those that last longer, of equal ones the older first, and what keeps last', () => {
    const of = (id: number, use_by: string | null) => ({ id, use_by });
    const lots = [of(1, null), of(4, '2027-06-12'), of(3, '2027-06-12'), of(2, '2027-06-10')];
    expect(firstExpired(lots).map(({ id }) => id)).toEqual([2, 3, 4, 1]);
  });

  it('gives what it has and no more', () => {
    const lots = [
      { id: 1, units: 8 },
      { id: 2, units: -3 },
      { id: 3, units: 20 },
    ];
    expect(takeInOrder(lots, 10)).toEqual([
      { id: 1, units: 8 },
      { id: 3, units: 2 },
    ]);
    expect(takeInOrder(lots, 99)).toEqual([
      { id: 1, units: 8 },
      { id: 3, units: 20 },
    ]);
  });

  it('costs, over all takings of it, exactly what was paid, however it is taken', () => {
    for (let seed = 1; seed <= 20_000; seed += 1) {
      const stems_received = 1 + (seed % 97);
      const cost_cents = (seed * 7_919) % 100_003;
      let [taken, sum] = [0, 0];
      while (taken < stems_received) {
        const units = Math.min(stems_received - taken, 1 + ((seed * 31 + taken * 17) % 9));
        sum += nextStemsCost({ cost_cents, stems_received }, { taken, units });
        taken += units;
      }
      if (sum !== cost_cents) throw new Error(`${cost_cents} over ${stems_received} stems (case ${seed}) came to ${sum}`);
    }
    expect([0, 1, 2].map((taken) => nextStemsCost({ cost_cents: 1_000, stems_received: 3 }, { taken, units: 1 }))).toEqual([333, 334, 333]);
    expect(nextStemsCost({ cost_cents: 500, stems_received: 5 }, { taken: 5, units: 3 })).toBe(0);
  });
});
