import { parseArgs } from 'node:util';
import { CliError } from '../cli-error';
import { connectionFrom } from '../connection';
import { RegistryClient } from '../registry-client';
import type { Command } from './command';
import { readTarget } from './target';

export const pinCommand: Command = {
  usage: 'pin <id>[@<version>] --business <slug> --reason <text> [--until <day>] [--json]',
  summary: 'keep a plugin of one business on a release until a day; without a version, let it go on',
  help: ['--until 2027-06-14; default: in 30 days. Administrators of the business see it and may end it.'],
  async run(words, say) {
    const options = {
      business: { type: 'string' },
      reason: { type: 'string' },
      until: { type: 'string' },
      json: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
    const { id, version } = readTarget(positionals, pinCommand.usage);
    if (!values.business || !values.reason) throw new CliError(`Name the business and a reason: butterfly ${pinCommand.usage}`, 2);
    const until = endOf(values.until);
    const delivery = await new RegistryClient(connectionFrom(process.env)).pin({
      business: values.business,
      id,
      version: version ?? null,
      ...(version ? { until } : {}),
      reason: values.reason,
    });
    if (values.json) return say(JSON.stringify(delivery, null, 2));
    say(
      delivery.hold
        ? `${id} of ${values.business} is held on ${delivery.hold.version} until ${delivery.hold.until.slice(0, 10)}`
        : `${id} of ${values.business} goes on (${delivery.why ?? 'not released'})`,
    );
  },
};

function endOf(day: string | undefined): string {
  if (day === undefined) return new Date(Date.now() + 30 * 86_400_000).toISOString();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new CliError(`--until takes a day such as 2027-06-14, not "${day}".`, 2);
  return `${day}T23:59:59.000Z`;
}
