import { clockIn, laterBy, lengthIn } from './clock';

it.each([
  ['at 3', '15:00'],
  ['at 9', '09:00'],
  ['7:30pm', '19:30'],
  ['12:30', '12:30'],
  ['at noon', '12:00'],
  ['12 am', '00:00'],
])('reads a time by the clock, in the hours of work where no half of the day is said: %s', (said, time) =>
  expect(clockIn(said)?.time).toBe(time),
);

it.each(['5 centerpieces', '12 days', '$40', 'the 9th', '30 minutes'])('is none: %s', (said) => expect(clockIn(said)).toBeUndefined());

it('knows how long something takes, and when it ends', () => {
  expect(['one hour', '2 hours', 'half an hour', '45 min'].map((said) => lengthIn(said)?.minutes)).toEqual([60, 120, 30, 45]);
  expect([laterBy('11:30', 45), laterBy('23:30', 45)]).toEqual(['12:15', undefined]);
});
