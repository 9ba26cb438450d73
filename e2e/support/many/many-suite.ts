import { test as base } from '../../fixtures';
import { startServer, type RunningSuite } from '../running-suite';
import { publishBuilt, release, tinyRemotes, type TinyRemote } from './many-remotes';
import { Registry } from './registry';

/** A server of its own with more than thirty plugins that have a release: the built ones, and others of a few lines. */
export interface ManySuite extends RunningSuite {
  readonly registry: Registry;
  /** The plugins of a few lines, at 1.0.0. */
  readonly tiny: readonly TinyRemote[];
}

export const test = base.extend<object, { many: ManySuite }>({
  many: [
    async ({}, use) => {
      const suite = await startMany();
      await use(suite);
      await suite.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ many }, use) => {
    await use(many.url);
  },
});

async function startMany(): Promise<ManySuite> {
  const server = await startServer((suite) => publishBuilt(new Registry(suite)));
  try {
    const registry = new Registry(server);
    for (const remote of tinyRemotes) await release(registry, remote, '1.0.0');
    return { ...server, registry, tiny: tinyRemotes };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
