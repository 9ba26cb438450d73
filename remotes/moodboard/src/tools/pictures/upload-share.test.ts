import { percentOf, shareOf, shareOfAll, shareLabel } from './upload-share';

describe('how far pictures are', () => {
  const pending = [
    ['a', { size: 3_000_000 }],
    ['b', { size: 200_000 }],
    ['web', { size: null }],
  ] as const;
  it('is counted in bytes over all of them, those that are there included; one that the server fetches has no size', () => {
    const share = shareOfAll(pending, {
      sent: new Map([
        ['a', 1_000_000],
        ['b', 200_900],
      ]),
      done: { count: 2, bytes: 800_000 },
    });
    expect(share).toEqual({ sent: 2_000_000, all: 4_000_000 });
    expect([shareLabel(share), percentOf(share)]).toEqual(['2.0 of 4.0 MB', 50]);
    expect(shareOf({ size: null })).toBeNull();
  });
  it('is told in KB while it is small, and is not whole before all has left', () => {
    expect(shareLabel({ sent: 12_345, all: 200_000 })).toBe('12 of 200 KB');
    expect(percentOf({ sent: 199_999, all: 200_000 })).toBe(99);
    expect(percentOf({ sent: 0, all: 0 })).toBe(0);
  });
});
