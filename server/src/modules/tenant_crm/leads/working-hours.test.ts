import { afterWorkingHours } from './working-hours';

const nine = { from: '09:00', to: '17:00' };
const business = [null, nine, nine, nine, nine, nine, null];
const due = (from: string, hours = 4, tz = 'America/New_York') =>
  afterWorkingHours({ from: new Date(from), hours, business, tz })?.toISOString();

describe('working hours until an answer is due', () => {
  it('stay within the day when it is long enough', () => expect(due('2026-11-18T15:00:00Z')).toBe('2026-11-18T19:00:00.000Z'));
  it('go on the next working day', () => expect(due('2026-11-18T20:00:00Z')).toBe('2026-11-19T16:00:00.000Z'));
  it('leave the weekend out', () => expect(due('2026-11-20T21:00:00Z')).toBe('2026-11-23T17:00:00.000Z'));
  it('begin when the shop opens for what comes at night', () => expect(due('2026-11-19T05:00:00Z')).toBe('2026-11-19T18:00:00.000Z'));
  it('are counted on the wall clock over a change of the clocks', () => {
    // Friday 16:00 EST; the clocks change on Sunday 2027-03-14; Monday 12:00 is EDT.
    expect(due('2027-03-12T21:00:00Z')).toBe('2027-03-15T16:00:00.000Z');
    expect(due('2026-10-23T14:00:00Z', 4, 'Europe/Amsterdam')).toBe('2026-10-26T11:00:00.000Z');
  });
  it('never come in a business that is never open', () => {
    expect(afterWorkingHours({ from: new Date(), hours: 1, business: [null, null, null, null, null, null, null], tz: 'UTC' })).toBeNull();
  });
});
