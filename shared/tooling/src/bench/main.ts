import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository';
import { runCommand } from '../process/run-command';
import { fallen } from './figures/fallen';
import { keptFigures } from './figures/figures';

const here = join(repositoryRoot, 'shared/tooling/src/bench');
const server = join(repositoryRoot, 'server/src/bench');

/** `pnpm bench <name>`: a folder with a main.ts here, or a file in server/src/bench. */
function benchmarks(): Map<string, string> {
  const own = readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(here, entry.name, 'main.ts')))
    .map(({ name }) => [name, join(here, name, 'main.ts')] as const);
  const theirs = existsSync(server)
    ? readdirSync(server)
        .filter((file) => /^[a-z-]+\.ts$/.test(file))
        .map((file) => [file.slice(0, -3), join(server, file)] as const)
    : [];
  return new Map([...own, ...theirs]);
}

/** `pnpm bench --check`: what the figures of `bench.json` say; fails when a ratio fell by more than noise. */
function checkFigures(): number {
  const { worse, missed } = fallen(keptFigures());
  for (const line of worse) console.log(`✗ fell: ${line}`);
  for (const line of missed) console.log(`! below its goal: ${line}`);
  if (worse.length + missed.length === 0) console.log('Every ratio is as good as before, and every goal is met.');
  return worse.length > 0 ? 1 : 0;
}

const [name = '', ...rest] = process.argv.slice(2);
const file = benchmarks().get(name);
if (name === '--check') process.exit(checkFigures());
if (!file) {
  console.error(`pnpm bench <${[...benchmarks().keys()].sort().join('|')}>, or --check: what the figures of bench.json say`);
  process.exit(2);
}
process.exitCode = (await runCommand(process.execPath, ['--import', 'tsx', file, ...rest], { cwd: repositoryRoot })).code;
