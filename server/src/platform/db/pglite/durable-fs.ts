import fs from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeStream {
  nfd?: number;
}
interface Emscripten {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: NodeStream) => number } } } };
}

/** NodeFS has no fsync operation, so a power cut could lose acknowledged commits; this one reaches the disk. */
export class DurableFS extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...given);
    const preRun = result.emscriptenOpts.preRun as unknown as ((module: Emscripten) => void)[];
    preRun.push((module) => {
      module.FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fs.fdatasyncSync(stream.nfd);
        return 0;
      };
    });
    return result;
  }
}

/** Options of the embedded engine: commits are flushed to disk (the stub of fdatasync must not be chosen), memory stays small. */
export function engineOptions(folder: string): PGliteOptions {
  const startParams = PGlite.defaultStartParams
    .filter((parameter) => parameter !== '-F')
    .concat(['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB', '-c', 'timezone=UTC']);
  return { fs: new DurableFS(folder), startParams } as PGliteOptions;
}
