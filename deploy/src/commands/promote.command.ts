import { parseArgs } from 'node:util';
import { CliError } from '../cli-error';
import { connectionFrom } from '../connection';
import { since } from '../format';
import { promotedLine, promoteRelease } from '../promote-release';
import { RegistryClient } from '../registry-client';
import type { Command } from './command';

export const promoteCommand: Command = {
  usage: 'promote <id>[@<version>] [<channel>] [--reason <text>] [--expect <generation>] [--breaks-freeze] [--force] [--json]',
  summary: 'point a channel (stable) to a published release',
  help: [
    'Without a version: the release that was published last.',
    '--breaks-freeze: a security release, also for businesses that are frozen on an event day. --force: a shell that live plugins do not fit.',
    '--expect refuses the move when somebody else has moved the channel since you looked; without it the generation is read just before.',
  ],
  async run(words, say) {
    const options = {
      reason: { type: 'string', default: 'promoted from the command line' },
      expect: { type: 'string' },
      'breaks-freeze': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    } as const;
    const {
      values,
      positionals: [target, channel = 'stable'],
    } = parseArgs({ args: [...words], allowPositionals: true, options });
    const [id, wanted] = (target ?? '').split('@');
    if (!id) throw new CliError(`Say what to promote: ${promoteCommand.usage}`, 2);
    const started = performance.now();
    const registry = new RegistryClient(connectionFrom(process.env));
    const { state, before } = await promoteRelease(registry, {
      id,
      channel,
      version: wanted,
      reason: values.reason,
      expected: generation(values.expect),
      breaksFreeze: values['breaks-freeze'],
      force: values.force,
    });
    if (values.json) return say(JSON.stringify(state, null, 2));
    say(promotedLine({ id, channel, state, before, took: since(started) }));
  },
};

function generation(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new CliError(`--expect takes a number, not "${text}".`, 2);
  return Number(text);
}
