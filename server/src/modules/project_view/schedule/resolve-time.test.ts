import { addDays } from '@butterfly/contracts/days';
import { resolveTime } from './resolve-time';

const saturday = { event_date: '2027-06-12', start_time: '16:30' };

describe('a time bound to the event', () => {
  // The worked example of the production plan for Saturday 2027-06-12.
  it.each([
    [-30, '2027-05-13'],
    [-28, '2027-05-15'],
    [-21, '2027-05-22'],
    [-4, '2027-06-08'],
    [-3, '2027-06-09'],
    [-2, '2027-06-10'],
    [-1, '2027-06-11'],
    [0, '2027-06-12'],
    [2, '2027-06-14'],
    [7, '2027-06-19'],
  ])('%d days is %s', (offset_days, day) => {
    expect(resolveTime({ anchor: 'event_date', offset_days }, saturday)).toEqual({ day, minute: null });
  });

  it('is open while the event has no date', () => {
    expect(resolveTime({ anchor: 'event_date', offset_days: -3 }, { event_date: null, start_time: null })).toEqual({
      day: null,
      minute: null,
    });
  });

  it('is open where no calendar reaches', () => {
    expect(resolveTime({ anchor: 'event_date', offset_days: -3_650 }, { event_date: '0001-01-01', start_time: null }).day).toBeNull();
    expect(resolveTime({ anchor: 'event_date', offset_days: 3_650 }, { event_date: '9999-12-31', start_time: null }).day).toBeNull();
  });

  it('counts minutes from the start, also past midnight', () => {
    expect(resolveTime({ anchor: 'event_start', offset_minutes: -90 }, saturday)).toEqual({ day: '2027-06-12', minute: 900 });
    expect(resolveTime({ anchor: 'event_start', offset_minutes: 480 }, saturday).minute).toBe(1_470);
    expect(resolveTime({ anchor: 'event_start', offset_minutes: 0 }, { ...saturday, start_time: null }).minute).toBeNull();
  });
});

describe('calendar arithmetic', () => {
  it.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2027-03-13', 1, '2027-03-14'],
    ['2027-11-08', -1, '2027-11-07'],
  ])('%s plus %d is %s', (day, days, after) => {
    expect(addDays(day, days)).toBe(after);
  });
});
