import type { Media } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import type { FileRow } from '../../../platform/files/repository';
import { sniffType } from '../../../platform/files/sniff-type';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { defineLink } from '../../../platform/public-links/link-kind';
import type { Visit } from '../../../platform/public-links/link-door';

const CARRIED: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf']);
/** By which Twilio fetches a file that is being sent. */
export const MEDIA_LINK = defineLink({
  name: 'twilio_communications.media',
  subject: 'twilio_communications.media',
  scopes: ['fetch'],
  forgottenAfterDays: 0,
});
const DAY_MS = 86_400_000;

type Deps = Pick<Platform, 'files' | 'links' | 'linkDoor' | 'clock' | 'env'>;
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
  async sharedAddress(db: Db, id: number): Promise<string> {
    const expiresAt = new Date(this.deps.clock().getTime() + DAY_MS);
    const { token } = await this.deps.links.create(db, MEDIA_LINK, { subjectId: id, scopes: ['fetch'], expiresAt });
    return `${this.deps.env.PUBLIC_URL ?? ''}/api/twilio_communications/media/shared/${token}/`;
  }

  /** The file behind such an address. @throws AppError not_found for one that was made up or is too old. */
  shared(visit: Pick<Visit, 'token' | 'headers' | 'ip'>): Promise<{ tenantId: number; file: FileRow }> {
    return this.deps.linkDoor.visit({ ...visit, kind: MEDIA_LINK }, async (db, seen) => {
      if (seen.state === 'locked') throw new AppError('not_found');
      await this.deps.links.noteUsed(db, seen.link.id);
      return { tenantId: db.tenantId, file: await this.file(db, seen.link.subject_id) };
    });
  }
}

function wire(id: number, { name, type, size }: FileRow): Media {
  return { id, name, type, size, url: `/api/twilio_communications/media/${id}/` };
}
