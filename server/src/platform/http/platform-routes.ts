import type { FastifyInstance } from 'fastify';
import type { PooledDatabase } from '../db/pooled-database';
import { registerClientWorker } from './client-worker';
import { registerOfflineWorker } from './offline-worker';

const HEALTH_MS = 2_000;

/** The addresses of the platform itself: health for load balancers, the OpenAPI document, and the worker that keeps pages. */
export function registerPlatformRoutes(
  app: FastifyInstance,
  { database, document }: { database: PooledDatabase; document: () => Promise<object> },
): void {
  // Bytes, once: megabytes of text would be written out anew for each answer.
  let schema: Promise<Buffer> | undefined;
  const schemaBytes = async () => Buffer.from(JSON.stringify(await document()));
  registerOfflineWorker(app);
  registerClientWorker(app);

  app.get('/api/schema/', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-type', 'application/json; charset=utf-8')
      .send(await (schema ??= schemaBytes())),
  );

  app.get('/api/health/', async (_request, reply) => {
    const facts = { engine: database.engine, version: database.version };
    const healthy = await answersInTime(database);
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .send(
        JSON.stringify(
          healthy
            ? { status: 'ok', ...facts }
            : { status: 'unavailable', ...facts, error: 'The database does not answer.', code: 'unavailable' },
        ),
      );
  });
}

/** A busy database is a fact to report, not to wait for. */
async function answersInTime(database: PooledDatabase): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), HEALTH_MS);
  });
  const asked = database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([asked, late]);
  clearTimeout(timer);
  return answered;
}
