import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

const TEMPORARY = /^\..+\.[0-9a-f]{12}$/;
/** No write takes this long: what is older was left by a process that ended in the middle. */
const HOUR = 3_600_000;

/**
 * Writes a file beside its place and renames it, so that a half-written one is never seen; it is on the disk when this resolves.
 * When it cannot be written, nothing is left of it.
 *
 * @throws what the disk says, `ENOSPC` when it is full
 */
export async function writeDurably(file: string, bytes: Uint8Array, mode = 0o600): Promise<void> {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(6).toString('hex')}`);
  try {
    const handle = await fs.open(temporary, 'wx', mode);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await fs.rename(temporary, file);
  } catch (error) {
    await fs.rm(temporary, { force: true });
    throw error;
  }
}

/** Takes away what writes that were cut off an hour ago or earlier have left in a folder. */
export async function removeTemporary(folder: string, names: readonly string[], now = Date.now()): Promise<void> {
  for (const name of names.filter((one) => TEMPORARY.test(one))) {
    const file = path.join(folder, name);
    const found = await fs.stat(file).catch(() => null);
    if (found && found.mtimeMs < now - HOUR) await fs.rm(file, { force: true });
  }
}
