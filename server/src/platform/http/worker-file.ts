import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';

/** It reads what the suite answers, and nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'";

/** Answers a worker's file. A browser asks for it anew with every page that it keeps, and takes a changed one at once. */
export function answerWorker(app: FastifyInstance, path: string, source: string): void {
  const etag = `"${createHash('sha256').update(source).digest('base64url')}"`;
  app.get(path, (request, reply) => {
    reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.header('content-type', 'text/javascript; charset=utf-8').send(source);
  });
}
