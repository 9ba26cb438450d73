import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { named } from './failure-reason';

/** What one part of the whole test run came to. */
export interface Outcome {
  readonly part: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** What the processors of the machine did meanwhile, in words. */
  readonly processors: string;
  /** Names of what failed, each with its reason where one is known. */
  readonly failures: readonly string[];
  /** Names of what passed on its second try only: somebody should find out why. */
  readonly unsteady?: readonly string[];
  /** What else should be read at the end. */
  readonly notes?: readonly string[];
  /** How long each test file took, by its path from the root. */
  readonly files?: readonly FileTime[];
}

/** Time of the machine that one test file took. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** What a part comes to, before it is named and timed. */
export type Counts = Omit<Outcome, 'part' | 'seconds' | 'processors'>;

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    /** How often a test ran: more than once where it is asked again. */
    assertionResults: { fullName: string; status: string; invocations?: number; failureMessages?: string[] }[];
  }[];
}

/**
 * Reads jest's report. A file that could not run counts as one failure; so do tests that were skipped. One that was
 * measured twice is named.
 */
export function jestOutcome(file: string, root: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  );
  const failures = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, failureMessages = [] }) => named(fullName, failureMessages)),
  );
  const again = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1).map(({ fullName }) => fullName),
  );
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
  return {
    passed: report.numPassedTests,
    failed: failures.length + broken.length,
    failures: [...failures, ...broken.map(({ name, message }) => named(`${name} could not run`, [message]))],
    notes: again.map((name) => `measured twice, within its limit the second time: ${name}`),
    files,
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  /** One for each time it was asked to run; `flaky` passed on its second try. */
  tests: { projectName?: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results?: PlaywrightTry[] }[];
}

interface PlaywrightTry {
  duration: number;
  errors?: { message?: string }[];
}

/** Reads Playwright's report. A test that was skipped counts as a failure; one that passed only on its second try is named. */
export function playwrightOutcome(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite & { errors: { message?: string }[] };
  const runs = collect(report).flatMap(({ file: spec, title, tests }) =>
    tests.map(({ status, results = [] }) => {
      const messages = results.flatMap(({ errors = [] }) => errors.map(({ message }) => message));
      return { name: named(`${spec}: ${title}`, messages), status };
    }),
  );
  const failures = [
    ...runs.filter(({ status }) => status === 'unexpected' || status === 'skipped').map(({ name }) => name),
    ...report.errors.map(({ message }) => message ?? 'error'),
  ];
  const unsteady = runs.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  return {
    passed: runs.filter(({ status }) => status === 'expected').length + unsteady.length,
    failed: failures.length,
    failures,
    unsteady,
    files: timesOf(collect(report)),
  };
}

/** What runs once more on another engine is no cost of its plugin. */
function timesOf(specs: readonly PlaywrightSpec[]): FileTime[] {
  const times = new Map<string, number>();
  for (const { file, tests } of specs) {
    const ms = tests
      .filter(({ projectName }) => projectName !== 'embedded')
      .flatMap(({ results = [] }) => results)
      .reduce((sum, { duration }) => sum + duration, 0);
    times.set(`e2e/${file}`, (times.get(`e2e/${file}`) ?? 0) + ms / 1000);
  }
  return [...times].map(([file, seconds]) => ({ file, seconds }));
}

function collect({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(collect)];
}
