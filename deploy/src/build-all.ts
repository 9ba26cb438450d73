import { build } from '@butterfly/build-presets/build';
import { remoteIds } from '@butterfly/build-presets/workspace';

/**
 * Builds the shell and every remote, or those named; what has not changed is left alone.
 *
 * @example
 * const { built, unchanged } = await buildAll({ ids: ['moodboard'] });
 */
export async function buildAll({
  ids = ['shell', ...remoteIds()],
  force = false,
  versionSuffix,
}: {
  ids?: readonly string[];
  force?: boolean;
  /** See `localVersions`. */
  versionSuffix?: ((id: string) => string) | undefined;
} = {}): Promise<Awaited<ReturnType<typeof build>>> {
  return build(ids, { parallelism: 2, force, versionSuffix });
}
