import type { Media } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import type { FileRow } from '../../../platform/files/repository';
import { sniffType } from '../../../platform/files/sniff-type';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';

const CARRIED: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf']);
const PURPOSE = 'twilio_communications.media';
const DAY_MS = 86_400_000;

type Deps = Pick<Platform, 'files' | 'signer' | 'clock' | 'env'>;
type InTenant = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** Pictures and files of messages. */
export class MediaShelf {
  constructor(private readonly deps: Deps) {}

  /** Puts bytes away, outside of the transaction, and gives them an id. */
  async add(tenantId: number, { bytes, name }: { bytes: Buffer; name: string }, tx: InTenant): Promise<Media> {
    if (!CARRIED.has(sniffType(bytes))) throw new AppError('twilio_communications.media_type');
    const stored = await this.deps.files.put(tenantId, bytes);
    return tx(async (db) => {
      const file = await this.deps.files.record(db, stored, name);
      const [row] = await db.rows<{ id: number }>(
        'insert into twilio_communications_media (file_id, created_by_id) values ($1, $2) returning id',
        [file.id, db.memberId],
      );
      if (!row) throw new Error('The media row was not written.');
      return wire(row.id, file);
    });
  }

  async file(db: Db, id: number): Promise<FileRow> {
    const [row] = await db.rows<{ file_id: number }>('select file_id from twilio_communications_media where id = $1', [id]);
    const file = row && (await this.deps.files.find(db, row.file_id));
    if (!file) throw new AppError('not_found');
    return file;
  }

  /** Those of the ids that are there, by id. */
  async found(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Media>> {
    const all = new Map<number, Media>();
    if (ids.length === 0) return all;
    const rows = await db.rows<{ id: number; file_id: number }>(
      'select id, file_id from twilio_communications_media where id = any ($1::int[])',
      [ids],
    );
    for (const { id, file_id } of rows) {
      const file = await this.deps.files.find(db, file_id);
      if (file) all.set(id, wire(id, file));
    }
    return all;
  }

  /** An address at which Twilio fetches the file, for a day. */
  sharedAddress(tenantId: number, id: number): string {
    const token = this.deps.signer.sign(PURPOSE, `${tenantId}/${id}/${this.deps.clock().getTime() + DAY_MS}`);
    return `${this.deps.env.PUBLIC_URL ?? ''}/api/twilio_communications/media/shared/${token}/`;
  }

  /** @throws AppError not_found for an address that was made up, changed, or is too old. */
  readShared(token: string): { tenantId: number; id: number } {
    const [tenantId = 0, id = 0, until = 0] = (this.deps.signer.verify(PURPOSE, token) ?? '').split('/').map(Number);
    if (!tenantId || !id || until < this.deps.clock().getTime()) throw new AppError('not_found');
    return { tenantId, id };
  }
}

function wire(id: number, { name, type, size }: FileRow): Media {
  return { id, name, type, size, url: `/api/twilio_communications/media/${id}/` };
}
