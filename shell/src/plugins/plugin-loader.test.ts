import type { BootPlugin, RemoteAddress } from '@butterfly/contracts/plugins';
import type { Probe } from './diagnose';
import { PluginFailure } from './failure';
import { createPluginLoader, LOAD_TIMEOUT_MS } from './plugin-loader';

const address = (version: string): RemoteAddress => ({
  release: 1, version, container: `a_${version.replaceAll('.', '_')}`, base: '/r/a/1/', entry: 'remoteEntry.js', integrity: {}, warm: {}, shared: {},
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
  return { loader, asked };
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
    const { loader } = loaderWith((_, attempt) => (attempt === 1 ? Promise.reject(new Error('ScriptNetworkError: Failed to load script "http://x/e.js"')) : Promise.resolve(exposed)));
    loader.ensure(plugin());
    await jest.advanceTimersByTimeAsync(300);
    expect(loader.state('a')).toMatchObject({ kind: 'ready', isFallback: false });
  });

  it('takes the fallback release when the current one fails, and says so', async () => {
    const { loader, asked } = loaderWith((container) => (container === 'a_1_0_0' ? Promise.resolve(exposed) : Promise.reject(new Error('boom'))));
    loader.ensure(plugin(address('1.0.0')));
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.state('a')).toMatchObject({ kind: 'ready', isFallback: true, candidate: { version: '1.0.0' } });
    expect(asked).toEqual(['a_1_1_0#1', 'a_1_0_0#1']);
  });

  it('names what is wrong with the current release when the fallback fails as well', async () => {
    const { loader } = loaderWith((container) => Promise.reject(container === 'a_1_0_0' ? new PluginFailure('timeout', '') : new PluginFailure('integrity', '')));
    loader.ensure(plugin(address('1.0.0')));
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.state('a')).toMatchObject({ kind: 'failed', failure: { reason: 'integrity' } });
  });

  it.each([[{}], [{ plugin: { id: 'a' } }], [{ plugin: { kind: 'butterfly.plugin', id: 'b', bindings: {} } }]])('refuses a release of the wrong shape: %j', async (wrong) => {
    const { loader } = loaderWith(async () => wrong);
    loader.ensure(plugin());
    await jest.advanceTimersByTimeAsync(0);
    expect(loader.state('a')).toMatchObject({ kind: 'failed', failure: { reason: 'wrong_shape' } });
  });

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
