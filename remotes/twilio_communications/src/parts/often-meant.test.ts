import { oftenMeant } from './often-meant';

it('offers tomorrow, and Monday where that is another day', () => {
  const times = (now: string) => oftenMeant(now).map(({ at }) => at);
  expect([times('2026-11-27T15:00'), times('2026-11-22T15:00'), times('2026-12-28T15:00')]).toEqual([
    ['2026-11-28T09:00', '2026-11-30T09:00'],
    ['2026-11-23T09:00'],
    ['2026-12-29T09:00', '2027-01-04T09:00'],
  ]);
});
