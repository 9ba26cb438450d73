import { buffer } from 'node:stream/consumers';
import { MAX_PHOTO_PIXELS, photosOf, type Photo, type PhotoSize, type ShownProposal } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../platform/db/db';
import type { Bytes } from '../../../platform/define-module';
import type { FileRow } from '../../../platform/files/repository';
import type { PictureFault } from '../../../platform/files/pictures/pictures';
import { sniffType } from '../../../platform/files/sniff-type';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { findPhoto, insertPhoto } from './repository';

interface Upload {
  readonly projectId: number;
  readonly bytes: Buffer;
  readonly name: string;
}
type InTenant = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** A photograph for paper that has not been read from the store yet. */
export interface PaperPhoto {
  readonly id: number;
  readonly hash: string;
}

/** Photographs of proposals. Bytes are read, made smaller and stored outside of transactions. */
export class ProposalPhotos {
  constructor(private readonly deps: Pick<Platform, 'api' | 'files' | 'pictures'>) {}

  /** @throws AppError `not_found`, `storage_full`, and why it is no photograph */
  async add(tenantId: number, { projectId, bytes, name }: Upload, tx: InTenant): Promise<Photo> {
    const { files, pictures } = this.deps;
    await tx((db) => this.#requireProject(db, projectId));
    if (!sniffType(bytes).startsWith('image/')) throw new AppError('proposal_and_invoice.not_a_photo');
    const read = await pictures.read(bytes, MAX_PHOTO_PIXELS);
    if ('kind' in read) throw faultOf(read);
    // The file as it was brought is not kept: it may say where and when it was taken.
    const view = await files.put(tenantId, read.view);
    const thumb = await files.put(tenantId, read.thumb);
    const paper = await files.put(tenantId, await pictures.forPaper(read.view));
    const { width, height } = read;
    return tx(async (db) => {
      await this.#requireProject(db, projectId);
      const shown = await files.record(db, view, name);
      const id = await insertPhoto(db, {
        ...{ project_id: projectId, width, height, view_file_id: shown.id },
        thumb_file_id: (await files.record(db, thumb, name)).id,
        paper_file_id: (await files.record(db, paper, name)).id,
      });
      return { id, width, height, name: shown.name };
    });
  }

  async file(db: Db, { photoId, size }: { photoId: number; size: PhotoSize | 'paper' }): Promise<FileRow> {
    const row = await findPhoto(db, photoId);
    const file = row && (await this.deps.files.find(db, row[`${size}_file_id`]));
    if (!file) throw new AppError('not_found');
    return file;
  }

  /** Bytes under an address never change, so a browser that has them never asks again. */
  async answer(tenantId: number, file: FileRow): Promise<Bytes> {
    const answer = await this.deps.files.download(tenantId, file, { inline: true });
    return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, max-age=31536000, immutable' } };
  }

  /** What a proposal shows, in its order; a file that is gone is left out. */
  async onPaper(db: Db, shown: ShownProposal): Promise<PaperPhoto[]> {
    const found: PaperPhoto[] = [];
    for (const { id } of photosOf(shown)) {
      const row = await findPhoto(db, id);
      const file = row && (await this.deps.files.find(db, row.paper_file_id));
      if (file) found.push({ id, hash: file.hash });
    }
    return found;
  }

  /** By their ids, as paper takes them. Outside of transactions. */
  async read(tenantId: number, photos: readonly PaperPhoto[]): Promise<Record<string, string>> {
    const pictures: Record<string, string> = {};
    for (const { id, hash } of photos) {
      const bytes = await buffer(await this.deps.files.open(tenantId, hash));
      pictures[id] = `data:image/jpeg;base64,${bytes.toString('base64')}`;
    }
    return pictures;
  }

  async #requireProject(db: Db, id: number): Promise<void> {
    if (!(await this.deps.api('tenant_crm').projectExists(db, id))) throw new AppError('not_found');
  }
}

function faultOf({ kind }: PictureFault): AppError {
  return kind === 'unreadable'
    ? new AppError('proposal_and_invoice.photo_unreadable')
    : new AppError('proposal_and_invoice.photo_too_many_pixels');
}
