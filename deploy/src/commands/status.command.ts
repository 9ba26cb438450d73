import type { ChannelState, StatusAnswer } from '@butterfly/contracts/plugins';
import { parseArgs } from 'node:util';
import { connectionFrom } from '../connection';
import { kilobytes } from '../format';
import { RegistryClient } from '../registry-client';
import type { Command } from './command';

export const statusCommand: Command = {
  usage: 'status [<id>] [--json]',
  summary: 'where the channels point; with an id also its releases and history',
  help: ['--json prints the answer of the registry.'],
  async run(words, say) {
    const {
      values,
      positionals: [id],
    } = parseArgs({ args: [...words], allowPositionals: true, options: { json: { type: 'boolean', default: false } } });
    const registry = new RegistryClient(connectionFrom(process.env));
    const answer = id === undefined ? await registry.channels() : await registry.status(id);
    if (values.json) return say(JSON.stringify(answer, null, 2));
    const lines = Array.isArray(answer) ? answer.map(channelLine) : statusLines(answer);
    for (const line of lines.length > 0 ? lines : ['Nothing has been released yet.']) say(line);
  },
};

function channelLine(state: ChannelState): string {
  return `${state.id.padEnd(24)} ${state.channel.padEnd(8)} ${state.release.version.padEnd(24)} generation ${state.generation}, before: ${state.previous?.version ?? '–'} (${state.updated_at}, ${state.reason})`;
}

function statusLines({ channels, releases, events }: StatusAnswer): string[] {
  return [
    ...channels.map(channelLine),
    ...releases.map(
      (release) =>
        `release ${release.release}  ${release.version.padEnd(24)} ${release.content_hash.slice(0, 12)}  ${kilobytes(release.bytes)}  ${release.created_at}${release.git_sha ? `  ${release.git_sha.slice(0, 12)}` : ''}`,
    ),
    ...events.map(
      (event) =>
        `${event.at}  ${event.action}  ${event.channel ?? ''} ${event.before ?? '–'} → ${event.after ?? '–'}  ${event.reason} (${event.actor})`,
    ),
  ];
}
