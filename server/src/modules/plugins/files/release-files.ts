import { releasableId, sha256, type ReleaseFile } from '@butterfly/contracts/plugins';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/database';
import { AppError } from '../../../platform/http/app-error';
import type { BlobStore, Encoding } from '../blobs/blob-store';
import { RegistryRepository } from '../repository';
import { INTEGRITY_LIST, integrityList } from './integrity-list';
import { acceptedEncodings } from './negotiate';

interface Services {
  readonly db: Database;
  readonly blobs: BlobStore;
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8', json: 'application/json; charset=utf-8', map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp', avif: 'image/avif', woff2: 'font/woff2', wav: 'audio/wav', txt: 'text/plain; charset=utf-8',
};

const MAX_KEPT = 200;

/** Serves `GET /r/<id>/<content hash>/<file>`: every release that was ever published, for ever the same. */
export class ReleaseFiles {
  private readonly kept = new Map<string, ReadonlyMap<string, ReleaseFile>>();

  constructor(private readonly services: Services) {}

  register(app: FastifyInstance): void {
    app.route<{ Params: { id: string; hash: string; '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/r/:id/:hash/*',
      handler: (request, reply) => this.answer(request, reply, request.params),
    });
  }

  private async answer(request: FastifyRequest, reply: FastifyReply, params: { id: string; hash: string; '*': string }): Promise<FastifyReply> {
    const file = (await this.filesOf(params.id, params.hash)).get(params['*']);
    if (!file && params['*'] === INTEGRITY_LIST) return this.answerList(reply, params);
    if (!file) throw new AppError('not_found');
    const found = await this.smallest(file.sha256, acceptedEncodings(request.headers['accept-encoding']));
    if (!found) throw new Error(`The bytes of ${params.id}/${file.path} (${file.sha256}) are not in the store.`);
    const { encoding, blob } = found;
    const etag = `"${file.sha256.slice(0, 32)}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable', etag, vary: 'Accept-Encoding', 'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff', 'content-type': typeOf(file.path),
    });
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return reply.code(304).send();
    reply.header('content-length', blob.size);
    return request.method === 'HEAD' ? reply.send() : reply.send(blob.stream());
  }

  /** The hashes of the release, for a page that knows only theirs. */
  private async answerList(reply: FastifyReply, { id, hash }: { id: string; hash: string }): Promise<FastifyReply> {
    const integrity = await this.services.db.withoutTenant((db) => new RegistryRepository(db).integrity(id, hash));
    if (!integrity) throw new AppError('not_found');
    return reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff', 'content-type': typeOf(INTEGRITY_LIST) })
      .send(integrityList(integrity));
  }

  private async smallest(hash: string, accepted: readonly Encoding[]) {
    for (const encoding of accepted) {
      const blob = await this.services.blobs.open(hash, encoding);
      if (blob) return { encoding, blob };
    }
    return undefined;
  }

  private async filesOf(id: string, hash: string): Promise<ReadonlyMap<string, ReleaseFile>> {
    if (!releasableId.safeParse(id).success || !sha256.safeParse(hash).success) throw new AppError('not_found');
    const key = `${id}/${hash}`;
    const kept = this.kept.get(key);
    if (kept) return kept;
    const files = await this.services.db.withoutTenant((db) => new RegistryRepository(db).files(id, hash));
    if (!files) throw new AppError('not_found');
    const byPath = new Map(files.map((file) => [file.path, file]));
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(key, byPath);
    return byPath;
  }
}

function typeOf(path: string): string {
  return types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}
