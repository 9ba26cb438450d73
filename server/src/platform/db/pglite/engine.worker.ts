// The embedded PostgreSQL, on a thread of its own, so that a slow statement never stops HTTP, sockets or timers.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { engineOptions } from './durable-fs';
import type { EngineAnswer, EngineRequest } from './engine-thread';

const port = parentPort;
if (!port) throw new Error('The engine runs as a worker thread.');
const { folder } = workerData as { folder: string };

const engine = await PGlite.create({ ...engineOptions(folder), extensions: { pg_trgm, btree_gist, citext, unaccent } });

const answer = (message: EngineAnswer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

port.on('message', (request: EngineRequest) => {
  if (request.kind === 'close') {
    engine.close().then(() => answer({ kind: 'closed' }), (error: unknown) => answer({ kind: 'crashed', reason: String(error) }));
    return;
  }
  try {
    // Copied, since the engine answers with a view on its own memory.
    const bytes = Uint8Array.from(engine.execProtocolRawSync(request.bytes));
    answer({ kind: 'answered', bytes }, [bytes.buffer]);
  } catch (error) {
    answer({ kind: 'crashed', reason: String(error) });
  }
});

answer({ kind: 'ready' });
