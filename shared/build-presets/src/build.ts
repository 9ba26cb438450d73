import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { inputStamp, isBuilt, markBuilt } from './input-stamp';
import { folderOf } from './workspace';

export interface BuildResult {
  readonly id: string;
  readonly milliseconds: number;
}

interface BuildSettings {
  /** How many configurations compile at the same time. Two are fastest; more cost memory only. */
  readonly parallelism?: number;
  /** Build also what has not changed. */
  readonly force?: boolean;
  /** What is added to the version of an id that is built, such as `-local.3f2a9c11`; nothing by default. */
  readonly versionSuffix?: ((id: string) => string) | undefined;
}

/** The configuration that a webpack.config.ts exports. */
export async function configOf(folder: string): Promise<Configuration> {
  const [only, ...others] = await configsOf(folder);
  if (!only || others.length > 0) throw new Error(`${folder} has not exactly one configuration.`);
  return only;
}

/** The configurations that a webpack.config.ts exports: the shell has two, itself and the light host. */
async function configsOf(folder: string): Promise<readonly Configuration[]> {
  const file = pathToFileURL(join(folder, 'webpack.config.ts')).href;
  const { default: loaded } = (await import(file)) as { default: Exported | { default: Exported } };
  const exported = 'default' in loaded ? loaded.default : loaded;
  return Array.isArray(exported) ? exported : [exported];
}

type Exported = Configuration | Configuration[];

/**
 * Builds the shell and remotes named by `ids` in one webpack process; each leaves `dist/files` and `dist/release.json`.
 * What has not changed since its last build is left alone.
 *
 * @throws Error with webpack's messages when one of them fails.
 * @example
 * const { built, unchanged } = await build(['shell', 'moodboard']);
 */
export async function build(ids: readonly string[], settings: BuildSettings = {}): Promise<{ built: BuildResult[]; unchanged: string[] }> {
  const stale = settings.force ? [...ids] : ids.filter((id) => !isBuilt(id));
  const stamps = new Map(stale.map((id) => [id, inputStamp(id)]));
  // The options of plugins and loaders are those of the presets, whose own test builds with every one of them checked.
  process.env['SKIP_VALIDATION'] ??= 'y';
  const configurations: Configuration[] = [];
  for (const id of stale)
    configurations.push(...(await withVersionSuffix(settings.versionSuffix?.(id) ?? '', () => configsOf(folderOf(id)))));
  const built = await compile(configurations, settings);
  for (const [id, stamp] of stamps) markBuilt(id, stamp);
  // The light host is a part of the shell's release, not a release.
  return { built: built.filter(({ id }) => stale.includes(id)), unchanged: ids.filter((id) => !stale.includes(id)) };
}

/** A configuration reads its version when it is loaded (`releaseVersion`). */
async function withVersionSuffix<T>(suffix: string, load: () => Promise<T>): Promise<T> {
  const before = process.env['BUTTERFLY_VERSION_SUFFIX'];
  if (suffix) process.env['BUTTERFLY_VERSION_SUFFIX'] = suffix;
  try {
    return await load();
  } finally {
    if (before === undefined) delete process.env['BUTTERFLY_VERSION_SUFFIX'];
    else process.env['BUTTERFLY_VERSION_SUFFIX'] = before;
  }
}

/** Runs configurations in one multi-compiler. */
export async function compile(configurations: readonly Configuration[], { parallelism = 2 }: BuildSettings = {}): Promise<BuildResult[]> {
  if (configurations.length === 0) return [];
  const compiler = webpack(Object.assign([...configurations], { parallelism }));
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result.'))));
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats.hasErrors())
    throw new Error(stats.toString({ all: false, errors: true, errorDetails: true, moduleTrace: true, colors: false }));
  return stats.stats.map(({ compilation }) => ({
    id: compilation.name ?? '',
    milliseconds: (compilation.endTime ?? 0) - (compilation.startTime ?? 0),
  }));
}
