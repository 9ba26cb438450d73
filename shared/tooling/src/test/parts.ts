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
import { scratchFolder, type ScratchFolder } from './scratch-folder';

type Counts = Pick<Outcome, 'passed' | 'failed' | 'failures' | 'unsteady'>;

export async function checks(): Promise<Counts> {
  const results = await runChecks({ quiet: false });
  const failures = results.filter(({ passed }) => !passed).map(({ name }) => name);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

export function unit(): Promise<Counts> {
  return jest(['--selectProjects', 'unit', 'unit-node', '--maxWorkers=2']);
}

export async function serverOnPglite(): Promise<Counts> {
  const env = { TEST_ENGINE: 'pglite' };
  return together(await inScratchFolder(({ path }) => untimedServerTests({ ...env, TMPDIR: path })), await timedServerTests(env));
}

export async function serverOnPostgres(): Promise<Counts> {
  const untimed = await inScratchFolder(({ path }) => onPostgres({ folder: path }, (env) => untimedServerTests({ ...env, TMPDIR: path })));
  return together(untimed, await onPostgres({ folder: tmpdir() }, timedServerTests));
}

/** Two files at a time. A killed process loses no more in memory than on a disk. */
function untimedServerTests(env: Record<string, string>): Promise<Counts> {
  return jest(['--selectProjects', 'server', '--maxWorkers=2'], { ...env, PROOFS: 'untimed' });
}

/** What measures how long something takes, one after the other and on the disk. */
function timedServerTests(env: Record<string, string>): Promise<Counts> {
  return jest(['--selectProjects', 'server', '--runInBand'], { ...env, PROOFS: 'timed' });
}

async function onPostgres(place: { folder: string }, work: (env: Record<string, string>) => Promise<Counts>): Promise<Counts> {
  const postgres = await testPostgres(place);
  console.log(`PostgreSQL: ${postgres.origin}`);
  try {
    return await work({ TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function inScratchFolder(work: (scratch: ScratchFolder) => Promise<Counts>): Promise<Counts> {
  const scratch = scratchFolder();
  try {
    return await work(scratch);
  } finally {
    scratch.remove();
  }
}

function together(...parts: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed') => parts.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), failures: parts.flatMap(({ failures }) => failures) };
}

export async function browser(args: readonly string[] = []): Promise<Counts> {
  console.log(`Chromium: ${ensureChromium()}`);
  const built = await runCommand(process.execPath, ['--import', 'tsx', 'deploy/src/main.ts', 'build'], { cwd: repositoryRoot });
  if (built.code !== 0) throw new Error('The build failed.');
  const report = join(repositoryRoot, 'e2e/test-results/report.json');
  rmSync(report, { force: true });
  return inScratchFolder(async ({ path }) => {
    await runCommand(process.execPath, [tool('../e2e/node_modules/@playwright/test/cli.js'), 'test', '--config', 'playwright.config.ts', ...args], { cwd: join(repositoryRoot, 'e2e'), env: { TMPDIR: path } });
    if (!existsSync(report)) throw new Error('Playwright left no report.');
    return playwrightOutcome(report);
  });
}

async function jest(args: readonly string[], env: Record<string, string> = {}): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'butterfly-jest-'));
  const report = join(folder, 'report.json');
  try {
    await runCommand(process.execPath, [tool('jest/bin/jest.js'), ...args, `--cacheDirectory=${join(tmpdir(), 'butterfly-jest-cache')}`, '--json', `--outputFile=${report}`], { cwd: repositoryRoot, env: { NODE_ENV: 'test', ...env }, show: 'stderr' });
    if (!existsSync(report)) throw new Error('jest left no report.');
    return jestOutcome(report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
