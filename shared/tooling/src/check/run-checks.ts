import { repositoryRoot } from '../process/repository';
import { runCommand } from '../process/run-command';
import { CHECKS, type Check } from './checks';

export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** Several times what the longest of them takes on a busy machine. */
const LIMIT_MINUTES = 10;

/** Runs every check, or those given, two at a time, also after a failure. */
export async function runChecks({ quiet, checks = CHECKS }: { quiet: boolean; checks?: readonly Check[] }): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = [...checks];
  const next = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check, { quiet }));
  };
  await Promise.all([next(), next()]);
  return results;
}

async function runCheck({ name, args }: Check, { quiet }: { quiet: boolean }): Promise<CheckResult> {
  const started = performance.now();
  const { code, output } = await runCommand(process.execPath, args, { cwd: repositoryRoot, quiet: true, limitMinutes: LIMIT_MINUTES });
  const seconds = (performance.now() - started) / 1000;
  if (!quiet) process.stdout.write(output);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, passed: code === 0, seconds, output };
}
