import { timeLeft } from './time-left';

it.each([
  [-1, 'over'],
  [0, 'over'],
  [1, '1 min left'],
  [59, '59 min left'],
  [60, '1 h left'],
  [95, '1 h 35 min left'],
  [200, '3 h left'],
  [480, '8 h left'],
])('%i minutes before the end it says %p', (minutes, text) => {
  const now = Date.parse('2027-03-13T10:00:00.000Z');
  expect(timeLeft(new Date(now + minutes * 60_000).toISOString(), now)).toBe(text);
});
