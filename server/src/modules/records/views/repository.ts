import type { ListView } from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';

const usual: ListView = { views: [], columns: null };

/** How the caller likes a list; the usual for who has not said. */
export async function findListView(db: Db, list: string): Promise<ListView> {
  const [found] = await db.rows<{ data: ListView }>('select data from records_list_view where member_id = $1 and list = $2', [
    db.memberId,
    list,
  ]);
  return found?.data ?? usual;
}

export async function saveListView(db: Db, { list, view }: { list: string; view: ListView }): Promise<void> {
  await db.rows(
    `insert into records_list_view (member_id, list, data) values ($1, $2, $3::jsonb)
     on conflict (tenant_id, member_id, list) do update set data = excluded.data`,
    [db.memberId, list, JSON.stringify(view)],
  );
}
