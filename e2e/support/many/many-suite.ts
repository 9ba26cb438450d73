import { startSuite } from '../filled-suite';
import { Registry } from '../registry';
import type { RunningSuite } from '../running-suite';
import { release, tinyRemotes, type TinyRemote } from './many-remotes';

/** A server of its own with more than thirty plugins that have a release: the built ones, and others of a few lines. */
export interface ManySuite extends RunningSuite {
  readonly registry: Registry;
  /** The plugins of a few lines, at 1.0.0. */
  readonly tiny: readonly TinyRemote[];
}

export async function startMany(): Promise<ManySuite> {
  const server = await startSuite();
  try {
    const registry = new Registry(server);
    for (const remote of tinyRemotes) await release(registry, remote, '1.0.0');
    return { ...server, registry, tiny: tinyRemotes };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
