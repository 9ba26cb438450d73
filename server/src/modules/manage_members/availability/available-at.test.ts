import type { Availability } from '@butterfly/contracts/manage_members';
import { absenceAt, wallClock } from './available-at';

const entry = (changes: Partial<Availability>): Availability => ({
  id: 1,
  member_id: 1,
  kind: 'weekly',
  weekday: null,
  from_day: null,
  to_day: null,
  from_minute: 540,
  to_minute: 1020,
  state: 'available',
  note: '',
  ...changes,
});
const monday = entry({ weekday: 1 });
const at = (iso: string) => wallClock(new Date(iso), 'America/New_York');

describe('when somebody is there', () => {
  it('goes by the clock on the wall of the business, across the change of clocks', () => {
    expect(at('2027-03-13T14:00:00Z')).toEqual({ day: '2027-03-13', weekday: 6, minute: 540 });
    expect(at('2027-03-14T13:00:00Z')).toEqual({ day: '2027-03-14', weekday: 0, minute: 540 });
  });

  it('hours of the week hold from the first minute to before the last', () => {
    expect(absenceAt([monday], at('2026-11-23T14:00:00Z'))).toBeNull();
    expect(absenceAt([monday], at('2026-11-23T22:00:00Z'))).toBe('does not work at this hour');
    expect(absenceAt([monday], at('2026-11-24T15:00:00Z'))).toBe('does not work at this hour');
  });

  it('a day off comes before the hours of the week, an extra day makes up for them', () => {
    const off = entry({
      kind: 'exception',
      from_day: '2026-11-23',
      to_day: '2026-11-27',
      from_minute: 0,
      to_minute: 1440,
      state: 'unavailable',
      note: 'Thanksgiving',
    });
    expect(absenceAt([monday, off], at('2026-11-23T15:00:00Z'))).toBe('is away: Thanksgiving');
    expect(
      absenceAt([monday, entry({ kind: 'exception', from_day: '2026-11-24', to_day: '2026-11-24' })], at('2026-11-24T15:00:00Z')),
    ).toBeNull();
  });

  it('nobody who noted no hours is refused for them', () => {
    expect(absenceAt([], at('2026-11-22T03:00:00Z'))).toBeNull();
  });
});
