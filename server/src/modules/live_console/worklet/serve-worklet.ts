import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { matchesTag } from '../../../platform/http/etag';

/** The sound processors lie at `/pcm-processor.js`: an audio worklet is loaded from an address, not from a bundle. */
export function serveWorklet(app: FastifyInstance): void {
  const source = readFileSync(path.join(import.meta.dirname, 'pcm-processor.js'), 'utf8');
  const etag = createHash('sha256').update(source).digest('base64url').slice(0, 20);
  app.get('/pcm-processor.js', (request, reply) => {
    reply.headers({ etag: `"${etag}"`, 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
    return matchesTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(source);
  });
}
