import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Where what a test throws away again is written. */
export interface ScratchFolder {
  readonly path: string;
  remove(): void;
}

/**
 * A folder in memory where the machine has one with room, else on the disk. Each test starts on a database of its own:
 * copying 40 MB and waiting for the disk took four fifths of the time of the embedded engine. What is timed, and what
 * proves that nothing is lost, stays on the disk.
 */
export function scratchFolder(): ScratchFolder {
  const path = mkdtempSync(join(hasRoom() ? MEMORY_DISK : tmpdir(), 'butterfly-'));
  // PostgreSQL runs as another user, who has to pass through.
  chmodSync(path, 0o755);
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  return { path, remove };
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY_DISK)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize >= ENOUGH_BYTES && freemem() >= ENOUGH_BYTES;
}
