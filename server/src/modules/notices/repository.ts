import type { Notice, NoticeQuery } from '@butterfly/contracts/notices';
import type { Db } from '../../platform/db/db';
import { likePattern } from '../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../platform/records/counted-page';
import { FilterBuilder } from '../../platform/records/filter';
import { RecordTable } from '../../platform/records/record-table';

const ME = `(select nullif(current_setting('app.member_id', true), '')::int)`;
const RECEIPTS = 'notices_receipt r where r.tenant_id = notices_notice.tenant_id and r.notice_id = notices_notice.id';
const STATUS = `case when archived_at is not null then 'archived' when published_at is null then case when scheduled then 'scheduled' else 'draft' end
  when expires_at <= now() then 'expired' else 'published' end`;
/**
 * Whoever wrote it or got it. What is for everybody, or for a project, also reaches those who came later; the row scope knows the project.
 * Most notices are for everybody: asked first, so that nobody's receipts are looked at for them.
 */
export const SEEN_BY = `scope in ('all', 'project') and published_at is not null or created_by_id = :member
  or id in (select notice_id from notices_receipt where member_id = :member)`;

/** The same asked of one notice after the other, for a page of many: who has got thousands need not have all of them read. */
const ONE_SEEN_BY = SEEN_BY.replace(
  'id in (select notice_id from notices_receipt where member_id = :member)',
  'exists (select from notices_receipt got where got.notice_id = notices_notice.id and got.member_id = :member)',
);

export const notices = new RecordTable<Notice>({
  name: 'notices_notice',
  reads: {
    id: true,
    title: true,
    body: true,
    severity: true,
    scope: true,
    targets: true,
    project_id: true,
    publish_at: true,
    expires_at: true,
    requires_ack: true,
    pinned: true,
    status: STATUS,
    author_id: 'created_by_id',
    mine: `coalesce(created_by_id = ${ME}, false)`,
    published_at: true,
    archived_at: true,
    created_at: true,
    updated_at: true,
    reminded_at: true,
    version: true,
    seen_at: `(select r.seen_at from ${RECEIPTS} and r.member_id = ${ME})`,
    ack_at: `(select r.ack_at from ${RECEIPTS} and r.member_id = ${ME})`,
    readers: `(select jsonb_build_object('total', count(*)::int, 'seen', count(r.seen_at)::int, 'acked', count(r.ack_at)::int) from ${RECEIPTS})`,
  },
  writes: {
    title: 'text',
    body: 'text',
    severity: 'text',
    scope: 'text',
    targets: 'int[]',
    project_id: 'int',
    publish_at: 'timestamptz',
    expires_at: 'timestamptz',
    requires_ack: 'boolean',
    pinned: 'boolean',
    scheduled: { type: 'boolean', initial: false },
    published_at: 'timestamptz',
    expired_at: 'timestamptz',
    reminded_at: 'timestamptz',
  },
});

const order = 'pinned desc, coalesce(published_at, created_at) desc, id desc';

/** What the member may see; the archive only when it is asked for. */
export function noticePage(db: Db, query: NoticeQuery, projectId?: number): Promise<CountedPage<Notice>> {
  const filter = new FilterBuilder([query.status === 'archived' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `(${ONE_SEEN_BY.replaceAll(':member', `${at}::int`)})`, db.memberId)
    .add((at) => `(${STATUS}) = ${at}::text`, query.status)
    .add((at) => `severity = ${at}::text`, query.severity)
    .add((at) => `project_id = ${at}::int`, projectId)
    .add((at) => `(title ilike ${at}::text or body ilike ${at}::text)`, query.search && likePattern(query.search))
    .build();
  return countedPage<Notice>(db, { table: notices.name, as: notices.name, columns: notices.columns, filter, order, query });
}

export async function maySee(db: Db, id: number): Promise<boolean> {
  return (
    (await db.rows(`select 1 from notices_notice where id = $1 and (${SEEN_BY.replaceAll(':member', '$2::int')})`, [id, db.memberId]))
      .length > 0
  );
}

/** Those of the members who did not have it yet. */
export async function addReaders(db: Db, id: number, memberIds: readonly number[]): Promise<number[]> {
  const rows = await db.rows<{ member_id: number }>(
    'insert into notices_receipt (notice_id, member_id) select $1, m from unnest($2::int[]) as m on conflict do nothing returning member_id',
    [id, memberIds],
  );
  return rows.map(({ member_id }) => member_id);
}

const RECEIPT = 'insert into notices_receipt (notice_id, member_id, seen_at, ack_at) values ($1, $2, now()';
const SEE = `${RECEIPT}, null) on conflict (tenant_id, notice_id, member_id) do update set seen_at = now() where notices_receipt.seen_at is null returning 1`;
const ACK = `${RECEIPT}, now()) on conflict (tenant_id, notice_id, member_id)
  do update set seen_at = coalesce(notices_receipt.seen_at, now()), ack_at = now() where notices_receipt.ack_at is null returning 1`;

/** The caller has seen it, or confirms it. True when it was not so before. */
export async function keepReceipt(db: Db, { id, ack }: { id: number; ack: boolean }): Promise<boolean> {
  return (await db.rows(ack ? ACK : SEE, [id, db.memberId])).length > 0;
}

export function receiptsOf(db: Db, id: number): Promise<{ member_id: number; seen_at: string | null; ack_at: string | null }[]> {
  return db.rows('select member_id, seen_at, ack_at from notices_receipt where notice_id = $1 order by member_id', [id]);
}

const idsWhere =
  (where: string) =>
  async (db: Db): Promise<number[]> =>
    (await db.rows<{ id: number }>(`select id from notices_notice where archived_at is null and ${where} order by id limit 500`)).map(
      ({ id }) => id,
    );

/** Drafts whose time has come, notices that have run out, and those that are shown. */
export const dueNotices = idsWhere('scheduled and publish_at <= now()');
export const runOutNotices = idsWhere('published_at is not null and expired_at is null and expires_at <= now()');
export const shownNotices = idsWhere('published_at is not null and (expires_at is null or expires_at > now())');
