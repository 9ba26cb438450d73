import { readFileSync } from 'node:fs';

/** What one part of the whole test run came to. */
export interface Outcome {
  readonly part: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Names of what failed. */
  readonly failures: readonly string[];
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
  specs?: { title: string; ok: boolean; file: string }[];
}

/** Reads Playwright's report. */
export function playwrightOutcome(file: string): Pick<Outcome, 'passed' | 'failed' | 'failures'> {
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite & { errors: { message?: string }[] };
  const specs = collect(report);
  const failures = [...specs.filter(({ ok }) => !ok).map(({ file: spec, title }) => `${spec}: ${title}`), ...report.errors.map(({ message }) => message ?? 'error')];
  return { passed: specs.filter(({ ok }) => ok).length, failed: failures.length, failures };
}

function collect({ suites = [], specs = [] }: PlaywrightSuite): { title: string; ok: boolean; file: string }[] {
  return [...specs, ...suites.flatMap(collect)];
}
