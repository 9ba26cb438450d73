import { reduceLoad, type LoadState } from './load-state';

const candidate = { container: 'a_1_0_0', release: 1, version: '1.0.0' };
const fallback = { container: 'a_0_9_0', release: 0, version: '0.9.0' };
const plugin = { kind: 'butterfly.plugin', id: 'a', bindings: {} } as const;
const failure = { reason: 'network', details: '' } as const;
const idle: LoadState = { kind: 'idle' };
const loading: LoadState = { kind: 'loading', candidate, attempt: 1 };
const ready: LoadState = { kind: 'ready', candidate, plugin, isFallback: false };
const failed: LoadState = { kind: 'failed', candidate, failure };

describe('load state', () => {
  it('goes from idle over loading to ready', () => {
    const started = reduceLoad(idle, { kind: 'started', candidate });
    expect(started).toEqual(loading);
    expect(reduceLoad(started, { kind: 'arrived', container: 'a_1_0_0', plugin, isFallback: false })).toEqual(ready);
  });

  it('can be started again after a failure, and only then', () => {
    expect(reduceLoad(failed, { kind: 'started', candidate })).toEqual(loading);
    expect(reduceLoad(ready, { kind: 'started', candidate })).toBe(ready);
    expect(reduceLoad(loading, { kind: 'started', candidate })).toBe(loading);
  });

  it('counts attempts and can change the release', () => {
    expect(reduceLoad(loading, { kind: 'triedAgain', candidate: fallback })).toEqual({ kind: 'loading', candidate: fallback, attempt: 2 });
  });

  it('ignores a release that answers after it was given up', () => {
    const other = reduceLoad(loading, { kind: 'triedAgain', candidate: fallback });
    expect(reduceLoad(other, { kind: 'arrived', container: 'a_1_0_0', plugin, isFallback: false })).toBe(other);
    expect(reduceLoad(other, { kind: 'failed', container: 'a_1_0_0', failure })).toBe(other);
    expect(reduceLoad(failed, { kind: 'arrived', container: 'a_1_0_0', plugin, isFallback: false })).toBe(failed);
  });

  it('forgets what has ended, and nothing that is on its way', () => {
    expect(reduceLoad(ready, { kind: 'forgotten' })).toEqual(idle);
    expect(reduceLoad(failed, { kind: 'forgotten' })).toEqual(idle);
    expect(reduceLoad(loading, { kind: 'forgotten' })).toBe(loading);
  });
});
