import type { Db } from '../../platform/db/db';
import { OnceIn } from '../../platform/db/once-in';
import type { Session } from '../../platform/define-module';
import type { Member, NewTenant, Tenant } from './api';

const TENANT = 'select id, slug, name, tz, locale, currency, brand from auth_and_admin_tenant';

export async function tenantBySlug(db: Db, slug: string): Promise<Tenant | null> {
  return (await db.rows<Tenant>(`${TENANT} where slug = $1`, [slug]))[0] ?? null;
}

/** Half of what a request calls asks whose it is. */
const tenants = new OnceIn<Tenant>();

export const tenantOf = (db: Db): Promise<Tenant> => tenants.read(db, () => readTenant(db));

/** The business was changed in this transaction. */
export const forgetTenant = (db: Db): void => tenants.forget(db);

async function readTenant(db: Db): Promise<Tenant> {
  const [tenant] = await db.rows<Tenant>(`${TENANT} where id = $1`, [db.tenantId]);
  if (!tenant) throw new Error(`There is no tenant ${db.tenantId}.`);
  return tenant;
}

export function insertTenant(db: Db, tenant: NewTenant): Promise<{ id: number }[]> {
  return db.rows(
    `insert into auth_and_admin_tenant (slug, name, legal_name, tz, locale, currency, brand, week_start)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (slug) do nothing returning id`,
    [
      tenant.slug,
      tenant.name,
      tenant.legalName,
      tenant.tz,
      tenant.locale,
      tenant.currency,
      JSON.stringify(tenant.brand ?? {}),
      tenant.weekStart ?? 0,
    ],
  );
}

export function membersOf(db: Db): Promise<Member[]> {
  return db.rows<Member>(
    `select m.id as member_id, u.id as user_id, u.username, u.display_name, u.email
     from auth_and_admin_membership m join auth_and_admin_user u on u.id = m.user_id
     where m.tenant_id = $1 and m.status = 'active' and u.is_active order by u.display_name, m.id`,
    [db.tenantId],
  );
}

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly username: string;
  readonly display_name: string;
  readonly password_hash: string;
}

export async function accountByEmail(db: Db, email: string): Promise<Account | null> {
  const [found] = await db.rows<Account>(
    'select id, email, username, display_name, password_hash from auth_and_admin_user where email = $1 and is_active',
    [email],
  );
  return found ?? null;
}

export function insertUser(
  db: Db,
  user: { email: string; username: string; displayName: string; passwordHash: string },
): Promise<{ id: number }[]> {
  return db.rows(
    'insert into auth_and_admin_user (email, username, display_name, password_hash) values ($1, $2, $3, $4) on conflict (email) do nothing returning id',
    [user.email, user.username, user.displayName, user.passwordHash],
  );
}

/** Answers the e-mail address of the account. */
export async function setPassword(db: Db, userId: number, passwordHash: string): Promise<string> {
  const [changed] = await db.rows<{ email: string }>(
    'update auth_and_admin_user set password_hash = $2, updated_at = now() where id = $1 returning email',
    [userId, passwordHash],
  );
  if (!changed) throw new Error(`There is no user ${userId}.`);
  return changed.email;
}

export function insertMembership(
  db: Db,
  { tenantId, userId, title }: { tenantId: number; userId: number; title?: string },
): Promise<{ id: number }[]> {
  return db.rows(
    'insert into auth_and_admin_membership (tenant_id, user_id, title) values ($1, $2, $3) on conflict (tenant_id, user_id) do nothing returning id',
    [tenantId, userId, title ?? null],
  );
}

export async function membershipId(db: Db, { tenantId, userId }: { tenantId: number; userId: number }): Promise<number | null> {
  const [found] = await db.rows<{ id: number }>('select id from auth_and_admin_membership where tenant_id = $1 and user_id = $2', [
    tenantId,
    userId,
  ]);
  return found?.id ?? null;
}

export interface Membership {
  readonly id: number;
  readonly tenant_id: number;
  readonly name: string;
  readonly slug: string;
}

/** Where a person may work, the business used last first. */
export function membershipsOf(db: Db, userId: number): Promise<Membership[]> {
  return db.rows<Membership>(
    `select m.id, t.id as tenant_id, t.name, t.slug from auth_and_admin_membership m join auth_and_admin_tenant t on t.id = m.tenant_id
     where m.user_id = $1 and m.status = 'active' and t.status = 'active' order by m.last_used_at desc nulls last, m.id`,
    [userId],
  );
}

export async function touchMembership(db: Db, id: number, at: Date): Promise<void> {
  await db.rows('update auth_and_admin_membership set last_used_at = $2 where id = $1', [id, at]);
}

export async function displayName(db: Db, userId: number): Promise<string> {
  const [found] = await db.rows<{ display_name: string }>('select display_name from auth_and_admin_user where id = $1', [userId]);
  return found?.display_name ?? '';
}

export type FoundSession = Session & { readonly last_seen_at: string };

export async function sessionByHash(db: Db, tokenHash: string, now: Date): Promise<FoundSession | null> {
  const [found] = await db.rows<FoundSession>(
    `select s.id, s.user_id as "userId", m.id as "memberId", m.tenant_id as "tenantId", u.username, u.email, s.last_seen_at
     from auth_and_admin_session s join auth_and_admin_membership m on m.id = s.membership_id
     join auth_and_admin_user u on u.id = s.user_id join auth_and_admin_tenant t on t.id = m.tenant_id
     where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2
       and u.is_active and m.status = 'active' and t.status = 'active'`,
    [tokenHash, now],
  );
  return found ?? null;
}
