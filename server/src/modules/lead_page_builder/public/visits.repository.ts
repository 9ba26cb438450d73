import type { Db } from '../../../platform/db/db';

export interface Visit {
  readonly slug: string;
  readonly pageId: number | null;
  readonly visitor: string;
  readonly day: string;
  readonly phone: boolean;
  readonly source: string;
  readonly referrer: string;
}

/** Once for a visitor, a page and a day. */
export const countVisit = (db: Db, { slug, pageId, visitor, day, phone, source, referrer }: Visit): Promise<unknown> =>
  db.rows(
    `insert into lead_page_builder_visit (slug, page_id, visitor, on_day, phone, source, referrer, started)
     values ($1, $2, $3, $4::date, $5, $6, $7, false) on conflict (tenant_id, slug, visitor, on_day) do nothing`,
    [slug, pageId, visitor, day, phone, source, referrer],
  );

export const countStart = (db: Db, { slug, visitor, day }: Pick<Visit, 'day' | 'slug' | 'visitor'>): Promise<unknown> =>
  db.rows('update lead_page_builder_visit set started = true where slug = $1 and visitor = $2 and on_day = $3::date and not started', [
    slug,
    visitor,
    day,
  ]);
