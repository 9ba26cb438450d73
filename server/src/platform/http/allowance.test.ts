import { Allowance, MemberAllowance } from './allowance';
import { Neighbours } from '../neighbours';

let now = 0;
const make = () => new Allowance({ burst: 3, perSecond: 2, clock: () => now });
const takeMany = (allowance: Allowance, count: number) => Array.from({ length: count }, () => allowance.take('7/3'));
beforeEach(() => {
  now = 0;
});

it('gives a burst at once, then says how many seconds to wait', () => {
  expect(takeMany(make(), 5)).toEqual([0, 0, 0, 1, 1]);
});

it('fills up with time, never beyond the burst', () => {
  const allowance = make();
  takeMany(allowance, 4);
  now = 500;
  expect(takeMany(allowance, 2)).toEqual([0, 1]);
  now = 60_500;
  expect(takeMany(allowance, 4)).toEqual([0, 0, 0, 1]);
});

it('of one is nobody else’s', () => {
  const allowance = make();
  takeMany(allowance, 4);
  expect(allowance.take('7/4')).toBe(0);
});

it('asked without a pause is not longer to wait for', () => {
  const allowance = make();
  takeMany(allowance, 100);
  now = 500;
  expect(allowance.take('7/3')).toBe(0);
});

it('is remembered beyond the sweep by who has used it up', () => {
  const allowance = new Allowance({ burst: 3, perSecond: 0.01, clock: () => now });
  takeMany(allowance, 3);
  now = 61_000;
  expect(allowance.take('7/3')).toBe(39);
});

it('of a member is all there is while no other business is about, and holds from the moment one is', () => {
  const neighbours = new Neighbours<number>(() => now);
  const allowance = new MemberAllowance({ burst: 3, perSecond: 2, clock: () => now }, neighbours);
  const take = () => {
    neighbours.see(7);
    return allowance.take({ tenantId: 7, memberId: 3 });
  };
  expect(Array.from({ length: 20 }, take)).toEqual(Array.from({ length: 20 }, () => 0));
  neighbours.see(8);
  expect(take()).toBe(1);
});
