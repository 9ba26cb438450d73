import { createLimits } from './limits';
import { RateLimiter } from './rate-limiter';

let now = 0;
const make = () => new RateLimiter(() => now);
const takeMany = (limiter: RateLimiter, count: number) => Array.from({ length: count }, () => limiter.take('a', 2));
beforeEach(() => {
  now = 1_000_000;
});
afterEach(() => void jest.restoreAllMocks());

it('lets so many through in a minute, then says how many seconds are left of it', () => {
  const limiter = make();
  expect(takeMany(limiter, 3)).toEqual([0, 0, 60]);
  now += 59_001;
  expect(limiter.take('a', 2)).toBe(1);
  expect(limiter.take('b', 2)).toBe(0);
  now += 999;
  expect(limiter.take('a', 2)).toBe(0);
});

it('makes nobody wait longer than a minute when its clock is put back', () => {
  const limiter = make();
  takeMany(limiter, 3);
  now -= 3_600_000;
  expect(takeMany(limiter, 3)).toEqual([0, 0, 60]);
});

it('as the gate has it does not ask the time of day', () => {
  const { calls } = createLimits({ socketsPerMember: 40 });
  takeMany(calls, 2);
  for (const shift of [-3_600_000, 61_000]) {
    jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + shift);
    expect(calls.take('a', 2)).toBeGreaterThan(50);
    expect(calls.take('a', 2)).toBeLessThanOrEqual(60);
    jest.restoreAllMocks();
  }
});
