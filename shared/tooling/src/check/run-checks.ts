import { repositoryRoot } from '../process/repository';
import { runCommand } from '../process/run-command';
import { CHECKS, type Check } from './checks';
import { outcomesOf, type CheckResult } from './outcome';

/** Several times what the longest of them takes on a busy machine. */
const LIMIT_MINUTES = 10;

/** Runs every check, or those given, two processes at a time, also after a failure. */
export async function runChecks({ quiet, checks = CHECKS }: { quiet: boolean; checks?: readonly Check[] }): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = processesFor(checks);
  const next = async (): Promise<void> => {
    for (let together = waiting.shift(); together; together = waiting.shift()) results.push(...(await runTogether(together, { quiet })));
  };
  await Promise.all([next(), next()]);
  return results;
}

/** Checks by process: those that share something are one. */
export function processesFor(checks: readonly Check[]): Check[][] {
  const processes = new Map<readonly string[] | string, Check[]>();
  for (const check of checks) {
    const key = check.shares ?? check.name;
    processes.set(key, [...(processes.get(key) ?? []), check]);
  }
  return [...processes.values()];
}

/** What starts the process of these: what they share, then what is each one's own. */
export function argsOf(together: readonly Check[]): string[] {
  const shared = together[0]?.shares ?? [];
  return [...shared, ...together.flatMap(({ args }) => args.slice(shared.length))];
}

async function runTogether(together: readonly Check[], { quiet }: { quiet: boolean }): Promise<CheckResult[]> {
  const started = performance.now();
  const { code, output } = await runCommand(process.execPath, argsOf(together), {
    cwd: repositoryRoot,
    quiet: true,
    limitMinutes: LIMIT_MINUTES,
  });
  const seconds = (performance.now() - started) / 1000;
  const names = together.map(({ name }) => name);
  const results = together[0]?.shares
    ? outcomesOf({ names, code, output, seconds })
    : names.map((name) => ({ name, passed: code === 0, seconds, output }));
  for (const result of results) {
    if (!quiet) process.stdout.write(result.output);
    console.log(`${result.passed ? '✓' : '✗'} ${result.name} (${result.seconds.toFixed(1)} s)`);
  }
  return results;
}
