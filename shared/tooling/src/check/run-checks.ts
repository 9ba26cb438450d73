import { repositoryRoot, tool } from '../process/repository';
import { runCommand } from '../process/run-command';

export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

const SOURCES = ['shell', 'remotes', 'server', 'shared', 'deploy', 'e2e'];

/** Several times what the longest of them takes on a busy machine. */
const LIMIT_MINUTES = 10;

interface Check {
  readonly name: string;
  readonly args: readonly string[];
}

/** Everything that reads the code without running it; what takes longest comes first. */
const CHECKS: readonly Check[] = [
  { name: 'lint', args: [tool('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  { name: 'declared error codes', args: ['--import', 'tsx', 'shared/tooling/src/check/declared-codes/main.ts'] },
  { name: 'features', args: ['--import', 'tsx', 'shared/tooling/src/check/features/main.ts'] },
  { name: 'types of the browser', args: [tool('@typescript/native/bin/tsc'), '-p', 'tsconfig.browser.json'] },
  { name: 'types of the server and tools', args: [tool('@typescript/native/bin/tsc'), '-p', 'tsconfig.node.json'] },
  {
    name: 'dependency rules',
    args: [tool('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.mjs', ...SOURCES],
  },
  { name: 'unused code', args: [tool('knip/bin/knip.js')] },
  { name: 'acceptance checklist', args: ['--import', 'tsx', 'shared/tooling/src/acceptance/main.ts'] },
  { name: 'format', args: [tool('@biomejs/biome/bin/biome'), 'format', '.'] },
  { name: 'plugins', args: ['--import', 'tsx', 'shared/tooling/src/plugin/main.ts', 'check'] },
];

/** Runs every check, two at a time, also after a failure. */
export async function runChecks({ quiet }: { quiet: boolean }): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = [...CHECKS];
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
