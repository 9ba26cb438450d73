import { remoteIds } from '@butterfly/build-presets/workspace';
import { parseArgs } from 'node:util';
import { builtRelease } from '../built-release';
import { CliError } from '../cli-error';
import { connectionFrom } from '../connection';
import { reasonsAgainst } from '../inspect/fits-shell';
import { liveShells } from '../inspect/live-shells';
import { RegistryClient } from '../registry-client';
import { visitPages } from '../inspect/visit-pages';
import type { Command } from './command';

export const testCommand: Command = {
  usage: 'test contract [<id> …] [--pages]',
  summary: 'hold builds against every shell that somebody may be running',
  help: [
    'Manifest, version of the plugin interface and every shared module, against where the channels of the shell point and pointed before. Exits with 1 when a build does not fit one of them.',
    'The shells are those of the registry at BUTTERFLY_URL (with BUTTERFLY_TOKEN), by default of the suite that runs here; nothing is changed there. Build before: butterfly build <id>.',
    '--pages: each page of the plugins is also visited in a real browser, in each of these shells, on a suite of its own with demo data that is started and ended here. Every page is listed with its shell; exits with 1 when one draws nothing of its own or when its console or network has an error, and names the address and the fault.',
    'Example: BUTTERFLY_URL=https://butterfly.example BUTTERFLY_TOKEN=… butterfly test contract sample_tool --pages',
  ],
  async run(words, say) {
    const {
      positionals: [kind, ...given],
      values: { pages },
    } = parseArgs({ args: [...words], allowPositionals: true, options: { pages: { type: 'boolean', default: false } } });
    if (kind !== 'contract') throw new CliError(`Say what to test: butterfly ${testCommand.usage}`, 2);
    const registry = new RegistryClient(connectionFrom(process.env));
    const shells = await liveShells(registry);
    if (shells.length === 0) throw new CliError('No shell has been released there yet.');
    let misfits = 0;
    const ids = given.length > 0 ? given : remoteIds();
    for (const id of ids) {
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
    if (pages) await visitPages({ registry, shells, ids });
  },
};
