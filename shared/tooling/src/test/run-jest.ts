import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot, tool } from '../process/repository';
import { ROOMY_NODE } from '../process/roomy-node';
import { runCommand } from '../process/run-command';
import { jestOutcome, type Counts } from './outcome';
import { testPostgres } from './postgres';
import { scratchFolder, type ScratchFolder } from './scratch-folder';

/** Runs jest and reads its report. Paths and patterns come before options: `--selectProjects` would swallow them. */
export async function jest(
  args: readonly string[],
  { env = {}, limitMinutes }: { readonly env?: Record<string, string>; readonly limitMinutes: number },
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'butterfly-jest-'));
  const report = join(folder, 'report.json');
  try {
    const { isLate } = await runCommand(
      process.execPath,
      [
        ...ROOMY_NODE,
        tool('jest/bin/jest.js'),
        ...args,
        `--cacheDirectory=${join(tmpdir(), 'butterfly-jest-cache')}`,
        '--json',
        `--outputFile=${report}`,
      ],
      {
        cwd: repositoryRoot,
        env: { NODE_ENV: 'test', ...env },
        show: 'stderr',
        limitMinutes,
      },
    );
    if (!existsSync(report)) throw new Error(isLate ? `jest was ended after ${limitMinutes} minutes.` : 'jest left no report.');
    const counts = jestOutcome(report, repositoryRoot);
    return isLate ? together(counts, { passed: 0, failed: 1, failures: [`jest did not end within ${limitMinutes} minutes`] }) : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With a PostgreSQL of its own, which is ended afterwards. */
export async function onPostgres(place: { folder: string }, work: (env: Record<string, string>) => Promise<Counts>): Promise<Counts> {
  const postgres = await testPostgres(place);
  console.log(`PostgreSQL: ${postgres.origin}`);
  try {
    return await work({ TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

export async function inScratchFolder(work: (scratch: ScratchFolder) => Promise<Counts>): Promise<Counts> {
  const scratch = scratchFolder();
  try {
    return await work(scratch);
  } finally {
    scratch.remove();
  }
}

export function together(...parts: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed') => parts.reduce((total, counts) => total + counts[key], 0);
  const all = <K extends 'failures' | 'unsteady' | 'notes'>(key: K) => parts.flatMap((counts) => counts[key] ?? []);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    failures: all('failures'),
    unsteady: all('unsteady'),
    notes: all('notes'),
    files: parts.flatMap(({ files = [] }) => files),
  };
}
