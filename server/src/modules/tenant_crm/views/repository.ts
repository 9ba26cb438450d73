import type { ListView } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';

export async function findListView(db: Db, list: string): Promise<ListView | undefined> {
  const [found] = await db.rows<{ data: ListView }>('select data from tenant_crm_list_view where member_id = $1 and list = $2', [db.memberId, list]);
  return found?.data;
}

export async function saveListView(db: Db, { list, view }: { list: string; view: ListView }): Promise<void> {
  await db.rows(
    `insert into tenant_crm_list_view (member_id, list, data) values ($1, $2, $3::jsonb)
     on conflict (tenant_id, member_id, list) do update set data = excluded.data`,
    [db.memberId, list, JSON.stringify(view)],
  );
}
