import type { Asset, AssetSize } from '@butterfly/contracts/moodboard';
import { MAX_ASSET_BYTES, MAX_ASSET_PIXELS } from '@butterfly/contracts/moodboard';
import type { Db } from '../../../platform/db/db';
import type { Files } from '../../../platform/files/files';
import type { Pictures } from '../../../platform/files/pictures/pictures';
import type { RemoteFault, RemoteFiles } from '../../../platform/files/remote/remote-files';
import { sniffType } from '../../../platform/files/sniff-type';
import { AppError } from '../../../platform/http/app-error';
import { assetWithHash, findAsset, insertAsset, type AssetRow } from './repository';

interface Deps {
  readonly files: Pick<Files, 'find' | 'hashOf' | 'put' | 'record'>;
  readonly pictures: Pictures;
  readonly remote: RemoteFiles;
}

interface Picture {
  readonly bytes: Buffer;
  readonly name: string;
  readonly sourceUrl: string | null;
}

type InTenant = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Pictures for boards. Bytes are read, shrunk and stored before the transaction begins. */
export class AssetService {
  constructor(private readonly deps: Deps) {}

  async add(tenantId: number, picture: Picture, tx: InTenant): Promise<Asset> {
    const { files, pictures } = this.deps;
    if (!sniffType(picture.bytes).startsWith('image/')) throw new AppError('moodboard.not_an_image');
    const known = await tx((db) => this.#known(db, files.hashOf(picture.bytes)));
    if (known) return known;
    const read = await pictures.read(picture.bytes, MAX_ASSET_PIXELS);
    if ('kind' in read) throw faultOf(read);
    // What is no picture is not kept, not even for a day.
    const original = await files.put(tenantId, picture.bytes);
    const [view, thumb] = [await files.put(tenantId, read.view), await files.put(tenantId, read.thumb)];
    return tx(async (db) => {
      const fileIds = {
        original_file_id: (await files.record(db, original, picture.name)).id,
        view_file_id: (await files.record(db, view, picture.name)).id,
        thumb_file_id: (await files.record(db, thumb, picture.name)).id,
      };
      const row = await insertAsset(db, {
        ...fileIds,
        hash: original.hash,
        width: read.width,
        height: read.height,
        palette: read.palette,
        source_url: picture.sourceUrl,
      });
      const asset = row ? await this.#wire(db, row) : await this.#known(db, original.hash);
      if (!asset) throw new AppError('conflict');
      return asset;
    });
  }

  async import(tenantId: number, url: string, tx: InTenant): Promise<Asset> {
    const found = await this.deps.remote.fetch(url, { limit: MAX_ASSET_BYTES });
    if (!Buffer.isBuffer(found)) throw importFault(found);
    return this.add(tenantId, { bytes: found, name: nameOf(url), sourceUrl: url }, tx);
  }

  async get(db: Db, id: number): Promise<Asset> {
    const row = await findAsset(db, id);
    if (!row) throw new AppError('not_found');
    return this.#wire(db, row);
  }

  /** The kept file of one size. */
  async file(db: Db, { assetId, size }: { assetId: number; size: AssetSize }) {
    const row = await findAsset(db, assetId);
    const file = row && (await this.deps.files.find(db, row[`${size}_file_id`]));
    if (!file) throw new AppError('not_found');
    return file;
  }

  async #known(db: Db, hash: string): Promise<Asset | undefined> {
    const row = await assetWithHash(db, hash);
    return row && this.#wire(db, row);
  }

  async #wire(db: Db, row: AssetRow): Promise<Asset> {
    const file = await this.deps.files.find(db, row.original_file_id);
    if (!file) throw new AppError('not_found');
    const { id, width, height, palette, source_url, created_at } = row;
    const address = `/api/moodboard/assets/${id}`;
    return {
      asset: id,
      name: file.name,
      type: file.type,
      size: file.size,
      w: width,
      h: height,
      palette,
      source_url,
      created_at,
      url: `${address}/view/`,
      thumb_url: `${address}/thumb/`,
      original_url: `${address}/original/`,
    };
  }
}

function faultOf(fault: { kind: 'too_many_pixels'; pixels: number } | { kind: 'unreadable' }): AppError {
  if (fault.kind === 'unreadable') return new AppError('moodboard.image_unreadable');
  return new AppError('moodboard.image_too_many_pixels', { pixels: fault.pixels, limit: MAX_ASSET_PIXELS });
}

function importFault(fault: RemoteFault): AppError {
  if (fault.kind === 'refused') return new AppError('moodboard.import_refused');
  if (fault.kind === 'too_large') return new AppError('moodboard.import_too_large', { limit: MAX_ASSET_BYTES });
  return new AppError('moodboard.import_failed', { reason: fault.reason });
}

function nameOf(url: string): string {
  const { pathname, hostname } = new URL(url);
  const last = pathname.split('/').at(-1) ?? '';
  return last === '' ? hostname : last;
}
