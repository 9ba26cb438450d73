import { minimumOn, scoreOf, scoreReasons, type Scored } from './score';

const none = { base_cents: 0, weekdays: [null, null, null, null, null, null, null], seasons: [] };
const empty: Scored = { event_date: null, budget_min_cents: null, budget_max_cents: null, venue_text: '', source: 'phone', phone: null };
const full: Scored = {
  event_date: '2027-06-12',
  budget_min_cents: 100_000,
  budget_max_cents: 500_000,
  venue_text: 'Stonecroft Barn',
  source: 'referral',
  phone: '+1 518 555 0142',
};
const reasons = (lead: Scored, circumstances = {}) =>
  scoreReasons(lead, { today: '2026-11-21', dateFull: false, minimum: none, ...circumstances });

describe('score of a lead', () => {
  it('is 0 when nothing is known and 95 when everything is', () => {
    expect([scoreOf(reasons(empty)), scoreOf(reasons(full))]).toEqual([0, 95]);
    expect(reasons(full).map(({ rule }) => rule)).toEqual([
      'date_known',
      'budget_given',
      'venue_known',
      'referral',
      'phone_given',
      'far_away',
    ]);
  });

  it('takes 20 for a budget below the minimum and 15 for a day that is full, and never falls below 0', () => {
    expect(scoreOf(reasons(full, { minimum: { ...none, base_cents: 600_000 }, dateFull: true }))).toBe(60);
    expect(scoreOf(reasons({ ...empty, budget_max_cents: 1 }, { minimum: { ...none, base_cents: 2 } }))).toBe(0);
    expect(scoreOf([{ rule: 'date_full', points: -15 }])).toBe(0);
  });

  it('gives the ten points only to a day more than 60 days away', () => {
    const far = (event_date: string) => reasons({ ...empty, event_date }).some(({ rule }) => rule === 'far_away');
    expect([far('2027-01-20'), far('2027-01-21')]).toEqual([false, true]);
  });

  it('uses the highest minimum of always, the weekday and the seasons, also over New Year', () => {
    const minimum = {
      base_cents: 100,
      weekdays: [null, null, null, null, null, null, 300],
      seasons: [{ name: 'Holidays', from: '12-01', to: '01-15', minimum_cents: 900 }],
    };
    expect([
      minimumOn(minimum, null),
      minimumOn(minimum, '2027-06-11'),
      minimumOn(minimum, '2027-06-12'),
      minimumOn(minimum, '2027-01-05'),
      minimumOn(minimum, '2026-12-31'),
    ]).toEqual([100, 100, 300, 900, 900]);
  });
});
