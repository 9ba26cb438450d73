import { findSpan } from '../dates';
import { nearBefore } from './near-before';

const TODAY = '2026-11-29';
const spanOf = (said: string) => {
  const span = findSpan(said, TODAY);
  if (!span) throw new Error(`“${said}” names no time.`);
  return span;
};

describe('a month as the rest of a question about another time', () => {
  it.each([
    ['in November', 'in October 2027', '2027-11-01', '2027-11-30'],
    ['in February', 'in March 2028', '2028-02-01', '2028-02-29'],
    ['in November', 'in October', '2026-11-01', '2026-11-30'],
    ['in November 2026', 'in October 2027', '2026-11-01', '2026-11-30'],
    ['on June 12', 'on May 1 2025', '2025-06-12', '2025-06-12'],
  ])('%s after %s', (said, before, from, to) => {
    expect(nearBefore(spanOf(said), spanOf(before))).toMatchObject({ from, to });
  });
});
