import { readFileSync } from 'node:fs';

/** What one part of the whole test run came to. */
export interface Outcome {
  readonly part: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Names of what failed. */
  readonly failures: readonly string[];
  /** Names of what passed on its second try only: somebody should find out why. */
  readonly unsteady?: readonly string[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; message: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** Reads jest's report. A file that could not run counts as one failure; so do tests that were skipped. */
export function jestOutcome(file: string): Pick<Outcome, 'passed' | 'failed' | 'failures'> {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  const broken = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'));
  const failures = report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName));
  return { passed: report.numPassedTests, failed: failures.length + broken.length, failures: [...failures, ...broken.map(({ name }) => `${name} could not run`)] };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  /** One for each time it was asked to run; `flaky` passed on its second try. */
  tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
}

/** Reads Playwright's report. A test that was skipped counts as a failure; one that passed only on its second try is named. */
export function playwrightOutcome(file: string): Pick<Outcome, 'passed' | 'failed' | 'failures' | 'unsteady'> {
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite & { errors: { message?: string }[] };
  const runs = collect(report).flatMap(({ file: spec, title, tests }) => tests.map(({ status }) => ({ name: `${spec}: ${title}`, status })));
  const failures = [...runs.filter(({ status }) => status === 'unexpected' || status === 'skipped').map(({ name }) => name), ...report.errors.map(({ message }) => message ?? 'error')];
  const unsteady = runs.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  return { passed: runs.filter(({ status }) => status === 'expected').length + unsteady.length, failed: failures.length, failures, unsteady };
}

function collect({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(collect)];
}
