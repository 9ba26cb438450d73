import { Pauses } from './pauses';

describe('a module whose listener hangs', () => {
  const LIMIT_MS = 5_000;
  let now = 1;
  let pauses: Pauses;
  beforeEach(() => {
    now = 1;
    pauses = new Pauses(LIMIT_MS, () => now);
  });
  /** Hangs as soon as it may, again and again; answers the seconds between. */
  const hang = (times: number) =>
    Array.from({ length: times }, () => {
      pauses.note('zz_bad', 'hung');
      const from = now;
      while (pauses.has('zz_bad')) now += 1_000;
      return (now - from) / 1_000;
    });

  it('is left alone twice as long each time, at most five minutes', () => {
    expect(hang(8)).toEqual([10, 20, 40, 80, 160, 300, 300, 300]);
  });

  it('begins anew after it has got through, and holds up no other module', () => {
    hang(3);
    pauses.note('zz_bad', null);
    expect(hang(2)).toEqual([10, 20]);
    pauses.note('zz_bad', 'hung');
    expect([pauses.has('zz_bad'), pauses.has('zz_good')]).toEqual([true, false]);
  });

  it('is left alone for seconds where it fails at once', () => {
    pauses.note('zz_bad', 'failing');
    now += 999;
    expect(pauses.has('zz_bad')).toBe(true);
    now += 1;
    expect(pauses.has('zz_bad')).toBe(false);
  });

  it('may be tried at once by whoever ends the pauses', () => {
    hang(2);
    pauses.note('zz_bad', 'hung');
    pauses.end();
    expect(pauses.has('zz_bad')).toBe(false);
    expect(hang(1)).toEqual([80]);
  });
});
