import { buffer } from 'node:stream/consumers';
import type { Db } from '../../../../platform/db/db';
import type { Bytes } from '../../../../platform/define-module';
import type { FileRow } from '../../../../platform/files/repository';
import type { Platform } from '../../../../platform/platform';
import { KeptCards } from '../../../../platform/public-pages/share-card/kept-cards';
import { CARD_SIZE, drawShareCard } from '../../../../platform/public-pages/share-card/share-card';
import { cardVersion, type CardFacts } from './shared-picture';

/** What is drawn, read in a transaction; drawing needs none. */
export interface CardOrder {
  readonly tenantId: number;
  readonly facts: CardFacts;
  /** Null: none was chosen, or it is not there any more. */
  readonly photograph: FileRow | null;
}

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures beside links to lead pages: the photograph of a page, or a card in the colours of the business. */
export class PageCards {
  readonly #kept = new KeptCards();

  constructor(private readonly platform: Pick<Platform, 'api' | 'files' | 'pictures'>) {}

  /** The photograph is one of this page's own files, or there is none. */
  async order(db: Db, { pageId, facts, tenantId }: { pageId: number | null; facts: CardFacts; tenantId: number }): Promise<CardOrder> {
    const { files } = this.platform.api('records').of('lead_page_builder');
    if (pageId === null || facts.picture === null) return { tenantId, facts, photograph: null };
    const own = await files.list(db, { subject_type: 'page', subject_id: pageId });
    const isThere = own.some(({ id }) => id === facts.picture);
    return { tenantId, facts, photograph: isThere ? await files.open(db, facts.picture) : null };
  }

  /** Under the version of what it shows anybody may keep it; asked for in another way it may be another one tomorrow. */
  async answer({ tenantId, facts, photograph }: CardOrder, asked: string | undefined): Promise<Bytes> {
    const version = cardVersion(facts);
    const cut = photograph && (await this.#cut(tenantId, photograph));
    const isWhole = (cut !== null) === (facts.picture !== null);
    return {
      kind: 'bytes',
      bytes: cut ?? (await this.#kept.get(`${tenantId} ${version}`, () => drawShareCard(facts))),
      type: 'image/jpeg',
      etag: `${version}${cut ? '-photograph' : ''}`,
      headers: { 'cache-control': asked === version && isWhole ? FOR_EVER : 'private, no-cache' },
    };
  }

  /** Null: no photograph that can be used, now; whoever asks next may have it. */
  async #cut(tenantId: number, { hash }: FileRow): Promise<Buffer | null> {
    const { files, pictures } = this.platform;
    try {
      return await this.#kept.get(`${tenantId} ${hash}`, async () => {
        const cut = await pictures.cut(await buffer(await files.open(tenantId, hash)), CARD_SIZE);
        if (!cut) throw new Error('The photograph cannot be read.');
        return cut;
      });
    } catch {
      return null;
    }
  }
}
