import type { FunnelCount, Overview, Stats } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../../platform/db/db';

const DAYS = 30;

/** Of thirty days, by the last word of the address. */
export const countsBySlug = (db: Db, today: string): Promise<Overview['slugs']> =>
  db.rows<Overview['slugs'][number]>(
    `select coalesce(v.slug, s.slug) as slug, coalesce(v.visits, 0)::int as visits, coalesce(v.started, 0)::int as started, coalesce(s.sent, 0)::int as sent
     from (select slug, count(*) as visits, count(*) filter (where started) as started from lead_page_builder_visit
           where on_day > $1::date - ${DAYS} group by slug) v
     full join (select slug, count(*) as sent from lead_page_builder_submission
           where status = 'ok' and created_at > $1::date - ${DAYS} group by slug) s on s.slug = v.slug
     order by 2 desc, 1 limit 200`,
    [today],
  );

export const spamCount = async (db: Db): Promise<number> =>
  (await db.rows<{ count: number }>(`select count(*)::int as count from lead_page_builder_submission where status = 'spam'`))[0]?.count ??
  0;

type Day = Stats['days'][number];

export const countsByDay = (db: Db, { pageIds, today, tz }: { pageIds: readonly number[]; today: string; tz: string }): Promise<Day[]> =>
  db.rows<Day>(
    `select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(v.visits, 0)::int as visits, coalesce(v.started, 0)::int as started, coalesce(s.sent, 0)::int as sent
     from generate_series($2::date - ${DAYS - 1}, $2::date, interval '1 day') as d (day)
     left join (select on_day, count(*) as visits, count(*) filter (where started) as started from lead_page_builder_visit
                where page_id = any ($1::int[]) group by on_day) v on v.on_day = d.day::date
     left join (select (created_at at time zone $3)::date as on_day, count(*) as sent from lead_page_builder_submission
                where page_id = any ($1::int[]) and status = 'ok' group by 1) s on s.on_day = d.day::date
     order by d.day`,
    [pageIds, today, tz],
  );

/** Of all time, by page. */
export const countsByPage = (
  db: Db,
  pageIds: readonly number[],
): Promise<(FunnelCount & { readonly id: number; readonly phones: number })[]> =>
  db.rows<FunnelCount & { id: number; phones: number }>(
    `select p.id, (select count(*)::int from lead_page_builder_visit v where v.page_id = p.id) as visits,
       (select count(*)::int from lead_page_builder_visit v where v.page_id = p.id and v.started) as started,
       (select count(*)::int from lead_page_builder_visit v where v.page_id = p.id and v.phone) as phones,
       (select count(*)::int from lead_page_builder_submission s where s.page_id = p.id and s.status = 'ok') as sent
     from unnest($1::int[]) as p (id) order by p.id`,
    [pageIds],
  );

export const countsBySource = (db: Db, pageIds: readonly number[]): Promise<Stats['sources']> =>
  db.rows<Stats['sources'][number]>(
    `select coalesce(v.source, s.source) as source, coalesce(v.visits, 0)::int as visits, coalesce(v.started, 0)::int as started, coalesce(s.sent, 0)::int as sent
     from (select coalesce(nullif(source, ''), nullif(referrer, ''), 'direct') as source, count(*) as visits, count(*) filter (where started) as started
           from lead_page_builder_visit where page_id = any ($1::int[]) group by 1) v
     full join (select coalesce(nullif(utm ->> 'utm_source', ''), 'direct') as source, count(*) as sent
           from lead_page_builder_submission where page_id = any ($1::int[]) and status = 'ok' group by 1) s on s.source = v.source
     order by 2 desc, 1 limit 20`,
    [pageIds],
  );

/** A page with its variants, itself first. */
export const variantsOf = (db: Db, id: number): Promise<{ id: number; title: string }[]> =>
  db.rows<{ id: number; title: string }>(
    `select id, title from lead_page_builder_page where (id = $1 or variant_of_id = $1) and archived_at is null order by (id = $1) desc, id limit 2`,
    [id],
  );

/** Leads that pages made lately, the newest first. */
export const recentLeads = (db: Db, now: Date): Promise<{ lead_id: number; name: string; slug: string; created_at: string }[]> =>
  db.rows<{ lead_id: number; name: string; slug: string; created_at: string }>(
    `select distinct on (lead_id) lead_id, name, slug, created_at from lead_page_builder_submission
     where lead_id is not null and status = 'ok' and created_at > $1::timestamptz - interval '60 days' order by lead_id desc, id limit 200`,
    [now],
  );
