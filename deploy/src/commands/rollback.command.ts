import { parseArgs } from 'node:util';
import { CliError } from '../cli-error';
import { connectionFrom } from '../connection';
import { since } from '../format';
import { RegistryClient } from '../registry-client';
import type { Command } from './command';

export const rollbackCommand: Command = {
  usage: 'rollback <id> [--to <version>] [--channel <channel>] [--reason <text>] [--breaks-freeze] [--json]',
  summary: 'point a channel back to the release before, or to a named one',
  help: ['The next page load gets it. The history only grows: rolling back a rollback goes forward again.'],
  async run(words, say) {
    const options = {
      to: { type: 'string' },
      channel: { type: 'string', default: 'stable' },
      reason: { type: 'string', default: 'rolled back from the command line' },
      'breaks-freeze': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    } as const;
    const {
      values,
      positionals: [id],
    } = parseArgs({ args: [...words], allowPositionals: true, options });
    if (!id) throw new CliError(`Say what to roll back: ${rollbackCommand.usage}`, 2);
    const started = performance.now();
    const registry = new RegistryClient(connectionFrom(process.env));
    const state = await registry.rollBack({
      id,
      channel: values.channel,
      to: values.to,
      reason: values.reason,
      breaks_freeze: values['breaks-freeze'],
    });
    if (values.json) return say(JSON.stringify(state, null, 2));
    say(
      `rolled back ${id} ${state.channel}: ${state.previous?.version ?? 'nothing'} → ${state.release.version}, generation ${state.generation} (${since(started)})`,
    );
  },
};
