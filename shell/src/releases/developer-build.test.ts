import type { BootData, BootPlugin } from '@butterfly/contracts/plugins';
import { bootFor, bootPlugin } from '../boot/boot.fixture';
import { createServices } from '../app-services';
import { isTrustedOrigin, trustOrigin } from '../plugins/loading/integrity';
import { followDeveloper } from './developer-build';

const ORIGIN = 'http://127.0.0.1:3012';
const plugin = bootPlugin({ id: 'inventory' });
const boot = bootFor();
const build = (number: number): BootPlugin => ({
  ...plugin,
  remote: {
    ...plugin.remote,
    container: `${plugin.id}_dev_${number}`,
    version: `1.0.0-dev.${number}`,
    base: `${ORIGIN}/r/${plugin.id}/${number}/`,
    fallback: null,
  },
});
const during = (number: number, origin = ORIGIN): BootData => ({
  ...boot,
  plugins: [build(number)],
  override: { plugin: plugin.id, origin, ends_at: '2026-11-21T20:00:00Z', ticket: 1 },
});

function page(first: BootData) {
  const fetched: string[] = [];
  const services = createServices({
    boot: first,
    go: () => undefined,
    leave: () => undefined,
    reload: () => undefined,
    loaderPort: {
      fetchRelease: async ({ container }) => {
        fetched.push(container);
        return { plugin: { kind: 'butterfly.plugin', id: plugin.id, bindings: {} } };
      },
      probe: async () => ({ kind: 'unreachable' }),
    },
  });
  const stop = followDeveloper(services);
  const shown = async () => {
    await services.loader.ready(services.bootStore.getState().boot.plugins[0] as BootPlugin);
    return fetched;
  };
  return { services, shown, stop, fetched };
}
afterEach(() => trustOrigin(null));

describe("a plugin from a developer's machine", () => {
  it('takes each build as it is announced, ends what the one before had begun, and goes back to the release', async () => {
    const { services, shown, stop } = page(during(1));
    expect(isTrustedOrigin(`${ORIGIN}/r/x.js`)).toBe(true);
    await shown();
    const { signal } = services.scopes.of(build(1)).context;
    services.bootStore.bootChanged(during(2));
    expect(signal.aborted).toBe(true);
    expect(await shown()).toEqual([build(1), build(2)].map(({ remote }) => remote.container));
    services.bootStore.bootChanged({ ...during(2), plugins: [plugin], override: null });
    expect((await shown()).at(-1)).toBe(plugin.remote.container);
    stop();
  });

  it('does not load a plugin that nobody has opened', () => {
    const { services, fetched } = page(during(1));
    services.bootStore.bootChanged(during(2));
    expect(fetched).toEqual([]);
  });

  it('trusts no machine that the page was not loaded for', async () => {
    const { services, shown } = page(during(1));
    await shown();
    services.bootStore.bootChanged(during(2, 'http://127.0.0.1:6666'));
    expect([isTrustedOrigin('http://127.0.0.1:6666/r/x.js'), services.loader.state(plugin.id)]).toEqual([
      false,
      expect.objectContaining({ kind: 'ready', candidate: expect.objectContaining({ container: build(1).remote.container }) }),
    ]);
    trustOrigin(null);
    const other = page({ ...boot, plugins: [plugin] });
    other.services.bootStore.bootChanged(during(1));
    expect(isTrustedOrigin(`${ORIGIN}/r/x.js`)).toBe(false);
  });
});
