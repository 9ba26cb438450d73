import { CliError } from './cli-error';
import { buildCommand } from './commands/build.command';
import type { Command } from './commands/command';
import { promoteCommand } from './commands/promote.command';
import { publishCommand } from './commands/publish.command';
import { rollbackCommand } from './commands/rollback.command';
import { statusCommand } from './commands/status.command';

const commands: Readonly<Record<string, Command>> = {
  build: buildCommand, publish: publishCommand, promote: promoteCommand, rollback: rollbackCommand, status: statusCommand,
};

function help(): string {
  return [
    'butterfly – build plugins and the shell, publish them, and decide which release people get', '',
    ...Object.values(commands).map(({ usage, summary }) => `  butterfly ${usage}\n      ${summary}`), '',
    'Environment: BUTTERFLY_URL (default http://localhost:$PORT), BUTTERFLY_TOKEN (default: DATA_DIR/deploy-token). See deploy/env.md.',
    'Exit codes: 0 done, 1 refused or failed, 2 wrong use, 3 no server.',
  ].join('\n');
}

async function main([name, ...words]: readonly string[], say: (line: string) => void): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return say(help());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CliError(`There is no command "${name}".\n\n${help()}`, 2);
  if (words.includes('--help') || words.includes('-h')) return say([`butterfly ${command.usage}`, '', command.summary, ...command.help].join('\n'));
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
