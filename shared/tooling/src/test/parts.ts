import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from '../check/run-checks';
import { repositoryRoot, tool } from '../process/repository';
import { runCommand } from '../process/run-command';
import { ensureChromium } from './ensure-chromium';
import type { Outcome } from './outcome';
import { jestOutcome, playwrightOutcome } from './outcome';
import { testPostgres } from './postgres';

type Counts = Pick<Outcome, 'passed' | 'failed' | 'failures'>;

export async function checks(): Promise<Counts> {
  const results = await runChecks({ quiet: false });
  const failures = results.filter(({ passed }) => !passed).map(({ name }) => name);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

export function unit(): Promise<Counts> {
  return jest(['--selectProjects', 'unit', 'unit-node', '--maxWorkers=2']);
}

export function serverOnPglite(): Promise<Counts> {
  return server({ TEST_ENGINE: 'pglite' });
}

/** Most files two at a time, then the proofs that measure time one after the other. */
async function server(env: Record<string, string>): Promise<Counts> {
  const most = await jest(['--selectProjects', 'server', '--maxWorkers=2'], { ...env, PROOFS: 'none' });
  const proofs = await jest(['--selectProjects', 'server', '--runInBand'], { ...env, PROOFS: 'only' });
  return { passed: most.passed + proofs.passed, failed: most.failed + proofs.failed, failures: [...most.failures, ...proofs.failures] };
}

export async function serverOnPostgres(): Promise<Counts> {
  const postgres = await testPostgres();
  console.log(`PostgreSQL: ${postgres.origin}`);
  try {
    return await server({ TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

export async function browser(args: readonly string[] = []): Promise<Counts> {
  console.log(`Chromium: ${ensureChromium()}`);
  const built = await runCommand(process.execPath, ['--import', 'tsx', 'deploy/src/main.ts', 'build'], { cwd: repositoryRoot });
  if (built.code !== 0) throw new Error('The build failed.');
  const report = join(repositoryRoot, 'e2e/test-results/report.json');
  rmSync(report, { force: true });
  await runCommand(process.execPath, [tool('../e2e/node_modules/@playwright/test/cli.js'), 'test', '--config', 'playwright.config.ts', ...args], { cwd: join(repositoryRoot, 'e2e') });
  if (!existsSync(report)) throw new Error('Playwright left no report.');
  return playwrightOutcome(report);
}

async function jest(args: readonly string[], env: Record<string, string> = {}): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'butterfly-jest-'));
  const report = join(folder, 'report.json');
  try {
    await runCommand(process.execPath, [tool('jest/bin/jest.js'), ...args, '--json', `--outputFile=${report}`], { cwd: repositoryRoot, env: { NODE_ENV: 'test', ...env }, show: 'stderr' });
    if (!existsSync(report)) throw new Error('jest left no report.');
    return jestOutcome(report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
