import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../process/repository';
import { trackedFiles } from '../../process/tracked-files';
import { comparable, equalFunctions } from './equal-functions';
import { EXCEPTIONS } from './exceptions';
import { repetitions } from './repetitions';

/** Shorter ones are often the only way to say something. */
const LEAST_LINES = 5;
/** Tests and examples say what they say one by one. */
const OF_TESTS = /\.(?:test|spec|fixture)\.tsx?$|\/(?:testing|fixtures|evaluation)\/|\.d\.ts$/;

/** `main.ts <path> …`: those that stand in these files, and anywhere else; every one by default. */
const only = process.argv.slice(2);
const paths = trackedFiles('*.ts', '*.tsx').filter((name) => !OF_TESTS.test(name));
const files = paths.map((name) => ({ path: name, text: readFileSync(path.join(repositoryRoot, name), 'utf8') }));
const groups = equalFunctions(only.length > 0 ? comparable(files, { to: only, least: LEAST_LINES }) : files, { least: LEAST_LINES });
const concerned = only.length > 0 ? groups.filter((group) => group.some(({ path: found }) => only.includes(found))) : groups;
// An exception that is not needed any more is told by the check as a whole.
const faults = repetitions(concerned, EXCEPTIONS, { isWhole: only.length === 0 });
for (const fault of faults) console.error(`\n${fault}`);
if (faults.length > 0)
  console.error(
    '\nLet one of them serve both: in a kit, the contracts, or the platform. Where they only happen to be alike, say why in exceptions.ts.',
  );
console.log(`${files.length} files, ${faults.length} functions that exist twice`);
process.exitCode = faults.length > 0 ? 1 : 0;
