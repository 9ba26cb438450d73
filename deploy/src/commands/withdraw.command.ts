import { parseArgs } from 'node:util';
import { CliError } from '../cli-error';
import { connectionFrom } from '../connection';
import { RegistryClient } from '../registry-client';
import type { Command } from './command';
import { readTarget } from './target';

function withdrawCommand(verb: 'yank' | 'lift', summary: string, help: readonly string[]): Command {
  const usage = `${verb} <id>@<version> --reason <text> [--json]`;
  return {
    usage,
    summary,
    help,
    async run(words, say) {
      const { values, positionals } = parseArgs({
        args: [...words],
        allowPositionals: true,
        options: { reason: { type: 'string' }, json: { type: 'boolean', default: false } },
      });
      const { id, version } = readTarget(positionals, usage);
      if (!version || !values.reason) throw new CliError(`Name the version and a reason: butterfly ${usage}`, 2);
      const registry = new RegistryClient(connectionFrom(process.env));
      const found = (await registry.releases(id)).find((row) => row.version === version);
      if (!found) throw new CliError(`${id} has no release ${version}.`);
      const row = await registry.withdraw(found.release, verb, values.reason);
      say(
        values.json
          ? JSON.stringify(row, null, 2)
          : `${id} ${version} is ${row.status}${row.status_reason ? `: ${row.status_reason}` : ''}`,
      );
    },
  };
}

export const yankCommand = withdrawCommand('yank', 'withdraw a release for good: nobody gets it any more', [
  'Who has it gets the release before at the next load; open pages are told. It cannot be taken back.',
]);
export const liftCommand = withdrawCommand('lift', 'let a release that was quarantined be used again', ['A yanked release stays away.']);
