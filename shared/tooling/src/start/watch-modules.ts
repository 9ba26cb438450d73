import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LOOK_MS = 1_000;

/**
 * Calls back when a module of the server has come or gone, once its folder has been left alone for a moment. Keeps no process alive.
 *
 * @param folder the one with a folder for each module.
 * @example watchModules('server/src/modules', (names) => console.log(`now: ${names.join(', ')}`))
 */
export function watchModules(folder: string, onChanged: (changed: readonly string[]) => void, everyMs = LOOK_MS): void {
  let told = modulesIn(folder);
  let seen = told;
  setInterval(() => {
    const now = modulesIn(folder);
    const settled = same(now, seen);
    seen = now;
    if (!settled || same(now, told)) return;
    const changed = [...now.filter((name) => !told.includes(name)), ...told.filter((name) => !now.includes(name))];
    told = now;
    onChanged(changed);
  }, everyMs).unref();
}

const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

function modulesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'module.ts')))
    .sort();
}
