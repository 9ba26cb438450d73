import type { MoveImpact } from '@butterfly/contracts/plugins';
import { parseArgs } from 'node:util';
import { connectionFrom } from '../connection';
import { kilobytes } from '../format';
import { RegistryClient } from '../registry-client';
import type { Command } from './command';
import { readTarget } from './target';

export const impactCommand: Command = {
  usage: 'impact <id>[@<version>] [--channel <channel>] [--json]',
  summary: 'what a promote would mean; without a version, what a rollback would',
  help: ['Nothing is changed. Exits with 1 when the registry would refuse the move.'],
  async run(words, say) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { channel: { type: 'string', default: 'stable' }, json: { type: 'boolean', default: false } },
    });
    const impact = await new RegistryClient(connectionFrom(process.env)).impact({
      ...readTarget(positionals, impactCommand.usage),
      channel: values.channel,
    });
    if (impact.refused_because.length > 0) process.exitCode = 1;
    if (values.json) return say(JSON.stringify(impact, null, 2));
    for (const line of impactLines(impact)) say(line);
  },
};

function impactLines(impact: MoveImpact): string[] {
  const listed = (what: string, items: readonly string[]): string[] => (items.length > 0 ? [`  ${what}: ${items.join(', ')}`] : []);
  return [
    `${impact.id} ${impact.channel}: ${impact.from ?? 'nothing'} → ${impact.to}`,
    `  used within 15 minutes by ${impact.active_businesses} businesses, ${impact.loads_15m} loads`,
    `  size: ${impact.bytes_before === null ? '–' : kilobytes(impact.bytes_before)} → ${kilobytes(impact.bytes_after)}`,
    ...listed('needed by', impact.needed_by),
    ...listed('pages that go', impact.pages_gone),
    ...listed('new pages', impact.pages_new),
    ...listed('slots that go', impact.slots_gone),
    ...listed('assistant tools that go', impact.tools_gone),
    ...listed(
      'new permissions, which wait for consent',
      impact.permissions_new.map(({ title }) => title),
    ),
    ...impact.refused_because.map((reason) => `  would be refused: ${reason}`),
  ];
}
