import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestOutcome, playwrightOutcome } from './outcome';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'butterfly-outcome-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function outcomeOf(report: object) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return playwrightOutcome(file);
}

const spec = (title: string, ...statuses: string[]) => ({
  title,
  file: 'shell/x.spec.ts',
  ok: true,
  tests: statuses.map((status) => ({ status })),
});

describe("Playwright's report", () => {
  it('counts what passed, and names what failed or was left out', () => {
    const report = {
      errors: [],
      suites: [{ specs: [spec('good', 'expected')], suites: [{ specs: [spec('bad', 'unexpected'), spec('left out', 'skipped')] }] }],
    };
    expect(outcomeOf(report)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['shell/x.spec.ts: bad', 'shell/x.spec.ts: left out'],
      unsteady: [],
      files: [{ file: 'e2e/shell/x.spec.ts', seconds: 0 }],
    });
  });

  it('names what passed on its second try only', () => {
    expect(outcomeOf({ errors: [], specs: [spec('shaky', 'flaky')] })).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
      unsteady: ['shell/x.spec.ts: shaky'],
      files: [{ file: 'e2e/shell/x.spec.ts', seconds: 0 }],
    });
  });

  it('says why something failed at each of its tries, and why what is unsteady failed at first', () => {
    const tried = (...messages: string[]) => messages.map((message) => ({ duration: 0, errors: message === '' ? [] : [{ message }] }));
    const bad = { ...spec('bad'), tests: [{ status: 'unexpected', results: tried('Error: too wide', 'Error: no answer') }] };
    const shaky = { ...spec('shaky'), tests: [{ status: 'flaky', results: tried('Error: too late', '') }] };
    expect(outcomeOf({ errors: [], specs: [bad, shaky] })).toMatchObject({
      failures: ['shell/x.spec.ts: bad\n        Error: too wide\n        Error: no answer'],
      unsteady: ['shell/x.spec.ts: shaky\n        Error: too late'],
    });
  });

  it('counts each repetition of a test', () => {
    expect(outcomeOf({ errors: [], specs: [spec('often', 'expected', 'unexpected', 'expected')] })).toMatchObject({ passed: 2, failed: 1 });
  });

  it('counts what ran on a second engine, whose time is no cost of its file', () => {
    const both = [{ projectName: 'untimed' }, { projectName: 'embedded' }].map((one) => ({
      ...one,
      status: 'expected',
      results: [{ duration: 2_000 }],
    }));
    expect(outcomeOf({ errors: [], specs: [{ ...spec('engines'), tests: both }] })).toMatchObject({
      passed: 2,
      files: [{ file: 'e2e/shell/x.spec.ts', seconds: 2 }],
    });
  });

  it('counts an error outside of every test', () => {
    expect(outcomeOf({ errors: [{ message: 'no server' }], specs: [] })).toMatchObject({ passed: 0, failed: 1, failures: ['no server'] });
  });
});

describe("jest's report", () => {
  const reportOf = (...assertionResults: object[]) => {
    const file = join(folder, 'report.json');
    const testResults = [{ name: '/root/a.test.ts', status: 'passed', message: '', startTime: 1_000, endTime: 3_000, assertionResults }];
    writeFileSync(file, JSON.stringify({ numPassedTests: 1, testResults }));
    return jestOutcome(file, '/root');
  };

  it('names what was within its limit the second time only', () => {
    expect(reportOf({ fullName: 'quick', status: 'passed', invocations: 2 })).toMatchObject({
      passed: 1,
      failed: 0,
      notes: ['measured twice, within its limit the second time: quick'],
    });
  });

  it('does not name what was within its limit at once, and names what never was as failed', () => {
    expect(
      reportOf({ fullName: 'quick', status: 'passed', invocations: 1 }, { fullName: 'slow', status: 'failed', invocations: 2 }),
    ).toMatchObject({
      failures: ['slow'],
      notes: [],
    });
  });

  it('says why something failed', () => {
    expect(reportOf({ fullName: 'sum', status: 'failed', failureMessages: ['Error: 3 is not 4\n    at sum.ts:1:1'] })).toMatchObject({
      failures: ['sum\n        Error: 3 is not 4'],
    });
  });
});
