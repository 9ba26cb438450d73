import type { Db } from '../../../platform/db/db';

export interface StoredInvite {
  readonly id: number;
  readonly email: string;
  readonly title: string;
  readonly message: string;
  readonly role_ids: readonly number[];
  readonly status: 'pending' | 'accepted' | 'revoked';
  readonly invited_by_id: number | null;
  readonly sent_count: number;
  readonly last_sent_at: string;
  readonly created_at: string;
}

const COLUMNS = 'id, email, title, message, role_ids, status, invited_by_id, sent_count, last_sent_at, created_at';

export function invitesOf(db: Db): Promise<StoredInvite[]> {
  return db.rows<StoredInvite>(`select ${COLUMNS} from manage_members_invite order by (status = 'pending') desc, id desc limit 200`);
}

/** Invitations of one address wait for each other, so that at most one is open. */
export async function lockInvite(db: Db, id: number): Promise<StoredInvite | undefined> {
  await db.rows(
    'select id from manage_members_invite where email = (select email from manage_members_invite where id = $1) order by id for update',
    [id],
  );
  return (await db.rows<StoredInvite>(`select ${COLUMNS} from manage_members_invite where id = $1 for update`, [id]))[0];
}

export async function inviteById(db: Db, { id, lock }: { id: number; lock: boolean }): Promise<StoredInvite | undefined> {
  return (await db.rows<StoredInvite>(`select ${COLUMNS} from manage_members_invite where id = $1 ${lock ? 'for update' : ''}`, [id]))[0];
}

/** The one of an address that nobody has accepted or taken back. */
export async function pendingInvite(db: Db, email: string): Promise<StoredInvite | undefined> {
  return (
    await db.rows<StoredInvite>(`select ${COLUMNS} from manage_members_invite where email = $1 and status = 'pending' for update`, [email])
  )[0];
}

export interface NewStoredInvite {
  readonly email: string;
  readonly title: string;
  readonly message: string;
  readonly roleIds: readonly number[];
  readonly at: Date;
}

/** Undefined: one of the address is open. */
export async function insertInvite(db: Db, invite: NewStoredInvite): Promise<StoredInvite | undefined> {
  const [made] = await db.rows<StoredInvite>(
    `insert into manage_members_invite (email, title, message, role_ids, last_sent_at, created_at, invited_by_id)
     values ($1, $2, $3, $4::int[], $5, $5, $6) on conflict (tenant_id, email) where status = 'pending' do nothing returning ${COLUMNS}`,
    [invite.email, invite.title, invite.message, invite.roleIds, invite.at, db.memberId],
  );
  return made;
}

export async function renewInvite(db: Db, { id, at }: { id: number; at: Date }): Promise<void> {
  await db.rows(
    `update manage_members_invite set last_sent_at = $2, sent_count = sent_count + 1, status = 'pending', updated_at = now() where id = $1`,
    [id, at],
  );
}

export async function settleInvite(
  db: Db,
  { id, status, memberId }: { id: number; status: 'accepted' | 'revoked'; memberId: number | null },
): Promise<void> {
  await db.rows('update manage_members_invite set status = $2, member_id = $3, updated_at = now() where id = $1', [id, status, memberId]);
}
