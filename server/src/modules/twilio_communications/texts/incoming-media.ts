import type { Db } from '../../../platform/db/db';
import type { Job } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import type { LiveTexts } from './live-texts';
import type { MediaShelf } from './media';
import { addMedia } from './message.repository';

const JOB = 'twilio_communications.fetch_media';
const LARGEST = 16_000_000;

interface Wanted {
  readonly tenantId: number;
  readonly messageId: number;
  readonly conversationId: number;
  readonly urls: readonly string[];
}

/** Pictures that came with a text lie at Twilio: they are fetched afterwards and kept here. */
export class IncomingMedia {
  constructor(private readonly parts: { readonly deps: Platform; readonly media: MediaShelf; readonly live: LiveTexts }) {}

  job(): Job<never> {
    return { name: JOB, retries: 4, run: (wanted: Wanted) => this.#fetch(wanted) } as Job<never>;
  }

  /** In the transaction that keeps the text. */
  async fetchSoon(db: Db, wanted: Omit<Wanted, 'tenantId'>): Promise<void> {
    const { tenantId } = db;
    await this.parts.deps.jobs.send(db, JOB, { tenantId, ...wanted }, { key: `${tenantId}-${wanted.messageId}` });
  }

  async #fetch({ tenantId, messageId, conversationId, urls }: Wanted): Promise<void> {
    const { deps, media, live } = this.parts;
    const tx = <T>(work: Parameters<typeof deps.db.withTenant<T>>[1]) => deps.db.withTenant({ tenantId, memberId: null }, work);
    const kept: number[] = [];
    for (const url of urls.filter(isTwilio)) {
      const bytes = await deps.remoteFiles.fetch(url, { limit: LARGEST });
      if (!Buffer.isBuffer(bytes)) throw new Error(`A picture of text ${messageId} could not be fetched: ${bytes.kind}`);
      kept.push((await media.add(tenantId, { bytes, name: 'picture' }, tx)).id);
    }
    await tx((db) => addMedia(db, messageId, kept));
    live.changed(tenantId, conversationId);
  }
}

function isTwilio(url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === 'https://api.twilio.com';
}
