import type { Db } from '../../../platform/db/db';

export interface StoredInvite {
  readonly id: number;
  readonly email: string;
  readonly title: string;
  readonly message: string;
  readonly role_ids: readonly number[];
  readonly expires_at: string;
  readonly status: 'pending' | 'accepted' | 'revoked';
  readonly invited_by_id: number | null;
  readonly sent_count: number;
  readonly last_sent_at: string;
  readonly created_at: string;
}

const COLUMNS = 'id, email, title, message, role_ids, expires_at, status, invited_by_id, sent_count, last_sent_at, created_at';

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

export async function inviteByHash(db: Db, { tokenHash, lock }: { tokenHash: string; lock: boolean }): Promise<StoredInvite | undefined> {
  return (
    await db.rows<StoredInvite>(`select ${COLUMNS} from manage_members_invite where token_hash = $1 ${lock ? 'for update' : ''}`, [
      tokenHash,
    ])
  )[0];
}

export interface NewStoredInvite {
  readonly email: string;
  readonly title: string;
  readonly message: string;
  readonly roleIds: readonly number[];
  readonly tokenHash: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** An expired invitation of the same address makes room for the new one. Undefined: one is open. */
export async function insertInvite(db: Db, invite: NewStoredInvite): Promise<StoredInvite | undefined> {
  await db.rows(
    `update manage_members_invite set status = 'revoked', updated_at = now() where email = $1 and status = 'pending' and expires_at <= $2`,
    [invite.email, invite.at],
  );
  const [made] = await db.rows<StoredInvite>(
    `insert into manage_members_invite (email, title, message, role_ids, token_hash, expires_at, last_sent_at, created_at, invited_by_id)
     values ($1, $2, $3, $4::int[], $5, $6, $7, $7, $8) on conflict (tenant_id, email) where status = 'pending' do nothing returning ${COLUMNS}`,
    [invite.email, invite.title, invite.message, invite.roleIds, invite.tokenHash, invite.expiresAt, invite.at, db.memberId],
  );
  return made;
}

export async function renewInvite(
  db: Db,
  { id, tokenHash, at, expiresAt }: { id: number; tokenHash: string; at: Date; expiresAt: Date },
): Promise<void> {
  await db.rows(
    `update manage_members_invite set token_hash = $2, last_sent_at = $3, expires_at = $4, sent_count = sent_count + 1, status = 'pending', updated_at = now() where id = $1`,
    [id, tokenHash, at, expiresAt],
  );
}

export async function settleInvite(
  db: Db,
  { id, status, memberId }: { id: number; status: 'accepted' | 'revoked'; memberId: number | null },
): Promise<void> {
  await db.rows('update manage_members_invite set status = $2, member_id = $3, updated_at = now() where id = $1', [id, status, memberId]);
}
