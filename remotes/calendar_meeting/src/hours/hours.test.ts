import type { Entry } from '@butterfly/contracts/calendar_meeting';
import { placeByHours } from './place';
import { NO_SHIFT, shifted, shiftText, withinDay } from './shift';

const entry = (key: string, start_at: string, end_at: string, tz = 'America/New_York'): Entry => ({
  ...{ key, layer: 'events', title: key, kind: 'meeting', all_day: false, start_at, end_at, link: null },
  ...{ start_day: start_at.slice(0, 10), end_day: end_at.slice(0, 10), member_ids: [], project_id: null, tentative: false },
  event: { id: 1, day: start_at.slice(0, 10), version: 1, repeats: false, guests: 0, start_day: '', end_day: '', tz },
});
const hour = (key: string, day: string, from: string, until: string) => entry(key, `${day}T${from}:00.000Z`, `${day}T${until}:00.000Z`);

describe('an hour grid', () => {
  it('puts side by side what overlaps, and gives the whole width to what stands alone', () => {
    const day = '2027-06-12';
    const on = placeByHours(
      [
        hour('a', day, '09:00', '11:00'),
        hour('b', day, '09:30', '10:00'),
        hour('c', day, '10:00', '10:30'),
        hour('alone', day, '12:00', '13:00'),
      ],
      { days: [day], zone: 'UTC', most: 6 },
    ).get(day);
    expect(on?.placed.map(({ entry: { key }, lane, lanes }) => [key, lane, lanes])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 1, 2],
      ['alone', 0, 1],
    ]);
  });

  it('counts what would stand too narrow', () => {
    const day = '2027-06-12';
    const many = Array.from({ length: 9 }, (_, at) => hour(`${at}`, day, '09:00', '10:00'));
    const on = placeByHours(many, { days: [day], zone: 'UTC', most: 4 }).get(day);
    expect([on?.placed.length, on?.more]).toEqual([4, 5]);
  });

  it('reads hours by the clock of whoever looks, over midnight and over a change of the clocks', () => {
    const days = ['2027-03-13', '2027-03-14', '2027-03-15'];
    const late = entry('late', '2027-03-14T03:00:00.000Z', '2027-03-14T07:30:00.000Z');
    const parts = (zone: string) =>
      [...placeByHours([late], { days, zone, most: 4 })].flatMap(([day, { placed }]) =>
        placed.map(({ from, until }) => [day, from, until]),
      );
    expect(parts('America/New_York')).toEqual([
      ['2027-03-13', 22 * 60, 24 * 60],
      ['2027-03-14', 0, 3.5 * 60],
    ]);
    expect(parts('Europe/Amsterdam')).toEqual([['2027-03-14', 4 * 60, 8.5 * 60]]);
  });

  it('keeps whole days on their day in every zone', () => {
    const whole = { ...entry('w', 'x', 'x'), all_day: true, start_at: null, end_at: null, start_day: '2027-03-13', end_day: '2027-03-14' };
    for (const zone of ['America/New_York', 'Europe/Amsterdam', 'Pacific/Auckland', 'Asia/Kathmandu'])
      expect(
        [...placeByHours([whole], { days: ['2027-03-12', '2027-03-13', '2027-03-14', '2027-03-15'], zone, most: 4 }).values()].map(
          (day) => day.whole.length,
        ),
      ).toEqual([0, 1, 1, 0]);
  });
});

describe('a shift', () => {
  it('keeps the hour on the wall over a change of the clocks', () => {
    const saturday = entry('s', '2027-03-13T14:00:00.000Z', '2027-03-13T15:30:00.000Z');
    expect(shifted(saturday, { shift: { ...NO_SHIFT, days: 1 }, zone: 'America/New_York' })).toEqual({
      ...{ start_day: '2027-03-14', start_time: '09:00', end_day: '2027-03-14', end_time: '10:30' },
    });
  });

  it('is made on the clock that is shown, and written on that of the event', () => {
    const london = entry('l', '2027-03-16T15:00:00.000Z', '2027-03-16T16:00:00.000Z', 'Europe/London');
    expect(shifted(london, { shift: { days: 0, minutes: 90, longer: 15 }, zone: 'America/New_York' })).toEqual({
      ...{ start_day: '2027-03-16', start_time: '16:30', end_day: '2027-03-16', end_time: '17:45' },
    });
    const kathmandu = entry('k', '2027-03-16T04:15:00.000Z', '2027-03-16T05:15:00.000Z', 'Asia/Kathmandu');
    expect(shifted(kathmandu, { shift: { days: -1, minutes: 0, longer: 0 }, zone: 'America/New_York' })).toMatchObject({
      ...{ start_day: '2027-03-15', start_time: '10:00', end_time: '11:00' },
    });
  });

  it('leaves the beginning on its day and the end after it, and says where it would be', () => {
    const part = { from: 9 * 60, until: 10 * 60 };
    expect(withinDay({ days: 0, minutes: -900, longer: -500 }, part)).toEqual({ days: 0, minutes: -540, longer: -45 });
    expect(withinDay({ days: 0, minutes: 5_000, longer: 0 }, part).minutes).toBe(14 * 60 + 45);
    expect(shiftText(part, { days: 0, minutes: 45, longer: 15 })).toBe('09:45–11:00');
  });

  it('is none of what takes whole days or is not of this calendar', () => {
    expect(shifted({ ...entry('x', 'x', 'x'), start_at: null, end_at: null }, { shift: NO_SHIFT, zone: 'UTC' })).toBeNull();
    expect(shifted({ ...hour('x', '2027-06-12', '09:00', '10:00'), event: null }, { shift: NO_SHIFT, zone: 'UTC' })).toBeNull();
  });
});
