import { remoteIds } from '@butterfly/build-presets/workspace';
import { parseArgs } from 'node:util';
import { buildAll } from '../build-all';
import { builtRelease } from '../built-release';
import { CliError } from '../cli-error';
import { kilobytes, since } from '../format';
import type { Command } from './command';

export const buildCommand: Command = {
  usage: 'build [<id> …] [--force]',
  summary: 'build the shell and remotes into dist/, with dist/release.json',
  help: [
    'Without ids: the shell and every remote. What has not changed since its last build is left alone, unless --force is given.',
    'Same source, same bytes: a build on another machine gives the same content hash.',
  ],
  async run(words, say) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const ids = positionals.length > 0 ? positionals : ['shell', ...remoteIds()];
    const unknown = ids.filter((id) => id !== 'shell' && !remoteIds().includes(id));
    if (unknown.length > 0) throw new CliError(`There is no remote ${unknown.join(', ')}. There are: ${remoteIds().join(', ')}`, 2);
    const started = performance.now();
    const { built, unchanged } = await buildAll({ ids, force: values.force });
    for (const { id, milliseconds } of built) {
      const { record } = builtRelease(id);
      say(
        `built      ${id} ${record.version} ${record.content_hash.slice(0, 12)}: ${record.files.length} files, ${kilobytes(record.files.reduce((sum, file) => sum + file.bytes, 0))} (${(milliseconds / 1000).toFixed(1)} s)`,
      );
    }
    for (const id of unchanged) say(`unchanged  ${id} ${builtRelease(id).record.version}`);
    say(`${built.length} built, ${unchanged.length} unchanged in ${since(started)}`);
  },
};
