import { kitFree } from './kit-free';

describe('kitFree', () => {
  it('is as often free as the scarcest part', () => {
    const [compote, votive, runner] = [
      { name: 'compote', qty: 2, free: 60 },
      { name: 'votive', qty: 6, free: 40 },
      { name: 'runner', qty: 1, free: 9 },
    ];
    expect(kitFree([compote, votive, runner])).toEqual({ free: 6, scarcest: votive });
    expect(kitFree([compote, { ...runner, free: 0 }])).toMatchObject({ free: 0, scarcest: { name: 'runner' } });
  });

  it('is never less than none, also when a part is promised more often than it is there', () => {
    expect(kitFree([{ qty: 2, free: -3 }]).free).toBe(0);
  });

  it('asks for parts', () => {
    expect(() => kitFree([])).toThrow(RangeError);
    expect(() => kitFree([{ qty: 0, free: 3 }])).toThrow(RangeError);
  });
});
