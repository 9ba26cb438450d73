import { workspaceRoot } from '@butterfly/build-presets/workspace';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The suite that `npm start` runs in this folder. */
export interface LocalSuite {
  readonly pid: number;
  readonly port: string;
  /** Absolute. */
  readonly dataDir: string;
}

const NOTE = join(workspaceRoot, 'node_modules', '.butterfly-suite.json');

/**
 * Leaves word where the suite of this process listens and keeps its data, for the commands of plugin teams; taken away when the process
 * ends. The last that was started is known.
 */
export function announceSuite(suite: LocalSuite, note = NOTE): void {
  writeFileSync(note, JSON.stringify(suite));
  process.once('exit', () => {
    if (readSuite(note)?.pid === suite.pid) rmSync(note, { force: true });
  });
}

/**
 * The suite that runs here, as long as the environment does not name another one.
 *
 * @example
 * localSuite(process.env)?.port; // '4400' after `PORT=4400 npm start` in another window
 */
export function localSuite({ PORT, DATA_DIR }: Readonly<Record<string, string | undefined>>, note = NOTE): LocalSuite | null {
  const suite = readSuite(note);
  if (!suite || !isAlive(suite.pid)) return null;
  if (PORT && PORT !== suite.port) return null;
  return DATA_DIR && resolve(DATA_DIR) !== suite.dataDir ? null : suite;
}

function readSuite(note: string): LocalSuite | null {
  return existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as LocalSuite) : null;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
