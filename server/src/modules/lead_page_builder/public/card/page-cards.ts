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
  async answer(order: CardOrder, asked: string | undefined): Promise<Bytes> {
    const version = cardVersion(order.facts);
    const isKept = asked === version && (order.photograph !== null) === (order.facts.picture !== null);
    return {
      kind: 'bytes',
      bytes: await this.#drawn(order, version),
      type: 'image/jpeg',
      etag: version,
      headers: { 'cache-control': isKept ? FOR_EVER : 'no-cache' },
    };
  }

  #drawn(order: CardOrder, version: string): Promise<Buffer> {
    const { tenantId, facts, photograph } = order;
    return this.#kept.get(`${tenantId} ${version} ${photograph?.hash ?? ''}`, async () => {
      const cut = photograph && (await this.#cut(tenantId, photograph));
      return cut ?? drawShareCard(facts);
    });
  }

  /** Null: no photograph that can be used. */
  async #cut(tenantId: number, { hash }: FileRow): Promise<Buffer | null> {
    const { files, pictures } = this.platform;
    try {
      return await pictures.cut(await buffer(await files.open(tenantId, hash)), CARD_SIZE);
    } catch {
      return null;
    }
  }
}
