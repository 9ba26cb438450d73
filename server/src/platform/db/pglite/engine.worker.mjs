// @ts-check
// The embedded PostgreSQL, on a thread of its own, so that a slow statement never stops HTTP, sockets or timers.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { engineOptions } from './durable-fs.mjs';

const port = parentPort;
if (!port) throw new Error('The engine runs as a worker thread.');
const { folder, program } = /** @type {import('./engine-thread').EngineData} */ (workerData);

const engine = await PGlite.create({
  ...engineOptions(folder),
  pgliteWasmModule: program,
  extensions: { pg_trgm, btree_gist, citext, unaccent },
});

/**
 * @param {import('./engine-thread').EngineAnswer} message
 * @param {ArrayBuffer[]} transfer
 */
const answer = (message, transfer = []) => port.postMessage(message, transfer);

port.on('message', (/** @type {import('./engine-thread').EngineRequest} */ request) => {
  if (request.kind === 'close') {
    engine.close().then(
      () => answer({ kind: 'closed' }),
      (/** @type {unknown} */ error) => answer({ kind: 'crashed', reason: String(error) }),
    );
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
