import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandResult } from './run-command';
import { runCommand } from './run-command';

/** Runs the pnpm that package.json pins (`config.pnpm`), through npm, so that nobody has to install it. */
export function pinnedPnpm(args: readonly string[], { cwd, quiet = false }: { cwd: string; quiet?: boolean }): Promise<CommandResult> {
  const { config } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as { config: { pnpm: string } };
  return runCommand('npm', ['exec', '--yes', '--loglevel=error', `--package=pnpm@${config.pnpm}`, '--', 'pnpm', ...args], { cwd, quiet });
}
