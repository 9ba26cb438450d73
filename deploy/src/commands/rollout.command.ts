import type { Rollout } from '@butterfly/contracts/plugins';
import { parseArgs } from 'node:util';
import { CliError } from '../cli-error';
import { connectionFrom } from '../connection';
import { RegistryClient, type RolloutVerb } from '../registry-client';
import type { Command } from './command';
import { readTarget } from './target';

const options = {
  channel: { type: 'string', default: 'stable' },
  steps: { type: 'string' },
  reason: { type: 'string', default: 'from the command line' },
  json: { type: 'boolean', default: false },
  'max-error-rate': { type: 'string', default: '0.02' },
  'max-slower': { type: 'string', default: '1000' },
  'min-loads': { type: 'string', default: '20' },
  'event-days-too': { type: 'boolean', default: false },
} as const;
const VERBS: readonly string[] = ['pause', 'resume', 'step', 'abort'] satisfies RolloutVerb[];
const isVerb = (word: string): word is RolloutVerb => VERBS.includes(word);

export const rolloutCommand: Command = {
  usage:
    'rollout start <id>@<version> | list [<id>] | pause|resume|step|abort <id>  [--channel <channel>] [--steps 1:600,10:1800] [--json]',
  summary: 'give a release to some businesses first; it goes on or steps back by itself',
  help: [
    '--steps: percent of businesses and seconds to hold it, e.g. 1:600,10:1800,50:3600 (the default). After the last hold the channel points to the release.',
    '--max-error-rate 0.02, --max-slower 1000 (ms at the 95th percentile), --min-loads 20: what must not be worse than today’s release. A breach aborts and quarantines.',
    '--event-days-too: businesses that are frozen because of an event get it as well. --reason: kept in the history.',
  ],
  async run(words, say) {
    const {
      values,
      positionals: [verb = '', ...rest],
    } = parseArgs({ args: [...words], allowPositionals: true, options });
    const registry = new RegistryClient(connectionFrom(process.env));
    const answer = await act(registry, verb, rest, values);
    if (values.json) return say(JSON.stringify(answer, null, 2));
    const lines = [answer].flat().map(rolloutLine);
    for (const line of lines.length > 0 ? lines : ['There is no rollout.']) say(line);
  },
};

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function act(registry: RegistryClient, verb: string, rest: readonly string[], values: Values): Promise<Rollout | Rollout[]> {
  if (verb === 'list') return registry.rollouts(rest[0]);
  const { id, version } = readTarget(rest, rolloutCommand.usage);
  if (verb === 'start') return registry.startRollout(startBody({ id, version, values }));
  if (!isVerb(verb)) throw new CliError(`Say what to do: butterfly ${rolloutCommand.usage}`, 2);
  const open = (await registry.rollouts(id)).find(
    ({ state, channel }) => (state === 'running' || state === 'paused') && channel === values.channel,
  );
  if (!open) throw new CliError(`No rollout of ${id} runs on ${values.channel}.`);
  return registry.moveRollout(verb, open, values.reason);
}

function startBody({ id, version, values }: { id: string; version: string | undefined; values: Values }): object {
  if (!version) throw new CliError('Say which version: butterfly rollout start <id>@<version>', 2);
  const steps = values.steps?.split(',').map((step) => {
    const [percent, hold] = step.split(':').map(Number);
    return { percent, hold_s: hold ?? 600 };
  });
  if (steps?.some(({ percent, hold_s: hold }) => !Number.isFinite(percent) || !Number.isFinite(hold)))
    throw new CliError(`--steps takes percent:seconds, e.g. 1:600,10:1800, not "${values.steps}".`, 2);
  return {
    id,
    version,
    channel: values.channel,
    reason: values.reason,
    ...(steps ? { steps } : {}),
    exclude: { freeze_event_days: !values['event-days-too'] },
    gate: {
      max_error_rate: Number(values['max-error-rate']),
      max_p95_ms_delta: Number(values['max-slower']),
      min_loads: Number(values['min-loads']),
    },
  };
}

function rolloutLine({
  rollout,
  id,
  channel,
  candidate,
  baseline,
  percent,
  state,
  step,
  steps,
  health: { candidate: now },
  reason,
}: Rollout): string {
  return `rollout ${rollout}  ${id} ${channel}: ${baseline.version} → ${candidate.version}  ${state}${state === 'running' || state === 'paused' ? ` at ${percent} % (step ${step + 1} of ${steps.length})` : ''}  ${now.loads} loads, ${(now.error_rate * 100).toFixed(1)} % failed  (${reason})`;
}
