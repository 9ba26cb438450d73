import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../../testing/src/suite-routes';
import { repositoryRoot } from '../process/repository';
import { trackedFiles } from '../process/tracked-files';
import { namedIds, readChecklist, tickChecklist } from './checklist';
import { collectEvidence, isProof } from './evidence';
import { countByGroup, reportLines } from './report';
import { visitedRoutes } from './visited-routes';

const FILE = join(repositoryRoot, 'shared/docs/acceptance.md');
const markdown = readFileSync(FILE, 'utf8');
const lines = readChecklist(markdown);
const tests = trackedFiles('*.test.ts', '*.test.tsx', '*.spec.ts').map((path) => ({
  path,
  source: readFileSync(join(repositoryRoot, path), 'utf8'),
}));
const routes = Object.entries(catalogue).flatMap(([plugin, rows]) =>
  rows.map(([path, , ids]) => ({ plugin, path, ids: [...namedIds(`it('${ids}', () =>`)] })),
);
const evidence = collectEvidence(lines, { tests, catalogue: routes, visited: await visitedRoutes() });

for (const line of reportLines(countByGroup(lines, evidence))) console.log(line);
if (process.argv.includes('--missing')) {
  for (const { id, group, statement } of lines.filter((line) => !isProof(evidence.get(line.id)))) {
    console.log(`  ${id} ${evidence.has(id) ? 'announced only' : 'no test'} · ${group} · ${statement}`);
  }
}

const known = new Set(lines.map(({ id }) => id));
const invented = [...evidence.keys()].filter((id) => !known.has(id));
if (invented.length > 0) fail(`Tests carry ids that are not in the checklist: ${invented.join(', ')}`);

const ticked = tickChecklist(markdown, (id) => isProof(evidence.get(id)));
if (process.argv.includes('--write')) writeFileSync(FILE, ticked);
else if (ticked !== markdown) {
  const wrong = lines.filter(({ id, ticked: said }) => said !== isProof(evidence.get(id)));
  fail(
    `shared/docs/acceptance.md ticks what is not proven, or not what is: ${wrong.map(({ id }) => id).join(', ')}. Look why, then: pnpm check:acceptance --write`,
  );
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
