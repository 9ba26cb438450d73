import { remoteIds } from '@butterfly/build-presets/workspace';
import { parseArgs } from 'node:util';
import { builtRelease } from '../built-release';
import { CliError } from '../cli-error';
import { connectionFrom } from '../connection';
import { reasonsAgainst } from '../inspect/fits-shell';
import { liveShells } from '../inspect/live-shells';
import { RegistryClient } from '../registry-client';
import type { Command } from './command';

export const testCommand: Command = {
  usage: 'test contract [<id> …]',
  summary: 'hold builds against every shell that somebody may be running',
  help: [
    'Manifest, version of the plugin interface and every shared module, against where the channels of the shell point and pointed before. Exits with 1 when a build does not fit one of them.',
    'In a real browser: pnpm e2e plugins/<id>.',
  ],
  async run(words, say) {
    const {
      positionals: [kind, ...given],
    } = parseArgs({ args: [...words], allowPositionals: true, options: {} });
    if (kind !== 'contract') throw new CliError(`Say what to test: butterfly ${testCommand.usage}`, 2);
    const shells = await liveShells(new RegistryClient(connectionFrom(process.env)));
    if (shells.length === 0) throw new CliError('No shell has been released there yet.');
    let misfits = 0;
    for (const id of given.length > 0 ? given : remoteIds()) {
      const { record } = builtRelease(id);
      for (const shell of shells) {
        const reasons = reasonsAgainst(record, shell);
        misfits += reasons.length > 0 ? 1 : 0;
        say(
          `${reasons.length === 0 ? '✓' : '✗'} ${id} ${record.version} in shell ${shell.version} (interface ${shell.document?.api ?? '–'})`,
        );
        for (const reason of reasons) say(`    ${reason}`);
      }
    }
    if (misfits > 0) throw new CliError(`${misfits} ${misfits === 1 ? 'combination does' : 'combinations do'} not fit.`);
  },
};
