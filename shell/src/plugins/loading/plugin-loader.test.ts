import type { BootPlugin, RemoteAddress } from '@butterfly/contracts/plugins';
import type { Probe } from './diagnose';
import { PluginFailure } from './failure';
import type { LoadOutcome } from './load-outcome';
import { createPluginLoader, PATIENCE_MS } from './plugin-loader';
import { LOAD_TIMEOUT_MS } from './release-attempts';

const address = (version: string): RemoteAddress => ({
  release: 1,
  version,
  container: `a_${version.replaceAll('.', '_')}`,
  base: '/r/a/1/',
  entry: 'remoteEntry.js',
  integrity: {},
  warm: {},
  shared: {},
});
const plugin = (fallback: RemoteAddress | null = null) => ({ id: 'a', remote: { ...address('1.1.0'), fallback } }) as unknown as BootPlugin;
const exposed = { plugin: { kind: 'butterfly.plugin', id: 'a', bindings: {} } };
const hanging = () => new Promise<never>(() => undefined);

function loaderWith(fetchRelease: (container: string, attempt: number) => Promise<unknown>, probe: Probe = { kind: 'unreachable' }) {
  const asked: string[] = [];
  const loader = createPluginLoader({
    fetchRelease: ({ container }, attempt) => (asked.push(`${container}#${attempt}`), fetchRelease(container, attempt)),
    probe: () => Promise.resolve(probe),
  });
  const told: LoadOutcome[] = [];
  loader.outcomes.listen((outcome) => told.push(outcome));
  return { loader, asked, told: () => told.map(({ candidate, outcome }) => `${candidate.version} ${outcome}`) };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('plugin loader', () => {
  it('loads once, however often it is asked', async () => {
    const { loader, asked } = loaderWith(async () => exposed);
    loader.ensure(plugin());
    loader.ensure(plugin());
    await expect(loader.ready(plugin())).resolves.toBe(exposed.plugin);
    expect(asked).toEqual(['a_1_1_0#1']);
  });

  it('gives up after 8 s, tries once more, then shows the failure', async () => {
    const { loader, asked } = loaderWith(hanging);
    loader.ensure(plugin());
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 1);
    expect(loader.state('a')).toMatchObject({ kind: 'loading', attempt: 1 });
    await jest.advanceTimersByTimeAsync(1 + 300);
    expect(loader.state('a')).toMatchObject({ kind: 'loading', attempt: 2 });
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect(loader.state('a')).toMatchObject({ kind: 'failed', failure: { reason: 'timeout' } });
    expect(asked).toEqual(['a_1_1_0#1', 'a_1_1_0#2']);
  });

  it('recovers at the second try', async () => {
    const { loader } = loaderWith((_, attempt) =>
      attempt === 1 ? Promise.reject(new Error('ScriptNetworkError: Failed to load script "http://x/e.js"')) : Promise.resolve(exposed),
    );
    loader.ensure(plugin());
    await jest.advanceTimersByTimeAsync(300);
    expect(loader.state('a')).toMatchObject({ kind: 'ready', instead: null });
  });

  it('takes the fallback release when the current one fails, says so, and counts both', async () => {
    const { loader, asked, told } = loaderWith((container) =>
      container === 'a_1_0_0' ? Promise.resolve(exposed) : Promise.reject(new Error('boom')),
    );
    loader.ensure(plugin(address('1.0.0')));
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.state('a')).toMatchObject({
      kind: 'ready',
      candidate: { version: '1.0.0' },
      instead: { candidate: { version: '1.1.0' }, failure: { reason: 'threw' } },
    });
    expect(told()).toEqual(['1.1.0 threw', '1.0.0 ok']);
    expect(asked).toEqual(['a_1_1_0#1', 'a_1_0_0#1']);
  });

  it('starts the release before beside one that is silent; the first to be ready is shown, the truth is counted', async () => {
    const { loader, asked, told } = loaderWith((container) => (container === 'a_1_0_0' ? Promise.resolve(exposed) : hanging()));
    loader.ensure(plugin(address('1.0.0')));
    await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(asked).toEqual(['a_1_1_0#1']);
    await jest.advanceTimersByTimeAsync(1);
    expect(loader.state('a')).toMatchObject({
      kind: 'ready',
      candidate: { version: '1.0.0' },
      instead: { failure: { reason: 'timeout' } },
    });
    await jest.advanceTimersByTimeAsync(2 * LOAD_TIMEOUT_MS + 300);
    expect(told()).toEqual(['1.0.0 ok', '1.1.0 timeout']);
  });

  it('shows the current release when it is slow, but still the first', async () => {
    const slow = () => new Promise((resolve) => setTimeout(() => resolve(exposed), PATIENCE_MS + 200));
    const { loader } = loaderWith((container) => (container === 'a_1_0_0' ? hanging() : slow()));
    loader.ensure(plugin(address('1.0.0')));
    await jest.advanceTimersByTimeAsync(PATIENCE_MS + 200);
    expect(loader.state('a')).toMatchObject({ kind: 'ready', candidate: { version: '1.1.0' }, instead: null });
  });

  it('steps back from a release that broke while it was drawn, once', async () => {
    const { loader, asked, told } = loaderWith(async () => exposed);
    const sample = plugin(address('1.0.0'));
    await loader.ready(sample);
    const failure = { reason: 'render', details: 'boom' } as const;
    expect(loader.canStepBack(sample)).toBe(true);
    loader.broke(sample, failure);
    loader.stepBack(sample, failure);
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.state('a')).toMatchObject({
      kind: 'ready',
      candidate: { version: '1.0.0' },
      instead: { candidate: { version: '1.1.0' }, failure },
    });
    expect(loader.canStepBack(sample)).toBe(false);
    loader.stepBack(sample, failure);
    expect(asked).toEqual(['a_1_1_0#1', 'a_1_0_0#1']);
    expect(told()).toEqual(['1.1.0 ok', '1.1.0 render', '1.0.0 ok']);
  });

  it('has no step back where there is no release before', async () => {
    const { loader } = loaderWith(async () => exposed);
    await loader.ready(plugin());
    expect(loader.canStepBack(plugin())).toBe(false);
    loader.stepBack(plugin(), { reason: 'render', details: '' });
    expect(loader.state('a')).toMatchObject({ kind: 'ready' });
  });

  it('names what is wrong with the current release when the fallback fails as well', async () => {
    const { loader } = loaderWith((container) =>
      Promise.reject(container === 'a_1_0_0' ? new PluginFailure('timeout', '') : new PluginFailure('integrity', '')),
    );
    loader.ensure(plugin(address('1.0.0')));
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.state('a')).toMatchObject({ kind: 'failed', failure: { reason: 'integrity' } });
  });

  it.each([[{}], [{ plugin: { id: 'a' } }], [{ plugin: { kind: 'butterfly.plugin', id: 'b', bindings: {} } }]])(
    'refuses a release of the wrong shape: %j',
    async (wrong) => {
      const { loader } = loaderWith(async () => wrong);
      loader.ensure(plugin());
      await jest.advanceTimersByTimeAsync(0);
      expect(loader.state('a')).toMatchObject({ kind: 'failed', failure: { reason: 'wrong_shape' } });
    },
  );

  it('stays failed until somebody asks for a retry', async () => {
    let healthy = false;
    const { loader, asked } = loaderWith(() => (healthy ? Promise.resolve(exposed) : Promise.reject(new PluginFailure('version', ''))));
    await expect(loader.ready(plugin())).rejects.toMatchObject({ failure: { reason: 'version' } });
    healthy = true;
    loader.ensure(plugin());
    expect(asked).toHaveLength(1);
    loader.retry(plugin());
    await expect(loader.ready(plugin())).resolves.toBe(exposed.plugin);
  });
});
