import { repositoryRoot, tool } from '../process/repository';
import { runCommand } from '../process/run-command';

export interface CheckResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

const SOURCES = ['shell', 'remotes', 'server', 'shared', 'deploy', 'e2e'];

/** Everything that reads the code without running it. */
const CHECKS: readonly { name: string; args: readonly string[] }[] = [
  { name: 'types of the browser', args: [tool('@typescript/native/bin/tsc'), '-p', 'tsconfig.browser.json'] },
  { name: 'types of the server and tools', args: [tool('@typescript/native/bin/tsc'), '-p', 'tsconfig.node.json'] },
  { name: 'lint', args: [tool('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  { name: 'dependency rules', args: [tool('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.mjs', ...SOURCES] },
  { name: 'unused code', args: [tool('knip/bin/knip.js')] },
  { name: 'plugins', args: ['--import', 'tsx', 'shared/tooling/src/plugin/main.ts', 'check'] },
];

/** Runs every check, one after the other, also after a failure. */
export async function runChecks({ quiet }: { quiet: boolean }): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { name, args } of CHECKS) {
    const started = performance.now();
    const { code, output } = await runCommand(process.execPath, args, { cwd: repositoryRoot, quiet });
    const seconds = (performance.now() - started) / 1000;
    results.push({ name, passed: code === 0, seconds, output });
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  }
  return results;
}
