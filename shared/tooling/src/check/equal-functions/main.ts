import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../process/repository';
import { trackedFiles } from '../../process/tracked-files';
import { equalFunctions } from './equal-functions';
import { EXCEPTIONS } from './exceptions';
import { repetitions } from './repetitions';

/** Shorter ones are often the only way to say something. */
const LEAST_LINES = 5;
/** Tests and examples say what they say one by one. */
const OF_TESTS = /\.(?:test|spec|fixture)\.tsx?$|\/(?:testing|fixtures|evaluation)\/|\.d\.ts$/;

const paths = trackedFiles('*.ts', '*.tsx').filter((name) => !OF_TESTS.test(name));
const files = paths.map((name) => ({ path: name, text: readFileSync(path.join(repositoryRoot, name), 'utf8') }));
const faults = repetitions(equalFunctions(files, { least: LEAST_LINES }), EXCEPTIONS);
for (const fault of faults) console.error(`\n${fault}`);
if (faults.length > 0)
  console.error(
    '\nLet one of them serve both: in a kit, the contracts, or the platform. Where they only happen to be alike, say why in exceptions.ts.',
  );
console.log(`${files.length} files, ${faults.length} functions that exist twice`);
process.exitCode = faults.length > 0 ? 1 : 0;
