import { defaultPage, wordsOfPage, type NewPage, type Page, type PagePatch } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { forms, pages, slugIsTaken, type Published, type StoredPage } from '../repository';
import { withCopiedPictures } from './page-pictures';
import { keepVersion, versionData } from './versions.repository';

/** Where visitors find a page of a business. */
export const publicPath = (business: string, slug: string): string => `/public/${slug}?t=${business}`;

/** The life of a lead page. Knows no HTTP; every method runs in the transaction it is given. */
export class PageService {
  constructor(private readonly platform: Pick<Platform, 'api' | 'clock'>) {}

  async shown(db: Db, page: StoredPage): Promise<Page> {
    const { slug, brand } = await this.platform.api('auth_and_admin').tenant(db);
    return { ...page, public_path: publicPath(slug, page.slug), brand: brand.primary ?? null } as unknown as Page;
  }

  async read(db: Db, id: number): Promise<Page> {
    return this.shown(db, await pages.read(db, id));
  }

  async create(db: Db, { title, slug, kind, theme, data }: NewPage): Promise<Page> {
    await this.#requireFree(db, slug, null);
    const { locale } = await this.platform.api('auth_and_admin').tenant(db);
    return this.#insert(db, {
      title,
      slug,
      kind,
      theme,
      data: data ?? defaultPage(kind, wordsOfPage(locale).language),
      seo: { title: '', description: '' },
      form_id: null,
      redirect_url: '',
    });
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: PagePatch; ifMatch: string | undefined }): Promise<Page> {
    const before = await pages.lockVersion(db, { id, ifMatch });
    if (before.archived_at) throw new AppError('lead_page_builder.archived');
    if (patch.slug !== undefined) await this.#requireFree(db, patch.slug, id);
    if (patch.form_id) await this.#requireForm(db, patch.form_id);
    if (patch.variant_of_id) await this.#requireOriginal(db, { id, of: patch.variant_of_id });
    const after = await pages.patch(db, { id, changes: patch });
    const fields = Object.keys(patch).filter((name) => name !== 'data');
    this.#records().recordChanges(db, { subject_type: 'page', subject_id: id, before, after, fields });
    return this.shown(db, after);
  }

  /** Visitors see the draft as it is now; what they see is kept as a version. */
  async publish(db: Db, id: number): Promise<Page> {
    const { title, kind, theme, seo, data, form_id, redirect_url } = await this.#live(db, id);
    const published: Published = { title, kind, theme, seo, data, form_id, redirect_url };
    await keepVersion(db, { pageId: id, title, data });
    const after = await pages.patch(db, {
      id,
      changes: { published, status: 'published', published_at: this.platform.clock().toISOString() },
    });
    this.#records().record(db, { subject_type: 'page', subject_id: id, kind: 'published' });
    db.emit('lead_page_builder.page.published@1', { page_id: id });
    return this.shown(db, after);
  }

  async unpublish(db: Db, id: number): Promise<Page> {
    const before = await this.#live(db, id);
    if (before.status !== 'published') return this.shown(db, before);
    return this.#withdraw(db, id);
  }

  async duplicate(db: Db, { id, variant }: { id: number; variant: boolean }): Promise<Page> {
    const { title, slug, kind, theme, seo, data, form_id, redirect_url, variant_of_id } = await this.#live(db, id);
    const copy = { title: `${title} (${variant ? 'B' : 'copy'})`.slice(0, 120), kind, theme, seo, data, form_id, redirect_url };
    const of = variant ? (variant_of_id ?? id) : null;
    const made = await this.#insert(db, {
      ...copy,
      slug: await this.#freeSlug(db, `${slug.slice(0, 50)}-${variant ? 'b' : 'copy'}`),
      variant_of_id: of,
    });
    const own = await withCopiedPictures(db, { from: id, to: made.id, data, api: this.platform.api });
    return own ? this.shown(db, await pages.patch(db, { id: made.id, changes: { data: own } })) : made;
  }

  /** A version of before becomes the draft; visitors see it when it is published. Without one: out of the archive. */
  async restore(db: Db, { id, versionId }: { id: number; versionId: number | null }): Promise<Page> {
    const before = await pages.lock(db, id);
    if (versionId === null) {
      if (!before.archived_at) return this.shown(db, before);
      await this.#requireFree(db, before.slug, id);
      await pages.mark(db, { ids: [id], column: 'archived_at', on: false });
      this.#records().record(db, { subject_type: 'page', subject_id: id, kind: 'unarchived' });
      return this.read(db, id);
    }
    if (before.archived_at) throw new AppError('lead_page_builder.archived');
    const data = await versionData(db, { id: versionId, pageId: id });
    if (!data) throw new AppError('not_found');
    const after = await pages.patch(db, { id, changes: { data } });
    this.#records().record(db, { subject_type: 'page', subject_id: id, kind: 'restored' });
    return this.shown(db, after);
  }

  async archive(db: Db, id: number): Promise<Page> {
    const before = await pages.lock(db, id);
    if (before.archived_at) return this.shown(db, before);
    if (before.status === 'published') await this.#withdraw(db, id);
    await pages.mark(db, { ids: [id], column: 'archived_at', on: true });
    this.#records().record(db, { subject_type: 'page', subject_id: id, kind: 'archived' });
    return this.read(db, id);
  }

  async #withdraw(db: Db, id: number): Promise<Page> {
    const after = await pages.patch(db, { id, changes: { status: 'unpublished' } });
    this.#records().record(db, { subject_type: 'page', subject_id: id, kind: 'unpublished' });
    db.emit('lead_page_builder.page.unpublished@1', { page_id: id });
    return this.shown(db, after);
  }

  async #insert(db: Db, page: Omit<Published, never> & { slug: string; variant_of_id?: number | null }): Promise<Page> {
    const made = await pages.insert(db, {
      spend_cents: 0,
      variant_of_id: null,
      published: null,
      published_at: null,
      ...page,
      status: 'draft',
    });
    this.#records().record(db, { subject_type: 'page', subject_id: made.id, kind: 'created' });
    return this.shown(db, made);
  }

  async #live(db: Db, id: number): Promise<StoredPage> {
    const page = await pages.lock(db, id);
    if (page.archived_at) throw new AppError('lead_page_builder.archived');
    return page;
  }

  async #freeSlug(db: Db, wanted: string): Promise<string> {
    for (let nth = 1; nth < 50; nth += 1) {
      const slug = nth === 1 ? wanted : `${wanted}-${nth}`;
      if (!(await slugIsTaken(db, { slug, exceptId: null }))) return slug;
    }
    throw new AppError('lead_page_builder.slug_taken');
  }

  async #requireFree(db: Db, slug: string, exceptId: number | null): Promise<void> {
    if (await slugIsTaken(db, { slug, exceptId })) throw new AppError('lead_page_builder.slug_taken');
  }

  async #requireForm(db: Db, id: number): Promise<void> {
    const form = await forms.find(db, id);
    if (!form || form.archived_at) throw new AppError('invalid_input', { fields: { form_id: ['is not a form of yours'] } });
  }

  /** A variant of a variant, or of itself, would have no address. */
  async #requireOriginal(db: Db, { id, of }: { id: number; of: number }): Promise<void> {
    const original = await pages.find(db, of);
    if (!original || original.variant_of_id !== null || of === id)
      throw new AppError('invalid_input', { fields: { variant_of_id: ['is not a page that can have variants'] } });
  }

  #records() {
    return this.platform.api('records').of('lead_page_builder');
  }
}
