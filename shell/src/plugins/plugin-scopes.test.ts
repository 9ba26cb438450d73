import { onlineManager } from '@tanstack/react-query';
import type { PluginContext } from '@butterfly/plugin-sdk';
import { bootPlugin } from '../boot/boot.fixture';
import { createPluginScopes } from './plugin-scopes';

const plugin = bootPlugin({ id: 'sample' });
const make = () => createPluginScopes((_, signal) => ({ signal }) as PluginContext);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('plugin scopes', () => {
  it('ends the scope when the last contribution is gone', () => {
    const scopes = make();
    const { context } = scopes.of(plugin);
    const [first, second] = [scopes.hold(plugin), scopes.hold(plugin)];
    first();
    jest.runAllTimers();
    expect(context.signal.aborted).toBe(false);
    second();
    jest.runAllTimers();
    expect(context.signal.aborted).toBe(true);
  });

  it('survives a move between two pages of the plugin', () => {
    const scopes = make();
    const { context } = scopes.of(plugin);
    scopes.hold(plugin)();
    scopes.hold(plugin);
    jest.runAllTimers();
    expect(context.signal.aborted).toBe(false);
    expect(scopes.of(plugin).context).toBe(context);
  });

  it('begins anew after it ended', () => {
    const scopes = make();
    const { context } = scopes.of(plugin);
    scopes.hold(plugin);
    scopes.endAll();
    expect(context.signal.aborted).toBe(true);
    expect(scopes.of(plugin).context).not.toBe(context);
  });

  it('fails a save at once when the network is away, instead of letting it wait without a word', async () => {
    const { queryClient } = make().of(plugin);
    onlineManager.setOnline(false);
    try {
      const saved = queryClient
        .getMutationCache()
        .build(queryClient, { ...queryClient.getDefaultOptions().mutations, mutationFn: () => Promise.reject(new Error('not reached')) })
        .execute(undefined);
      await expect(
        Promise.race([
          saved,
          Promise.resolve('waits').then(
            () =>
              new Promise((done) => {
                jest.useRealTimers();
                setTimeout(done, 200, 'waits');
              }),
          ),
        ]),
      ).rejects.toThrow('not reached');
    } finally {
      onlineManager.setOnline(true);
    }
  });
});
