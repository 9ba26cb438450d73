import { daysBetween } from '@butterfly/ui-kit/days';
import { columnsOf } from './day-columns';
import { scaleOf, shareOf, ticksOf } from './plan-scale';
import { clock } from '@butterfly/contracts/project_view/labels';
import { boundTo, duration, minuteOf } from './times';
import { warningOf } from './warnings';

describe('days', () => {
  it('are counted over the change of clocks', () => {
    expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2);
  });
});

describe('times', () => {
  it.each([
    [990, '16:30'],
    [1_500, '01:00'],
    [-30, '23:30'],
  ])('%d minutes are %s', (minute, text) => expect(clock(minute)).toBe(text));
  it.each([
    ['16:30', 990],
    ['9:05', 545],
    ['noon', null],
  ])('%s is minute %s', (text, minute) => expect(minuteOf(text)).toBe(minute));
  it.each([
    [45, '45 min'],
    [60, '1 h'],
    [95, '1 h 35 min'],
  ])('%d minutes last %s', (minutes, text) => expect(duration(minutes)).toBe(text));
  it.each([
    [{ anchor: 'event_date', offset_days: -21 }, '3 weeks before the event'],
    [{ anchor: 'event_date', offset_days: 2 }, '2 days after the event'],
    [{ anchor: 'event_date', offset_days: 0 }, 'on the event day'],
    [{ anchor: 'event_start', offset_minutes: -90 }, '1 h 30 min before the start'],
    [{ anchor: 'day', day: '2027-05-01' }, 'fixed'],
  ] as const)('%j is %s', (when, words) => expect(boundTo(when)).toBe(words));
});

describe('a chart of days', () => {
  const entries = [
    { day: '2027-06-08', length: 1 },
    { day: '2027-06-10', length: 2 },
    { day: null, length: 1 },
  ];

  it('holds every entry and the event, with air on both sides', () => {
    const scale = scaleOf(entries, '2027-06-12');
    expect(scale).toEqual({ from: '2027-06-06', days: 9 });
    expect(scale && shareOf(scale, '2027-06-06')).toBe(0);
    expect(scale && ticksOf(scale, 'en-US').map(({ label }) => label)).toHaveLength(9);
  });

  it('labels a year by months and two months by weeks', () => {
    expect(ticksOf({ from: '2026-07-15', days: 340 }, 'en-US').map(({ label }) => label)).toEqual([
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'Jun',
    ]);
    expect(ticksOf({ from: '2027-05-01', days: 60 }, 'en-US')[0]).toMatchObject({ day: '2027-05-03', label: 'May 3' });
  });

  it('is none while nothing has a day', () => {
    expect(scaleOf([{ day: null, length: 1 }], null)).toBeNull();
  });
});

describe('blocks that overlap', () => {
  it('stand side by side, and those that do not take the whole width', () => {
    const blocks = [
      { id: 1, minute: 600, length: 60 },
      { id: 2, minute: 630, length: 60 },
      { id: 3, minute: 660, length: 30 },
      { id: 4, minute: 720, length: 30 },
    ];
    expect([...columnsOf(blocks)]).toEqual([
      [1, { column: 0, columns: 2 }],
      [2, { column: 1, columns: 2 }],
      [3, { column: 0, columns: 2 }],
      [4, { column: 0, columns: 1 }],
    ]);
  });
});

describe('a warning', () => {
  const entry = (id: number, day: string, more = {}) => ({
    id,
    title: `E${id}`,
    lane: 'production' as const,
    day,
    minute: null,
    length: 1,
    is_milestone: false,
    done_at: null,
    predecessor_ids: [] as number[],
    ...more,
  });
  const today = '2027-06-01';

  it('says what an entry begins before the end of', () => {
    const entries = [entry(1, '2027-06-09', { length: 3 }), entry(2, '2027-06-10', { predecessor_ids: [1] })];
    expect(warningOf(entries[1] ?? entry(0, today), { entries, today })).toBe('Begins before “E1” is over');
  });

  it('is gone once what it waits for is done, or when a milestone is on the same day', () => {
    const waiting = entry(2, '2027-06-09', { predecessor_ids: [1] });
    expect(warningOf(waiting, { entries: [entry(1, '2027-06-09', { length: 3, done_at: 'x' }), waiting], today })).toBeNull();
    expect(warningOf(waiting, { entries: [entry(1, '2027-06-09', { is_milestone: true }), waiting], today })).toBeNull();
  });

  it('says overdue for what is not done, and not for the run of the day', () => {
    expect(warningOf(entry(1, '2027-05-31'), { entries: [], today })).toBe('Overdue');
    expect(warningOf(entry(1, '2027-05-31', { done_at: 'x' }), { entries: [], today })).toBeNull();
    expect(warningOf(entry(1, '2027-05-31', { lane: 'event_day', minute: 600 }), { entries: [], today })).toBeNull();
  });
});
