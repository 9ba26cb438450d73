// @ts-check
// Plain JavaScript, as everything the engine's thread loads: reading TypeScript there took three times as long as opening the database.
import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * @typedef {{ FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } } } }} Emscripten
 */

/** NodeFS has no fsync operation, so a power cut could lose acknowledged commits; this one reaches the disk. */
export class DurableFS extends NodeFS {
  /**
   * @override
   * @param {Parameters<NodeFS['init']>} given
   */
  async init(...given) {
    const result = await super.init(...given);
    const preRun = /** @type {((module: Emscripten) => void)[]} */ (/** @type {unknown} */ (result.emscriptenOpts.preRun));
    preRun.push((module) => {
      module.FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fs.fdatasyncSync(stream.nfd);
        return 0;
      };
    });
    return result;
  }
}

/**
 * Options of the embedded engine: commits are flushed to disk (the stub of fdatasync must not be chosen), memory stays small.
 *
 * @param {string} folder
 * @returns {import('@electric-sql/pglite').PGliteOptions}
 */
export function engineOptions(folder) {
  const startParams = PGlite.defaultStartParams
    .filter((parameter) => parameter !== '-F')
    .concat(['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB', '-c', 'timezone=UTC']);
  return { fs: new DurableFS(folder), startParams };
}
