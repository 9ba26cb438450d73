import { parseArgs } from 'node:util';
import { CliError } from '../cli-error';
import { connectionFrom } from '../connection';
import { RegistryClient } from '../registry-client';
import type { Command } from './command';

export const retireCommand: Command = {
  usage: 'retire <id> --reason <text>',
  summary: 'take a plugin out of every channel: nobody gets it any more',
  help: ['Open pages lose it at once. Its releases, its switches and its data stay: promote one of them and it is back.'],
  async run(words, say) {
    const {
      positionals: [id],
      values: { reason },
    } = parseArgs({ args: [...words], allowPositionals: true, options: { reason: { type: 'string' } } });
    if (!id || !reason) throw new CliError(`Name the plugin and a reason: butterfly ${retireCommand.usage}`, 2);
    await new RegistryClient(connectionFrom(process.env)).retire(id, reason);
    say(`${id} is in no channel any more. Back: butterfly promote ${id}@<version>`);
  },
};
