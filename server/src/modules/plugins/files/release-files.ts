import { releasableId, sha256, type ReleaseFile } from '@butterfly/contracts/plugins';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/database';
import { AppError } from '../../../platform/http/app-error';
import type { BlobStore, Encoding } from '../blobs/blob-store';
import { RegistryRepository } from '../repository';
import type { World } from '../resolution/world';
import { fileHeaders } from './file-headers';
import { INTEGRITY_LIST, integrityList } from './integrity-list';
import { acceptedEncodings } from './negotiate';

interface Services {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly snapshots: { current(): Promise<{ readonly world: Pick<World, 'withdrawn'> }> };
}

interface KnownFiles {
  readonly release: number;
  readonly byPath: ReadonlyMap<string, ReleaseFile>;
}

const MAX_KEPT = 200;

/** Serves `GET /r/<id>/<content hash>/<file>`: every release that was ever published, for ever the same, until it is yanked. */
export class ReleaseFiles {
  private readonly kept = new Map<string, KnownFiles>();

  constructor(private readonly services: Services) {}

  register(app: FastifyInstance): void {
    app.route<{ Params: { id: string; hash: string; '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/r/:id/:hash/*',
      handler: (request, reply) => this.answer(request, reply, request.params),
    });
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    params: { id: string; hash: string; '*': string },
  ): Promise<FastifyReply> {
    const { release, byPath } = await this.filesOf(params.id, params.hash);
    await this.refuseYanked(release, params.id);
    const file = byPath.get(params['*']);
    if (!file && params['*'] === INTEGRITY_LIST) return this.answerList(reply, params);
    if (!file) throw new AppError('not_found');
    const found = await this.smallest(file.sha256, acceptedEncodings(request.headers['accept-encoding']));
    if (!found) throw new AppError('plugins.file_damaged');
    const { encoding, blob } = found;
    const etag = `"${file.sha256.slice(0, 32)}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    reply.headers({ ...fileHeaders(file.path), etag, vary: 'Accept-Encoding' });
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return reply.code(304).send();
    reply.header('content-length', blob.size);
    return request.method === 'HEAD' ? reply.send() : reply.send(blob.stream());
  }

  /** The hashes of the release, for a page that knows only theirs. */
  private async answerList(reply: FastifyReply, { id, hash }: { id: string; hash: string }): Promise<FastifyReply> {
    const integrity = await this.services.db.withoutTenant((db) => new RegistryRepository(db).integrity(id, hash));
    if (!integrity) throw new AppError('not_found');
    return reply.headers(fileHeaders(INTEGRITY_LIST)).send(integrityList(integrity));
  }

  /** A quarantine may be lifted, and pages that are open go on in what they have: only a yank takes the files away. */
  private async refuseYanked(release: number, id: string): Promise<void> {
    const { world } = await this.services.snapshots.current();
    if (world.withdrawn.get(release)?.status === 'yanked') throw new AppError('plugins.files_gone', { id });
  }

  private async smallest(hash: string, accepted: readonly Encoding[]) {
    for (const encoding of accepted) {
      const blob = await this.services.blobs.open(hash, encoding);
      if (blob) return { encoding, blob };
    }
    return undefined;
  }

  private async filesOf(id: string, hash: string): Promise<KnownFiles> {
    if (!releasableId.safeParse(id).success || !sha256.safeParse(hash).success) throw new AppError('not_found');
    const key = `${id}/${hash}`;
    const kept = this.kept.get(key);
    if (kept) return kept;
    const found = await this.services.db.withoutTenant((db) => new RegistryRepository(db).files(id, hash));
    if (!found) throw new AppError('not_found');
    const known = { release: found.release, byPath: new Map(found.files.map((file) => [file.path, file])) };
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(key, known);
    return known;
  }
}
