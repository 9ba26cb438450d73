import { oftenMeant, wallTime } from './wall-time';

describe('the clock of the business', () => {
  it('is read in its zone, on both sides of a change of the clocks', () => {
    expect([
      wallTime('America/New_York', new Date('2026-11-23T04:30:00Z')),
      wallTime('America/New_York', new Date('2027-06-12T04:30:00Z')),
    ]).toEqual(['2026-11-22T23:30', '2027-06-12T00:30']);
  });

  it('offers tomorrow, and Monday where that is another day', () => {
    const times = (now: string) => oftenMeant(now).map(({ at }) => at);
    expect([times('2026-11-27T15:00'), times('2026-11-22T15:00'), times('2026-12-28T15:00')]).toEqual([
      ['2026-11-28T09:00', '2026-11-30T09:00'],
      ['2026-11-23T09:00'],
      ['2026-12-29T09:00', '2027-01-04T09:00'],
    ]);
  });
});
