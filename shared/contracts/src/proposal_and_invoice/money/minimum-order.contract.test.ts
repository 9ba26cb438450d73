import { minimumOrderOn, type MinimumOrder } from './minimum-order';

const SATURDAYS: MinimumOrder = { weekdays: [6], from: '05-01', to: '10-31', cents: 350_000 };
const ALWAYS: MinimumOrder = { weekdays: [], from: null, to: null, cents: 90_000 };
const WINTER: MinimumOrder = { weekdays: [], from: '12-15', to: '01-06', cents: 120_000 };

describe('the least an order has to come to', () => {
  it.each([
    ['2027-06-12', 350_000, 'a Saturday in season'],
    ['2027-06-13', 90_000, 'the Sunday after it'],
    ['2027-11-06', 90_000, 'a Saturday out of season'],
    ['2027-05-01', 350_000, 'the first day, which is a Saturday'],
    ['2027-10-30', 350_000, 'the last Saturday'],
    ['2027-12-31', 120_000, 'the old year'],
    ['2028-01-06', 120_000, 'the last day of a season over new year'],
    ['2028-01-07', 90_000, 'the day after it'],
  ])('on %s is %i: %s', (day, cents) => expect(minimumOrderOn([SATURDAYS, ALWAYS, WINTER], day)).toBe(cents));

  it('is nothing where no day is known, or none of them holds', () => {
    expect([minimumOrderOn([ALWAYS], null), minimumOrderOn([SATURDAYS], '2027-06-13'), minimumOrderOn([], '2027-06-12')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
