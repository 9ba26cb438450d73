import { reduceLoad, type LoadState } from './load-state';

const candidate = { container: 'a_1_0_0', release: 1, version: '1.0.0', base: '/r/a/1/' };
const fallback = { container: 'a_0_9_0', release: 0, version: '0.9.0', base: '/r/a/0/' };
const plugin = { kind: 'butterfly.plugin', id: 'a', bindings: {} } as const;
const failure = { reason: 'network', details: '' } as const;
const idle: LoadState = { kind: 'idle' };
const loading: LoadState = { kind: 'loading', candidate, rival: null, attempt: 1 };
const ready: LoadState = { kind: 'ready', candidate, plugin, instead: null };
const failed: LoadState = { kind: 'failed', candidate, failure };

describe('load state', () => {
  it('goes from idle over loading to ready', () => {
    const started = reduceLoad(idle, { kind: 'started', candidate });
    expect(started).toEqual(loading);
    expect(reduceLoad(started, { kind: 'arrived', candidate, plugin, instead: null })).toEqual(ready);
  });

  it('can be started again after a failure, and only then', () => {
    expect(reduceLoad(failed, { kind: 'started', candidate })).toEqual(loading);
    expect(reduceLoad(ready, { kind: 'started', candidate })).toBe(ready);
    expect(reduceLoad(loading, { kind: 'started', candidate })).toBe(loading);
  });

  it('counts the attempts of the release it is about', () => {
    expect(reduceLoad(loading, { kind: 'triedAgain', container: 'a_1_0_0' })).toEqual({ ...loading, attempt: 2 });
    expect(reduceLoad(loading, { kind: 'triedAgain', container: 'a_0_9_0' })).toBe(loading);
  });

  it('takes the release before beside the current one, and whichever arrives first', () => {
    const instead = { candidate, failure };
    const race = reduceLoad(loading, { kind: 'rivalStarted', candidate: fallback });
    expect(reduceLoad(race, { kind: 'arrived', candidate, plugin, instead: null })).toEqual(ready);
    expect(reduceLoad(race, { kind: 'arrived', candidate: fallback, plugin, instead })).toEqual({ ...ready, candidate: fallback, instead });
    expect(reduceLoad(loading, { kind: 'arrived', candidate: fallback, plugin, instead })).toBe(loading);
  });

  it('steps back once from what is shown, and not from the release before', () => {
    expect(reduceLoad(ready, { kind: 'steppedBack', candidate: fallback })).toEqual({ ...loading, candidate: fallback });
    const before: LoadState = { ...ready, candidate: fallback, instead: { candidate, failure } };
    expect(reduceLoad(before, { kind: 'steppedBack', candidate })).toBe(before);
  });

  it('ignores a release that answers after it was given up', () => {
    expect(reduceLoad(failed, { kind: 'arrived', candidate, plugin, instead: null })).toBe(failed);
    expect(reduceLoad(ready, { kind: 'failed', candidate: fallback, failure })).toBe(ready);
  });

  it('forgets what has ended, and nothing that is on its way', () => {
    expect(reduceLoad(ready, { kind: 'forgotten' })).toEqual(idle);
    expect(reduceLoad(failed, { kind: 'forgotten' })).toEqual(idle);
    expect(reduceLoad(loading, { kind: 'forgotten' })).toBe(loading);
  });
});
