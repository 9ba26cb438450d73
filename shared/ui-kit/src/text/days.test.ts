import { addDays, daysBetween, daysUntil, todayIn } from './days';

describe('days', () => {
  it('counts across a change of the clocks', () => {
    expect(daysBetween('2027-03-13', '2027-03-20')).toBe(7);
  });

  it('steps across months and changes of the clocks', () => {
    expect([addDays('2027-06-12', -30), addDays('2027-03-13', 7), addDays('2028-02-28', 1)]).toEqual([
      '2027-05-13',
      '2027-03-20',
      '2028-02-29',
    ]);
  });

  it.each([
    ['2027-06-12', 'Today'],
    ['2027-06-13', 'Tomorrow'],
    ['2027-06-11', 'Yesterday'],
    ['2027-06-30', 'In 18 days'],
    ['2027-05-12', '31 days ago'],
  ])('%s is %s', (day, text) => {
    expect(daysUntil('2027-06-12', day)).toBe(text);
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
