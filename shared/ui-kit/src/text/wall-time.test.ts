import { instantOf, wallTime } from './wall-time';

it.each(['2026-11-23T15:00', '2027-03-14T03:30', '2027-06-12T00:30', '2027-11-07T23:59'])('%s on the wall is a moment and back', (wall) => {
  for (const tz of ['America/New_York', 'Europe/Amsterdam', 'Asia/Kathmandu'])
    expect(wallTime(tz, new Date(instantOf(wall, tz) ?? 0))).toBe(wall);
});

it('is read in the zone of the business, on both sides of a change of the clocks', () => {
  expect([
    wallTime('America/New_York', new Date('2026-11-23T04:30:00Z')),
    wallTime('America/New_York', new Date('2027-06-12T04:30:00Z')),
  ]).toEqual(['2026-11-22T23:30', '2027-06-12T00:30']);
  expect([instantOf('2026-11-23T15:00', 'America/New_York'), instantOf('', 'UTC')]).toEqual(['2026-11-23T20:00:00.000Z', null]);
});
