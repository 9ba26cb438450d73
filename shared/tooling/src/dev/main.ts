import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { remoteIds } from '@butterfly/build-presets';
import { connectionFrom } from '../../../../deploy/src/connection';
import { buildAll } from '../../../../deploy/src/build-all';
import { publishAll } from '../../../../deploy/src/publish-all';
import { repositoryRoot } from '../process/repository';

const ids = process.argv.slice(2);
const unknown = ids.filter((id) => id !== 'shell' && !remoteIds().includes(id));
if (ids.length === 0 || unknown.length > 0) {
  console.error(
    `pnpm dev <id> …   serves the suite and releases the named plugins again whenever their source changes.\nThere are: shell, ${remoteIds().join(', ')}`,
  );
  process.exit(2);
}

const dataDir = resolve(process.env['DATA_DIR'] ?? join(repositoryRoot, '.data'));
const url = `http://localhost:${process.env['PORT'] ?? '4000'}`;
const suite = spawn(process.execPath, ['--import', 'tsx', 'shared/tooling/src/start/main.ts'], {
  cwd: repositoryRoot,
  env: { ...process.env, DATA_DIR: dataDir },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => suite.kill(signal));
suite.once('exit', (code) => process.exit(code ?? 1));

for (const id of ids) {
  const folder = id === 'shell' ? 'shell/src' : `remotes/${id}/src`;
  let timer: NodeJS.Timeout | undefined;
  watch(join(repositoryRoot, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void release(id), 120);
  });
  console.log(`Watching ${folder}. Reload the page after "now stable".`);
}

let queue = Promise.resolve();

/** One release after the other: two builds of one plugin would write the same files. */
function release(id: string): Promise<void> {
  queue = queue.then(async () => {
    try {
      await buildAll({ ids: [id] });
      await publishAll({
        ids: [id],
        ...connectionFrom({ ...process.env, DATA_DIR: dataDir, BUTTERFLY_URL: url }),
        reason: 'pnpm dev',
        say: console.log,
      });
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  });
  return queue;
}
