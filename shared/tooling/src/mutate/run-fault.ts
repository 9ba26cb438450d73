import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runCommand } from '../process/run-command';
import type { SeededFault } from './draw-faults';
import { withFault } from './faults';

/** What the tests made of one fault. */
export interface Verdict {
  readonly fault: SeededFault;
  /** The first test that failed; null: the fault survived. */
  readonly caughtBy: { readonly file: string; readonly test: string } | null;
  /** How many test files concern it, and how many ran: the nearest first, until one failed or the time was over. */
  readonly concerned: number;
  readonly ran: number;
  readonly seconds: number;
}

/** The nearest first: most faults are caught there. */
const ROUNDS = [4, 16, Infinity];
/** The first round is never cut shorter: what has not ended by then hangs because of the fault. */
const FIRST_ROUND_SECONDS = 120;

/** Seeds a fault into the copy, runs the tests that concern it until one fails or the time is over, and takes it out again. */
export async function runFault(
  copy: string,
  { fault, tests, limitSeconds }: { fault: SeededFault; tests: readonly string[]; limitSeconds: number },
): Promise<Verdict> {
  const path = join(copy, fault.file);
  const text = readFileSync(path, 'utf8');
  const started = performance.now();
  const secondsGone = () => (performance.now() - started) / 1000;
  writeFileSync(path, withFault(text, fault));
  try {
    let ran = 0;
    let caughtBy: Verdict['caughtBy'] = null;
    for (const size of ROUNDS) {
      const next = tests.slice(ran, ran + size);
      const left = ran === 0 ? Math.max(FIRST_ROUND_SECONDS, limitSeconds) : limitSeconds - secondsGone();
      if (caughtBy || next.length === 0 || left <= 0) break;
      const { failure, isLate } = await runTests(copy, { tests: next, limitSeconds: left });
      caughtBy = failure ?? (isLate && ran === 0 ? { file: next[0] ?? '', test: 'did not end' } : null);
      // What was cut off has not shown anything.
      ran += isLate && !caughtBy ? 0 : next.length;
      if (isLate) break;
    }
    return { fault, caughtBy, concerned: tests.length, ran, seconds: secondsGone() };
  } finally {
    writeFileSync(path, text);
  }
}

/** Runs test files of the copy, those of the server on PGlite, until one fails. */
export async function runTests(
  copy: string,
  { tests, limitSeconds, all = false }: { tests: readonly string[]; limitSeconds: number; all?: boolean },
): Promise<{ failure: Verdict['caughtBy']; failures: readonly string[]; isLate: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'butterfly-fault-'));
  const report = join(folder, 'report.json');
  try {
    const args = ['node_modules/jest/bin/jest.js', '--runTestsByPath', ...tests, '--maxWorkers=2', ...(all ? [] : ['--bail'])];
    const { isLate } = await runCommand(process.execPath, [...args, '--json', `--outputFile=${report}`], {
      cwd: copy,
      quiet: true,
      env: { NODE_ENV: 'test', TEST_ENGINE: 'pglite', PROOFS: 'untimed' },
      limitMinutes: limitSeconds / 60,
    });
    const failed = existsSync(report) ? failuresIn(report, copy) : [];
    return { failure: failed[0] ?? null, failures: failed.map(({ file }) => file), isLate };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

function failuresIn(report: string, copy: string) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: relative(copy, name),
      test: assertionResults.find(({ status }) => status === 'failed')?.fullName ?? 'could not run',
    }));
}
