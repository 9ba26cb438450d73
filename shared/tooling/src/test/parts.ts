import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTemplate, templateEnvironment } from '../../../../e2e/support/filled-suite';
import type { Check } from '../check/checks';
import { runChecks } from '../check/run-checks';
import { repositoryRoot, tool } from '../process/repository';
import { runCommand } from '../process/run-command';
import { ensureChromium } from './ensure-chromium';
import { ensurePoppler } from './ensure-poppler';
import { playwrightOutcome, type Counts } from './outcome';
import { inScratchFolder, jest, onPostgres, together } from './run-jest';
import { serverProgram } from './server-program';

/** Several times what a part takes: what hangs is ended, what is slow is not. */
const LIMIT_MINUTES = { unit: 20, server: 25, build: 10, browser: 45 } as const;

/** `wanted`: only these; every one by default. */
export async function checks(wanted?: readonly Check[]): Promise<Counts> {
  const results = await runChecks({ quiet: false, ...(wanted && { checks: wanted }) });
  const failures = results.filter(({ passed }) => !passed).map(({ name }) => name);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

/** `patterns`: only the test files whose path contains one of them. */
export function unit(patterns: readonly string[] = []): Promise<Counts> {
  console.log(`Poppler: ${ensurePoppler()}`);
  return jest([...only(patterns), '--selectProjects', 'unit', 'unit-node', '--maxWorkers=2'], { limitMinutes: LIMIT_MINUTES.unit });
}

/**
 * @param patterns only the test files whose path contains one of them.
 * @param isWhole also what only PostgreSQL is asked in every run: the rooms of the modules; who names tests means them.
 */
export async function serverOnPglite(patterns: readonly string[] = [], { isWhole = patterns.length > 0 } = {}): Promise<Counts> {
  const env = { TEST_ENGINE: 'pglite', ENGINE_SHARE: isWhole ? 'all' : 'routes' };
  return together(
    await inScratchFolder(({ path }) => untimedServerTests({ ...env, TMPDIR: path }, patterns)),
    await timedServerTests(env, patterns),
  );
}

export async function serverOnPostgres(patterns: readonly string[] = []): Promise<Counts> {
  const untimed = await inScratchFolder(({ path }) =>
    onPostgres({ folder: path }, (env) => untimedServerTests({ ...env, TMPDIR: path }, patterns)),
  );
  return together(untimed, await onPostgres({ folder: tmpdir() }, (env) => timedServerTests(env, patterns)));
}

/** The tests of one module on one engine and one core, with the templates that an earlier run has left behind. */
export function moduleTests(engine: 'pglite' | 'postgres', path: string): Promise<Counts> {
  const run = (env: Record<string, string>) => serverTests(['--runInBand'], { env: { ...env, PROOFS: 'untimed' }, patterns: [path] });
  return engine === 'pglite' ? run({ TEST_ENGINE: 'pglite' }) : onPostgres({ folder: tmpdir() }, run);
}

/** Two files at a time. A killed process loses no more in memory than on a disk; the templates go with the folder of the run. */
function untimedServerTests(env: Record<string, string>, patterns: readonly string[]): Promise<Counts> {
  return serverTests(['--maxWorkers=2'], { env: { ...env, PROOFS: 'untimed', RUN_TEMPLATES: '1' }, patterns });
}

/** What measures how long something takes, one after the other and on the disk; once more where it fails. */
function timedServerTests(env: Record<string, string>, patterns: readonly string[]): Promise<Counts> {
  return serverTests(['--runInBand'], { env: { ...env, PROOFS: 'timed', MEASURES: '1' }, patterns });
}

async function serverTests(
  args: readonly string[],
  { env, patterns }: { env: Record<string, string>; patterns: readonly string[] },
): Promise<Counts> {
  return jest([...only(patterns), ...args, '--selectProjects', 'server'], {
    env: { ...env, SERVER_PROGRAM: await serverProgram() },
    limitMinutes: LIMIT_MINUTES.server,
  });
}

/** A pattern may fit one kind of test only. */
function only(patterns: readonly string[]): string[] {
  return patterns.length > 0 ? [...patterns, '--passWithNoTests'] : [];
}

/** What a run in the browser may leave out. */
interface BrowserOptions {
  /** Builds these only: the shell, remotes; everything by default. */
  readonly build?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * What a person does, on the engine of production; without arguments also the ten that depend most on the engine, once more on
 * the embedded one, by the same workers.
 */
export async function browser(args: readonly string[] = [], { build = [], env = {} }: BrowserOptions = {}): Promise<Counts> {
  console.log(`Chromium: ${ensureChromium()}`);
  await buildRemotes(build);
  return withSuites(async (suites) => {
    const shared = { ...env, ...suites };
    const untimed = await playwright(args.length === 0 ? ['untimed', 'embedded'] : ['untimed'], { args, env: shared });
    return together(untimed, await playwright(['timed'], { args, env: { ...shared, E2E_WORKERS: '1' } }));
  });
}

/** Those ten alone. */
export async function browserOnEmbedded(): Promise<Counts> {
  await buildRemotes([]);
  return inScratchFolder(async ({ path }) =>
    playwright(['embedded'], { args: [], env: { TMPDIR: path, SERVER_PROGRAM: await serverProgram() } }),
  );
}

/** `work` gets what each worker starts its server from, and with: a suite that runs, those of the run around this one, or its own. */
function withSuites(work: (suites: Record<string, string>) => Promise<Counts>): Promise<Counts> {
  return inScratchFolder(({ path }) => {
    const isGiven = process.env['BUTTERFLY_E2E_URL'] ?? (process.env['E2E_TEMPLATE'] && process.env['SERVER_PROGRAM']);
    if (isGiven) return work({ TMPDIR: path });
    return onPostgres({ folder: path }, async ({ TEST_DATABASE_URL: server = '' }) => {
      const program = await serverProgram();
      const template = await makeTemplate(path, { program, server });
      const suites = { E2E_POSTGRES: server, SERVER_PROGRAM: program, ...templateEnvironment(template) };
      return work({ TMPDIR: path, ...suites }).finally(() => template.database?.drop());
    });
  });
}

/** Builds what has changed since its last build, of these or of everything. */
export async function buildRemotes(ids: readonly string[]): Promise<void> {
  const { code } = await runCommand(process.execPath, ['--import', 'tsx', 'deploy/src/main.ts', 'build', ...ids], {
    cwd: repositoryRoot,
    limitMinutes: LIMIT_MINUTES.build,
  });
  if (code !== 0) throw new Error('The build failed.');
}

/** Projects of Playwright, with a report of their own. One may have no test where only some files are asked for. */
async function playwright(
  projects: readonly ('timed' | 'untimed' | 'embedded')[],
  { args, env }: { args: readonly string[]; env: Readonly<Record<string, string>> },
): Promise<Counts> {
  const output = join(process.env['E2E_OUTPUT'] ?? 'test-results', projects.join('-'));
  const report = join(repositoryRoot, 'e2e', output, 'report.json');
  rmSync(report, { force: true });
  const command = [
    tool('../e2e/node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'playwright.config.ts',
    ...projects.flatMap((project) => ['--project', project]),
    '--pass-with-no-tests',
    ...args,
  ];
  const { isLate } = await runCommand(process.execPath, command, {
    cwd: join(repositoryRoot, 'e2e'),
    env: { ...env, E2E_OUTPUT: output, PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(tmpdir(), 'butterfly-playwright-cache') },
    limitMinutes: LIMIT_MINUTES.browser,
  });
  if (!existsSync(report))
    throw new Error(isLate ? `Playwright was ended after ${LIMIT_MINUTES.browser} minutes.` : 'Playwright left no report.');
  return playwrightOutcome(report);
}
