import { parseArgs } from 'node:util';
import { CliError } from '../cli-error';
import { connectionFrom } from '../connection';
import { RegistryClient } from '../registry-client';
import type { Command } from './command';
import { readTarget } from './target';

export const explainCommand: Command = {
  usage: 'explain <id> --business <slug> [--member <e-mail>] [--json]',
  summary: 'why somebody sees a plugin or not, question by question',
  help: ['Without --member: why an administrator of the business does. Exits with 1 when the plugin is not visible.'],
  async run(words, say) {
    const options = { business: { type: 'string' }, member: { type: 'string' }, json: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
    const { id } = readTarget(positionals, explainCommand.usage);
    if (!values.business) throw new CliError(`Name the business: butterfly ${explainCommand.usage}`, 2);
    const explanation = await new RegistryClient(connectionFrom(process.env)).explain({
      business: values.business,
      id,
      email: values.member,
    });
    if (!explanation.visible) process.exitCode = 1;
    if (values.json) return say(JSON.stringify(explanation, null, 2));
    say(explanation.visible ? `${explanation.title} ${explanation.version ?? ''} is visible.` : `${explanation.title} is not visible.`);
    for (const { gate, pass, detail } of explanation.gates) say(`  ${pass ? '✓' : '✗'} ${gate.padEnd(13)} ${detail}`);
  },
};
