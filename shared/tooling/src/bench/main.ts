import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../process/repository';
import { runCommand } from '../process/run-command';

const here = join(repositoryRoot, 'shared/tooling/src/bench');
const server = join(repositoryRoot, 'server/src/bench');

/** `pnpm bench <name>`: a folder with a main.ts here, or a file in server/src/bench. */
function benchmarks(): Map<string, string> {
  const own = readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, join(here, name, 'main.ts')] as const);
  const theirs = existsSync(server)
    ? readdirSync(server)
        .filter((file) => /^[a-z-]+\.ts$/.test(file))
        .map((file) => [file.slice(0, -3), join(server, file)] as const)
    : [];
  return new Map([...own, ...theirs]);
}

const [name = '', ...rest] = process.argv.slice(2);
const file = benchmarks().get(name);
if (!file) {
  console.error(`pnpm bench <${[...benchmarks().keys()].sort().join('|')}>`);
  process.exit(2);
}
process.exitCode = (await runCommand(process.execPath, ['--import', 'tsx', file, ...rest], { cwd: repositoryRoot })).code;
