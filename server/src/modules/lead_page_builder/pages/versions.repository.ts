import type { PageData, PageVersion } from '@butterfly/contracts/lead_page_builder';
import type { Db } from '../../../platform/db/db';

export const keepVersion = (db: Db, of: { pageId: number; title: string; data: PageData }): Promise<unknown> =>
  db.rows('insert into lead_page_builder_version (page_id, title, data, created_by_id) values ($1, $2, $3::jsonb, $4)', [
    of.pageId,
    of.title,
    JSON.stringify(of.data),
    db.memberId,
  ]);

export const versionList = (db: Db, pageId: number): Promise<PageVersion[]> =>
  db.rows<PageVersion>(
    'select id, page_id, title, created_at, created_by_id from lead_page_builder_version where page_id = $1 order by id desc limit 100',
    [pageId],
  );

export const versionData = async (db: Db, of: { id: number; pageId: number }): Promise<PageData | undefined> =>
  (await db.rows<{ data: PageData }>('select data from lead_page_builder_version where id = $1 and page_id = $2', [of.id, of.pageId]))[0]
    ?.data;
