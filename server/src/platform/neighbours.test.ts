import { Neighbours } from './neighbours';

let now = 0;
const make = () => new Neighbours<number>(() => now);
beforeEach(() => {
  now = 50_000;
});

it('has nobody who is alone, however often they ask', () => {
  const neighbours = make();
  for (let count = 0; count < 3; count += 1) neighbours.see(1);
  expect([neighbours.has(1), neighbours.has(2)]).toEqual([false, true]);
});

it('has each other who asked in the last ten seconds', () => {
  const neighbours = make();
  neighbours.see(2);
  now += 9_999;
  for (let count = 0; count < 3; count += 1) neighbours.see(1);
  expect([neighbours.has(1), neighbours.has(2)]).toEqual([true, true]);
  now += 1;
  expect([neighbours.has(1), neighbours.has(2)]).toEqual([false, true]);
});
