import { monthOptions, monthText } from './event-month';

it('names a month', () => expect(monthText('2027-06')).toBe('June 2027'));

it('offers the months from now on, over the end of a year, and keeps one that was chosen before', () => {
  const values = (chosen: string | null) => monthOptions('2026-11-30', chosen).map(({ value }) => value);
  expect(values(null).slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(values('2027-06')).toEqual(values(null));
  expect(values('2026-02').slice(0, 2)).toEqual(['2026-02', '2026-11']);
});
