import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository';
import { runFault } from './run-fault';

/** A repository of one file and one test, and the installed jest. */
let copy: string;
const SOURCE = 'exports.isCold = (degrees) => degrees < 5;\n';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'butterfly-mutate-'));
  symlinkSync(join(repositoryRoot, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'package.json'), '{ "jest": { "transform": {} } }');
  writeFileSync(join(copy, 'cold.js'), SOURCE);
  writeFileSync(
    join(copy, 'cold.test.js'),
    `const { isCold } = require('./cold'); test('four is cold', () => expect(isCold(4)).toBe(true));`,
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

async function verdict(replacement: string) {
  const at = { start: SOURCE.indexOf('<'), end: SOURCE.indexOf('<') + 1, line: 1, kind: 'comparison', before: '<' };
  const { caughtBy, ran } = await runFault(copy, {
    fault: { file: 'cold.js', replacement, ...at },
    tests: ['cold.test.js'],
    limitSeconds: 60,
  });
  return { caughtBy, ran };
}

describe('a fault', () => {
  afterEach(() => expect(readFileSync(join(copy, 'cold.js'), 'utf8')).toBe(SOURCE));

  it('is caught by the test that fails, and is taken out again', async () => {
    expect(await verdict('>')).toEqual({ caughtBy: { file: 'cold.test.js', test: 'four is cold' }, ran: 1 });
  }, 60_000);

  it('is caught when the file cannot even be loaded', async () => {
    expect(await verdict(') (')).toEqual({ caughtBy: { file: 'cold.test.js', test: 'could not run' }, ran: 1 });
  }, 60_000);

  it('survives when every test that concerns it passes', async () => {
    expect(await verdict('<=')).toEqual({ caughtBy: null, ran: 1 });
  }, 60_000);
});
