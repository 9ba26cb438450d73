import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOMY_NODE } from '../process/roomy-node';
import { runCommand } from '../process/run-command';
import type { SeededFault } from './draw-faults';
import { withFault } from './faults';

/** What the tests made of one fault. */
export interface Verdict {
  readonly fault: SeededFault;
  /** The first test that failed; null: the fault survived. */
  readonly caughtBy: Failure | null;
  /** How many test files concern it, and how many ran: the nearest first, until one failed or the time was over. */
  readonly concerned: number;
  readonly ran: number;
  readonly seconds: number;
}

/** So many files at a time, the nearest first: most faults are caught there. */
const ROUND = 4;
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
    while (ran < tests.length && (ran === 0 || secondsGone() < limitSeconds)) {
      const round = tests.slice(ran, ran + ROUND);
      const left = ran === 0 ? Math.max(FIRST_ROUND_SECONDS, limitSeconds) : limitSeconds - secondsGone();
      const { failures, isLate } = await runTests(copy, { tests: round, limitSeconds: left });
      const caughtBy = failures[0] ?? (isLate && ran === 0 ? { file: round.join(', '), test: 'did not end' } : null);
      // A round that was cut off has not shown anything.
      if (isLate && !caughtBy) break;
      ran += round.length;
      if (caughtBy) return { fault, caughtBy, concerned: tests.length, ran, seconds: secondsGone() };
    }
    return { fault, caughtBy: null, concerned: tests.length, ran, seconds: secondsGone() };
  } finally {
    writeFileSync(path, text);
  }
}

/** A test that failed. */
export interface Failure {
  readonly file: string;
  readonly test: string;
}

/** Runs test files of the copy, those of the server on PGlite. Jest that breaks down is a failure too. */
export async function runTests(
  copy: string,
  { tests, limitSeconds }: { tests: readonly string[]; limitSeconds: number },
): Promise<{ failures: readonly Failure[]; isLate: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'butterfly-fault-'));
  const report = join(folder, 'report.json');
  try {
    const jest = [...ROOMY_NODE, 'node_modules/jest/bin/jest.js'];
    const args = [...jest, '--runTestsByPath', ...tests, '--maxWorkers=2', '--json', `--outputFile=${report}`];
    const { code, isLate } = await runCommand(process.execPath, args, {
      cwd: copy,
      quiet: true,
      env: { NODE_ENV: 'test', TEST_ENGINE: 'pglite', PROOFS: 'untimed' },
      limitMinutes: limitSeconds / 60,
    });
    if (existsSync(report)) return { failures: failuresIn(report, copy), isLate };
    return { failures: code === 0 || isLate ? [] : [{ file: tests.join(', '), test: 'could not run' }], isLate };
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

function failuresIn(report: string, copy: string): Failure[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: relative(copy, name),
      test: assertionResults.find(({ status }) => status === 'failed')?.fullName ?? 'could not run',
    }));
}
