import { join } from 'node:path';
import webpack from 'webpack';
import { configOf } from './build';
import { folderOf } from './workspace';

interface Watching {
  /** Where `files/` and `release.json` are written: never `dist`, which is what gets published. */
  readonly folder: string;
  /** A build is there; called after every save that compiles. */
  onBuilt(milliseconds: number): void;
  /** What webpack says of source that does not compile. The build before stays. */
  onFailed(messages: string): void;
}

/**
 * Builds a remote whenever its source changes, quickly: nothing is made small. Resolves once the compiler runs.
 *
 * @returns how to end it.
 * @example
 * const stop = await watch('moodboard', { folder, onBuilt: (ms) => console.log(ms), onFailed: console.error });
 */
export async function watch(id: string, { folder, onBuilt, onFailed }: Watching): Promise<() => Promise<void>> {
  const configuration = await configOf(folderOf(id));
  const compiler = webpack({
    ...configuration,
    output: { ...configuration.output, path: join(folder, 'files') },
    optimization: { ...configuration.optimization, minimize: false },
    cache: { type: 'memory' },
  });
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error) return onFailed(error.message);
    if (stats?.hasErrors()) return onFailed(stats.toString({ all: false, errors: true, colors: false }));
    return onBuilt((stats?.endTime ?? 0) - (stats?.startTime ?? 0));
  });
  return () => new Promise((resolve) => watching?.close(() => resolve()) ?? resolve());
}
