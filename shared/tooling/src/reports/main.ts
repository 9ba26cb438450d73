import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository';
import type { Report } from './report';

// `pnpm reports` writes what others rely on: the public API of the packages and contracts, and the tables of the database.
// `pnpm reports --check [api | schema]` compares them and changes nothing.

const words = process.argv.slice(2);
const isCheck = words.includes('--check');
const kinds = ['api', 'schema'].filter((kind) => !words.some((word) => word === 'api' || word === 'schema') || words.includes(kind));
const stale = (await Promise.all(kinds.map(reportsOf))).flat().filter(isStale);
if (!isCheck) for (const { path, text } of stale) writeFileSync(join(repositoryRoot, path), text);
for (const { path, text } of stale) console.log(isCheck ? `${path} ${firstDifference(path, text)}` : `wrote ${path}`);
if (isCheck && stale.length > 0)
  console.error('\nWhat others rely on has changed. `pnpm reports` writes it anew; look at the difference and commit it.');
process.exitCode = isCheck && stale.length > 0 ? 1 : 0;

async function reportsOf(kind: string): Promise<Report[]> {
  if (kind === 'schema') return (await import('./schema-reports')).schemaReports();
  const [{ contractReports }, { packageReports }] = [await import('./contract-reports'), await import('./package-reports')];
  return [...packageReports(), ...(await contractReports())];
}

function saved(path: string): string {
  const file = join(repositoryRoot, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function isStale({ path, text }: Report): boolean {
  return saved(path) !== text;
}

function firstDifference(path: string, text: string): string {
  const before = saved(path).split('\n');
  const at = text.split('\n').findIndex((line, index) => line !== before[index]);
  return `differs at line ${at + 1}: ${text.split('\n')[at] ?? 'the end'}`;
}
