import { instantOf, wallTime } from './wall-time';

it.each(['2026-11-23T15:00', '2027-03-14T03:30', '2027-06-12T00:30', '2027-11-07T23:59'])('%s on the wall is a moment and back', (wall) => {
  for (const tz of ['America/New_York', 'Europe/Amsterdam', 'Asia/Kathmandu']) expect(wallTime(instantOf(wall, tz), tz)).toBe(wall);
  expect(instantOf('2026-11-23T15:00', 'America/New_York')).toBe('2026-11-23T20:00:00.000Z');
  expect([instantOf('', 'UTC'), wallTime(null, 'UTC')]).toEqual([null, '']);
});
