import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import { parseArgs } from 'node:util';
import { builtRelease } from '../built-release';
import { CliError } from '../cli-error';
import { connectionFrom } from '../connection';
import { compareReleases } from '../inspect/compare-releases';
import { RegistryClient } from '../registry-client';
import type { Command } from './command';
import { readTarget } from './target';

export const diffCommand: Command = {
  usage: 'diff <id>[@<version>] [<version>]',
  summary: 'what changes between two releases: pages, permissions, needs, sizes',
  help: [
    'Without versions: from what is stable to the build on this machine. With one: from that to the build. With two: from the first to the second.',
  ],
  async run(words, say) {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true, options: {} });
    const { id, version } = readTarget(positionals, diffCommand.usage);
    const registry = new RegistryClient(connectionFrom(process.env));
    const before = await stored(registry, id, version);
    const after = positionals[1] ? await stored(registry, id, positionals[1]) : builtRelease(id).record;
    const lines = compareReleases(before, after);
    say(`${id} ${before.version} → ${after.version}${positionals[1] ? '' : ' (built here)'}`);
    for (const line of lines.length > 0 ? lines : ['  no difference']) say(line);
  },
};

/** A stored release; without a version, the stable one. */
async function stored(registry: RegistryClient, id: string, version: string | undefined): Promise<ReleaseRecord> {
  const { channels, releases } = await registry.status(id);
  const found = version
    ? releases.find((release) => release.version === version)
    : channels.find(({ channel }) => channel === 'stable')?.release;
  if (!found)
    throw new CliError(
      version
        ? `${id} has no release ${version}. It has: ${releases.map((release) => release.version).join(', ') || 'none'}.`
        : `${id} has no stable release yet.`,
    );
  return registry.release(found.release);
}
