import type { ProjectQuery } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';
import { pageText } from '../../../../platform/http/page-answer';
import { countedJson } from '../../../../platform/records/counted-page';
import { filterOf, orders, rowColumns } from './page-parts';

export type PageQuery = ProjectQuery & { page: number };

/** One page with its count and the links to its neighbours, as JSON text. */
export async function projectPage(db: Db, { query, withMoney }: { query: PageQuery; withMoney: boolean }): Promise<string> {
  const list = {
    table: 'tenant_crm_project',
    columns: rowColumns(withMoney),
    filter: filterOf(query),
    order: orders[query.ordering],
    query,
  };
  return pageText({ path: '/api/tenant_crm/projects/', query, ...(await countedJson(db, list)) });
}
