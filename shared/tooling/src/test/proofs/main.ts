import { repositoryRoot } from '../../process/repository';
import { runPart } from '../run-part';
import { showSummary } from '../summary';
import { dueProofs, readProofs } from './proofs';
import { runProofs } from './run-proofs';

const OPTIONS = ['--due', '--seed'];
const args = process.argv.slice(2);
const proofs = readProofs(repositoryRoot);
const seedAt = args.indexOf('--seed');
const seed = seedAt < 0 ? undefined : Number(args[seedAt + 1]);
const named = args.filter((arg, at) => !arg.startsWith('--') && (seedAt < 0 || at !== seedAt + 1));
const unknown = args.filter((arg) => (arg.startsWith('--') ? !OPTIONS.includes(arg) : named.includes(arg) && !(arg in proofs)));
if (unknown.length > 0 || (seed !== undefined && !Number.isSafeInteger(seed))) {
  console.error(`npm run proof -- [--due] [--seed <number>] [<name> …]; names: ${Object.keys(proofs).join(', ')}`);
  process.exit(2);
}
const all = args.includes('--due') ? dueProofs(repositoryRoot, proofs) : Object.keys(proofs);
const names = named.length > 0 ? named : all;
console.log(names.length === 0 ? 'No proof is due.' : `Long forms: ${names.join(', ')}`);
const outcome = await runPart('Long forms of the proofs', () => runProofs(names, seed === undefined ? {} : { seed }));
process.exitCode = showSummary([outcome]) || names.length === 0 ? 0 : 1;
