import { remoteIds } from '@butterfly/build-presets/workspace';
import { parseArgs } from 'node:util';
import { CliError } from '../cli-error';
import { connectionFrom } from '../connection';
import { since } from '../format';
import { publishAll } from '../publish-all';
import type { Command } from './command';

export const deliverCommand: Command = {
  usage: 'deliver [<id> …] [--reason <text>]',
  summary: 'publish builds and point stable to them, the shell first: a whole installation in one step',
  help: [
    'What npm start does, and the job of a container rollout. Without ids: the shell and every remote. Run it after "butterfly build".',
    'What is stable already stays as it is. Changed source under a version that is published already is built once more as <version>-local.<inputs>.',
  ],
  async run(words, say) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { reason: { type: 'string', default: 'delivered from the command line' } },
    });
    const unknown = positionals.filter((id) => id !== 'shell' && !remoteIds().includes(id));
    if (unknown.length > 0) throw new CliError(`There is no remote ${unknown.join(', ')}. There are: shell, ${remoteIds().join(', ')}`, 2);
    const started = performance.now();
    const delivered = await publishAll({
      ...connectionFrom(process.env),
      ...(positionals.length > 0 ? { ids: positionals } : {}),
      reason: values.reason,
      say,
    });
    say(`${delivered.filter(({ promoted }) => promoted).length} of ${delivered.length} are new in stable (${since(started)})`);
  },
};
