import { CliError } from './cli-error';
import type { Command } from './commands/command';

/** Loaded when they are wanted: a promote need not wait for the bundler. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./commands/build.command')).buildCommand,
  deliver: async () => (await import('./commands/deliver.command')).deliverCommand,
  publish: async () => (await import('./commands/publish.command')).publishCommand,
  promote: async () => (await import('./commands/promote.command')).promoteCommand,
  rollback: async () => (await import('./commands/rollback.command')).rollbackCommand,
  create: async () => (await import('./commands/create.command')).createCommand,
  dev: async () => (await import('./commands/dev.command')).devCommand,
  rollout: async () => (await import('./commands/rollout.command')).rolloutCommand,
  impact: async () => (await import('./commands/impact.command')).impactCommand,
  yank: async () => (await import('./commands/withdraw.command')).yankCommand,
  lift: async () => (await import('./commands/withdraw.command')).liftCommand,
  retire: async () => (await import('./commands/retire.command')).retireCommand,
  pin: async () => (await import('./commands/pin.command')).pinCommand,
  explain: async () => (await import('./commands/explain.command')).explainCommand,
  diff: async () => (await import('./commands/diff.command')).diffCommand,
  test: async () => (await import('./commands/test.command')).testCommand,
  doctor: async () => (await import('./commands/doctor.command')).doctorCommand,
  status: async () => (await import('./commands/status.command')).statusCommand,
};

async function help(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  return [
    'butterfly – build plugins and the shell, publish them, and decide which release people get',
    '',
    ...all.map(({ usage, summary }) => `  butterfly ${usage}\n      ${summary}`),
    '',
    'Environment: BUTTERFLY_URL (default http://localhost:$PORT), BUTTERFLY_TOKEN (default: DATA_DIR/deploy-token). See deploy/env.md.',
    'Exit codes: 0 done, 1 refused or failed, 2 wrong use, 3 no server.',
  ].join('\n');
}

async function main([name, ...words]: readonly string[], say: (line: string) => void): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return say(await help());
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined;
  if (!command) throw new CliError(`There is no command "${name}".\n\n${await help()}`, 2);
  if (words.includes('--help') || words.includes('-h'))
    return say([`butterfly ${command.usage}`, '', command.summary, ...command.help].join('\n'));
  await command.run(words, say);
}

main(process.argv.slice(2), (line) => console.log(line)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = exitCodeOf(error);
});

function exitCodeOf(error: unknown): number {
  if (error instanceof CliError) return error.exitCode;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS') ? 2 : 1;
}
