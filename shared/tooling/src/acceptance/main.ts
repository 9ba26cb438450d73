import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository';
import { provenIds, readChecklist } from './checklist';

const checklist = readChecklist(readFileSync(join(repositoryRoot, 'shared/docs/acceptance.md'), 'utf8'));
const tests = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const proven = new Set(tests.flatMap((file) => [...provenIds(readFileSync(join(repositoryRoot, file), 'utf8'))]));
const verbose = process.argv.includes('--missing');

const known = new Set(checklist.map(({ id }) => id));
const invented = [...proven].filter((id) => !known.has(id));
for (const group of new Set(checklist.map((line) => line.group))) {
  const lines = checklist.filter((line) => line.group === group);
  const missing = lines.filter(({ id }) => !proven.has(id));
  console.log(`${String(lines.length - missing.length).padStart(4)} of ${String(lines.length).padStart(4)}  ${group}`);
  if (verbose) for (const { id, statement } of missing) console.log(`              ${id} ${statement}`);
}
console.log(
  `${String(known.size - checklist.filter(({ id }) => !proven.has(id)).length).padStart(4)} of ${String(known.size).padStart(4)}  in all${verbose ? '' : ' (--missing lists what no test carries)'}`,
);
if (invented.length > 0) {
  console.error(`Tests carry ids that are not in the checklist: ${invented.join(', ')}`);
  process.exitCode = 1;
}
