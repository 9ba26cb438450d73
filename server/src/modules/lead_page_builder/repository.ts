import type { Form, Page, PageData, PageQuery, PageRow, Submission, SubmissionQuery } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../platform/db/db';
import { likePattern } from '../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../platform/records/counted-page';
import { FilterBuilder } from '../../platform/records/filter';
import { RecordTable } from '../../platform/records/record-table';

/** What visitors see of a page. */
export interface Published {
  readonly title: string;
  readonly kind: Page['kind'];
  readonly theme: Page['theme'];
  readonly seo: Page['seo'];
  readonly data: PageData;
  readonly form_id: number | null;
  readonly redirect_url: string;
}

export type StoredPage = Omit<Page, 'brand' | 'data' | 'public_path'> & { readonly data: PageData };
export type StoredRow = Omit<PageRow, 'public_path'>;

const CHANGED = `(published is not null and published is distinct from jsonb_build_object('title', title, 'kind', kind, 'theme', theme, 'seo', seo, 'data', data, 'form_id', form_id, 'redirect_url', redirect_url))`;

const rowReads = {
  id: true,
  title: true,
  slug: true,
  kind: true,
  theme: true,
  seo: true,
  form_id: true,
  redirect_url: true,
  variant_of_id: true,
  spend_cents: true,
  status: true,
  published_at: true,
  has_changes: CHANGED,
  created_at: true,
  updated_at: true,
  archived_at: true,
  version: true,
} as const;

export const pages = new RecordTable<StoredPage>({
  name: 'lead_page_builder_page',
  reads: { ...rowReads, data: true },
  writes: {
    title: 'text',
    slug: 'text',
    kind: 'text',
    theme: 'text',
    seo: 'jsonb',
    data: 'jsonb',
    form_id: 'int',
    redirect_url: 'text',
    variant_of_id: 'int',
    spend_cents: 'bigint',
    status: 'text',
    published: 'jsonb',
    published_at: 'timestamptz',
  },
});

const pageRows = new RecordTable<StoredRow>({ name: 'lead_page_builder_page', reads: rowReads, writes: {} });

export const forms = new RecordTable<Form>({
  name: 'lead_page_builder_form',
  reads: {
    id: true,
    name: true,
    kind: true,
    fields: true,
    consent_text: true,
    reply_subject: true,
    reply_text: true,
    booking_slug: true,
    guest_price_cents: true,
    shows_hints: true,
    created_at: true,
    updated_at: true,
    archived_at: true,
    version: true,
  },
  writes: {
    name: 'text',
    kind: 'text',
    fields: 'jsonb',
    consent_text: 'text',
    reply_subject: 'text',
    reply_text: 'text',
    booking_slug: 'text',
    guest_price_cents: 'bigint',
    shows_hints: 'boolean',
  },
});

export const submissions = new RecordTable<Submission>({
  name: 'lead_page_builder_submission',
  reads: {
    id: true,
    slug: true,
    page_id: true,
    name: true,
    email: true,
    answers: true,
    lead_id: true,
    status: true,
    spam_reason: true,
    spam_score: true,
    utm: true,
    created_at: true,
    version: true,
  },
  writes: {
    slug: 'text',
    kind: 'text',
    page_id: 'int',
    form_id: 'int',
    name: 'text',
    email: 'text',
    answers: 'jsonb',
    wish: 'jsonb',
    lead_id: 'int',
    status: 'text',
    spam_reason: 'text',
    spam_score: 'int',
    ip_hash: 'text',
    utm: 'jsonb',
    form_nonce: 'text',
    created_at: 'timestamptz',
  },
});

/** Whether a form was sent already, and how many came from an address within an hour. */
export async function sentBefore(
  db: Db,
  { nonce, ipHash, now }: { nonce: string; ipHash: string; now: Date },
): Promise<{ readonly is_known: boolean; readonly from_there: number }> {
  const [row] = await db.rows<{ is_known: boolean; from_there: number }>(
    `select exists (select 1 from lead_page_builder_submission where form_nonce = $1) as is_known,
       (select count(*)::int from lead_page_builder_submission where ip_hash = $2 and created_at > $3::timestamptz - interval '1 hour') as from_there`,
    [nonce, ipHash, now],
  );
  return row ?? { is_known: false, from_there: 0 };
}

const PAGE_ORDERS: Readonly<Record<PageQuery['ordering'], string>> = {
  title: 'lower(title), id',
  '-title': 'lower(title) desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
};

export function pagePage(db: Db, query: PageQuery): Promise<CountedPage<StoredRow>> {
  const filter = new FilterBuilder([query.archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `(title ilike ${at}::text or slug ilike ${at}::text)`, query.search && likePattern(query.search))
    .build();
  return countedPage<StoredRow>(db, { table: pages.name, columns: pageRows.columns, filter, order: PAGE_ORDERS[query.ordering], query });
}

export function submissionPage(db: Db, query: SubmissionQuery): Promise<CountedPage<Submission>> {
  const filter = new FilterBuilder([])
    .add((at) => `status = ${at}::text`, query.status)
    .add((at) => `(name ilike ${at}::text or email ilike ${at}::text)`, query.search && likePattern(query.search))
    .build();
  const order = query.ordering === 'created_at' ? 'created_at, id' : 'created_at desc, id desc';
  return countedPage<Submission>(db, { table: submissions.name, columns: submissions.columns, filter, order, query });
}

export const formList = (db: Db): Promise<Form[]> =>
  db.rows<Form>(`select ${forms.columns} from ${forms.name} where archived_at is null order by lower(name), id limit 200`);

export const formIsUsed = async (db: Db, id: number): Promise<boolean> =>
  (await db.rows('select 1 as one from lead_page_builder_page where form_id = $1 and archived_at is null limit 1', [id])).length > 0;

export async function slugIsTaken(db: Db, { slug, exceptId }: { slug: string; exceptId: number | null }): Promise<boolean> {
  // Two that take one address at the same moment: the second waits and sees the first.
  await db.rows(`select pg_advisory_xact_lock($1::int, hashtext('lead_page_builder/' || $2))`, [db.tenantId, slug]);
  const sql = 'select 1 as one from lead_page_builder_page where slug = $1 and archived_at is null and id is distinct from $2::int';
  return (await db.rows(sql, [slug, exceptId])).length > 0;
}

/** A published page with its variants, itself first. */
export async function publishedAt(db: Db, slug: string): Promise<{ id: number; published: Published }[]> {
  const rows = await db.rows<{ id: number; published: Published | null }>(
    `select v.id, v.published from lead_page_builder_page p
     join lead_page_builder_page v on v.tenant_id = p.tenant_id and (v.id = p.id or v.variant_of_id = p.id) and v.status = 'published' and v.archived_at is null
     where p.slug = $1 and p.status = 'published' and p.archived_at is null order by (v.id = p.id) desc, v.id limit 2`,
    [slug],
  );
  return rows.flatMap(({ id, published }) => (published === null ? [] : [{ id, published }]));
}
