import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { copyOfRepository, install } from '../process/copy-of-repository';
import { repositoryRoot } from '../process/repository';
import { scratchFolder } from '../test/scratch-folder';
import { serverTests, testFiles } from '../test/import-graph.mjs';
import { drawFaults, type SeededFault } from './draw-faults';
import { ReachedBy } from './nearest-tests';
import { runFault, runTests, type Verdict } from './run-fault';

// Does a test notice? Faults are seeded one at a time into a copy of the repository, which goes when this process goes; the tests that
// concern the file run until one fails: unit tests, and those of the server on PGlite. The browser's are left out: half a minute each.

const USAGE = 'npm run mutate -- [--seed <number>] [--count <number>] [--limit <seconds a fault>] [--only <part of a path>] [--list]';
/** Between them they make every template of a database, before there is a fault. */
const MAKES_TEMPLATES = [
  'server/src/proof/headers.test.ts',
  'server/src/platform/db/rls.test.ts',
  'server/src/platform/db/database.test.ts',
];

const { seed, count, limitSeconds, only, isListed } = options();

const { withDatabase, without } = serverTests(repositoryRoot);
const unit = ['shell/src', 'remotes', 'shared'].flatMap((folder) => testFiles(repositoryRoot, folder));
const reached = new ReachedBy(repositoryRoot, [...unit, ...without, ...withDatabase.filter((file) => !isLong(file))]);
const drawn = drawFaults(repositoryRoot, { seed, count, isReached: (file) => reached.of(file).length > 0 });
const faults = drawn.filter(({ file }) => file.includes(only));

console.log(`${faults.length} faults, seed ${seed}`);
if (isListed) for (const fault of faults) console.log(`  ${titleOf(fault)}`);
else process.exitCode = await judge(faults);

/** Proofs that take longer than everything else a fault needs; they are about the engine and about volume. */
function isLong(file: string): boolean {
  return /\/(?:durability|fuzz|crm-volume|socket-fan-out|two-processes|resolution)\.test\.ts$/.test(file);
}

async function judge(all: readonly SeededFault[]): Promise<number> {
  const copy = copyOfRepository();
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  // Databases of its own: a template made by faulty code must be nobody else's.
  process.env['TMPDIR'] = scratchFolder().path;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  if (!(await install(copy))) throw new Error('The copy could not be installed.');
  const { failures } = await runTests(copy, { tests: MAKES_TEMPLATES, limitSeconds: 300 });
  if (failures.length > 0) throw new Error(`These fail without a fault: ${failures.map(({ file }) => file).join(', ')}`);
  const verdicts: Verdict[] = [];
  for (const fault of all) {
    const verdict = await runFault(copy, { fault, tests: reached.of(fault.file), limitSeconds });
    verdicts.push(verdict);
    console.log(`${String(verdicts.length).padStart(3)} ${lineOf(verdict)}`);
  }
  await showSum(copy, verdicts);
  return 0;
}

/** A test that fails without any fault has caught nothing: those that caught something run once more. */
async function showSum(copy: string, verdicts: readonly Verdict[]): Promise<void> {
  const files = [...new Set(verdicts.flatMap(({ caughtBy }) => (caughtBy ? [caughtBy.file] : [])))];
  const failures = files.length > 0 ? (await runTests(copy, { tests: files, limitSeconds: 600 })).failures.map(({ file }) => file) : [];
  for (const file of failures) console.log(`!! ${file} fails without a fault: what it caught does not count`);
  const survived = verdicts.filter(({ caughtBy }) => caughtBy === null || failures.includes(caughtBy.file));
  console.log(`\n${verdicts.length - survived.length} of ${verdicts.length} caught, ${survived.length} survived`);
  for (const { fault } of survived) console.log(`  ${titleOf(fault)}`);
}

function lineOf({ fault, caughtBy, concerned, ran, seconds }: Verdict): string {
  const how = caughtBy ? `caught by ${caughtBy.file}: ${caughtBy.test}` : `SURVIVED ${ran} of the ${concerned} test files that concern it`;
  return `${titleOf(fault)}\n      ${how} (${seconds.toFixed(0)} s)`;
}

function titleOf({ file, line, kind, before }: SeededFault): string {
  return `${file}:${line} ${kind}: ${before}`;
}

function options() {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '40' },
      limit: { type: 'string', default: '90' },
      only: { type: 'string', default: '' },
      list: { type: 'boolean', default: false },
    },
  });
  const [seedGiven, countGiven, limitGiven] = [values.seed, values.count, values.limit].map(Number) as [number, number, number];
  if (![seedGiven, countGiven, limitGiven].every((value) => Number.isSafeInteger(value) && value > 0)) {
    console.error(USAGE);
    process.exit(2);
  }
  return { seed: seedGiven, count: countGiven, limitSeconds: limitGiven, only: values.only, isListed: values.list };
}
