import { certificateState } from './certificate';

describe('a certificate', () => {
  it.each([
    [null, 'fine'],
    ['2026-11-21', 'soon'],
    ['2026-11-20', 'over'],
    ['2027-01-20', 'soon'],
    ['2027-01-21', 'fine'],
  ] as const)('until %s is %s on 21 November 2026', (until, state) => expect(certificateState(until, '2026-11-21')).toBe(state));
});
