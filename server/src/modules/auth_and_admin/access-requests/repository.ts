import type { Db } from '../../../platform/db/db';

export interface StoredRequest {
  readonly id: number;
  readonly plugin: string;
  readonly member_id: number;
  readonly member_name: string;
  readonly message: string;
  readonly status: 'pending' | 'approved' | 'declined';
  readonly created_at: string;
  readonly decided_at: string | null;
  readonly decided_by: string | null;
  readonly until: string | null;
  readonly note: string;
}

const REQUEST = `
  select r.id, r.plugin_id as plugin, r.member_id, coalesce(u.display_name, '') as member_name, r.message, r.status, r.created_at, r.decided_at,
    d.display_name as decided_by, r.until, r.note
  from auth_and_admin_access_request r
  left join auth_and_admin_membership m on m.id = r.member_id and m.tenant_id = r.tenant_id left join auth_and_admin_user u on u.id = m.user_id
  left join auth_and_admin_membership dm on dm.id = r.decided_by_id and dm.tenant_id = r.tenant_id left join auth_and_admin_user d on d.id = dm.user_id`;

/** Undefined when the member's request for that plugin is waiting already. */
export async function insertRequest(db: Db, { plugin, message }: { plugin: string; message: string }): Promise<number | undefined> {
  const [made] = await db.rows<{ id: number }>(
    `insert into auth_and_admin_access_request (member_id, plugin_id, message) values ($1, $2, $3)
     on conflict (tenant_id, member_id, plugin_id) where status = 'pending' do nothing returning id`,
    [db.memberId, plugin, message],
  );
  return made?.id;
}

export async function waitingRequest(db: Db, plugin: string): Promise<number | undefined> {
  const text = `select id from auth_and_admin_access_request where member_id = $1 and plugin_id = $2 and status = 'pending'`;
  return (await db.rows<{ id: number }>(text, [db.memberId, plugin]))[0]?.id;
}

export function requestsOf(db: Db): Promise<StoredRequest[]> {
  return db.rows<StoredRequest>(`${REQUEST} order by (r.status = 'pending') desc, r.id desc limit 200`);
}

export async function findRequest(db: Db, id: number): Promise<StoredRequest | undefined> {
  return (await db.rows<StoredRequest>(`${REQUEST} where r.id = $1`, [id]))[0];
}

/** Compare and swap: false when somebody has decided before. */
export async function decideRequest(
  db: Db,
  decision: { id: number; status: 'approved' | 'declined'; until: string | null; note: string; at: Date },
): Promise<boolean> {
  const decided = await db.rows(
    `update auth_and_admin_access_request set status = $2, decided_at = $3, decided_by_id = $4, until = $5, note = $6
     where id = $1 and status = 'pending' returning id`,
    [decision.id, decision.status, decision.at, db.memberId, decision.until, decision.note],
  );
  return decided.length > 0;
}
