import { remoteIds } from '@butterfly/build-presets/workspace';
import { parseArgs } from 'node:util';
import { builtRelease } from '../built-release';
import { CliError } from '../cli-error';
import { connectionFrom } from '../connection';
import { kilobytes, since } from '../format';
import { publishRelease } from '../publish-release';
import { promotedLine, promoteRelease } from '../promote-release';
import { RegistryClient } from '../registry-client';
import type { Command } from './command';

export const publishCommand: Command = {
  usage: 'publish [<id> …] [--dist <folder>] [--larger-because <text>] [--promote [--reason <text>]]',
  summary: 'send built releases to the registry; nobody sees them before a promote',
  help: [
    'Only files the server does not have are sent. Publishing the same build again changes nothing; another build under the same version is refused.',
    '--dist publishes one id from a folder that holds release.json and files/, built on another machine.',
    'A release that is more than 5 % larger than what is stable needs --larger-because; the reason is kept. BUTTERFLY_SIGNING_KEY names the team’s private key (PEM).',
    '--promote points stable to it at once, for everybody; a rollout goes to some businesses first.',
  ],
  async run(words, say) {
    const options = {
      dist: { type: 'string' },
      'larger-because': { type: 'string' },
      promote: { type: 'boolean', default: false },
      reason: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
    if (values.dist !== undefined && positionals.length !== 1) throw new CliError('--dist needs the one id that the folder holds.', 2);
    if (values.reason !== undefined && !values.promote) throw new CliError('--reason says why stable is moved; it needs --promote.', 2);
    const registry = new RegistryClient(connectionFrom(process.env));
    for (const id of positionals.length > 0 ? positionals : ['shell', ...remoteIds()]) {
      const started = performance.now();
      const { release, sent, bytes } = await publishRelease(registry, builtRelease(id, values.dist), values['larger-because']);
      say(`published  ${id} ${release.version} as release ${release.release}: ${sent} files sent, ${kilobytes(bytes)} (${since(started)})`);
      if (values.promote)
        await promoteNow(registry, { id, version: release.version, reason: values.reason ?? 'promoted from the command line', say });
    }
  },
};

async function promoteNow(
  registry: RegistryClient,
  { id, version, reason, say }: { id: string; version: string; reason: string; say: (line: string) => void },
): Promise<void> {
  const started = performance.now();
  const { state, before } = await promoteRelease(registry, { id, channel: 'stable', version, reason });
  say(promotedLine({ id, channel: 'stable', state, before, took: since(started) }));
}
