import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/http/app-error';
import { readCookie, SESSION_COOKIE } from '../../../platform/http/cookies';
import type { Platform } from '../../../platform/platform';
import type { Asker } from '../runs/turn';
import { findMedia, insertMedia } from './repository';

export interface NewMedia {
  readonly folder: 'reports' | 'generated';
  /** What a person calls it, such as `pipeline-by-stage.csv`. */
  readonly name: string;
  readonly type: 'text/csv; charset=utf-8' | 'image/png' | 'application/json; charset=utf-8';
  readonly bytes: Buffer;
}

const INLINE = new Set(['image/png']);
/** Nothing may run in what the assistant made, wherever it is shown. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What the assistant makes, kept for the member it was made for: reports may hold what a colleague may not see. */
export class MediaStore {
  constructor(private readonly platform: Pick<Platform, 'db' | 'files' | 'access'>) {}

  /** Answers the address under which it is served. */
  async keep({ session }: Pick<Asker, 'session'>, { folder, name, type, bytes }: NewMedia): Promise<string> {
    const stored = await this.platform.files.put(session.tenantId, bytes);
    const path = `${folder}/${randomBytes(12).toString('base64url')}-${name}`;
    await this.platform.db.withTenant(await this.platform.access.workerOf(session), async (db) => {
      const file = await this.platform.files.record(db, stored, name);
      await insertMedia(db, { path, type, fileId: file.id });
    });
    return `/media/${path}`;
  }

  register(app: FastifyInstance): void {
    for (const folder of ['reports', 'generated'])
      app.get(`/media/${folder}/:name`, (request, reply) =>
        this.#send(`${folder}/${(request.params as { name: string }).name}`, request, reply),
      );
  }

  async #send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = readCookie(request.headers.cookie, SESSION_COOKIE);
    const session = token ? await this.platform.access.session(token) : null;
    if (!session) throw new AppError('not_authenticated');
    const found = await this.platform.db.withTenant(await this.platform.access.workerOf(session), async (db) => {
      const media = await findMedia(db, path);
      const file = media && (await this.platform.files.find(db, media.file_id));
      return media && file ? { media, file } : undefined;
    });
    if (!found) throw new AppError('not_found');
    const answer = await this.platform.files.download(session.tenantId, found.file, { inline: INLINE.has(found.media.type) });
    return reply
      .headers({ ...answer.headers, 'cache-control': 'private, max-age=31536000, immutable', 'content-security-policy': POLICY })
      .header('content-type', found.media.type)
      .send(answer.bytes);
  }
}
