import { daysBetween, daysUntil, todayIn } from './days-until';

describe('days', () => {
  it('counts across a change of the clocks', () => {
    expect(daysBetween('2027-03-13', '2027-03-20')).toBe(7);
  });

  it('knows that it is still yesterday in the west', () => {
    const now = new Date('2026-11-21T03:00:00Z');
    expect(todayIn('America/New_York', now)).toBe('2026-11-20');
    expect(todayIn('Europe/Amsterdam', now)).toBe('2026-11-21');
  });

  it('says near days in words', () => {
    expect(daysUntil('2026-11-21', '2026-11-21')).toBe('Today');
    expect(daysUntil('2026-11-21', '2026-11-22')).toBe('Tomorrow');
    expect(daysUntil('2026-11-21', '2026-11-26')).toBe('In 5 days');
    expect(daysUntil('2026-11-21', '2026-11-19')).toBe('2 days ago');
  });
});
