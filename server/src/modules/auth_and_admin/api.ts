import type { Db } from '../../platform/db/db';

export interface Tenant {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly tz: string;
  readonly locale: string;
  readonly currency: string;
}

export interface Member {
  readonly member_id: number;
  readonly user_id: number;
  readonly username: string;
  readonly display_name: string;
  readonly email: string;
}

export interface NewTenant {
  readonly slug: string;
  readonly name: string;
  readonly legalName: string;
  readonly tz: string;
  readonly locale: string;
  readonly currency: string;
  readonly brand?: Readonly<Record<string, string>>;
  /** 0 Sunday, 1 Monday. */
  readonly weekStart?: number;
}

export interface NewUser {
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
  readonly password: string;
}

/** What other modules and the demo data may ask of identity. */
export interface AuthAndAdminApi {
  /** Finds by slug or creates. Opens its own transaction: never call it inside one. */
  ensureTenant(tenant: NewTenant): Promise<{ id: number; created: boolean }>;
  /** Finds by e-mail or creates; an existing password is not changed. Opens its own transaction. */
  ensureUser(user: NewUser): Promise<{ id: number; created: boolean }>;
  /** Finds or creates the membership; its id is the member id. Opens its own transaction. */
  ensureMembership(membership: { tenantId: number; userId: number; title?: string }): Promise<{ memberId: number; created: boolean }>;
  tenantBySlug(slug: string): Promise<Tenant | null>;
  /** The business of this transaction. */
  tenant(db: Db): Promise<Tenant>;
  /** Active members of the business of this transaction, by name. */
  members(db: Db): Promise<Member[]>;
  displayName(db: Db, userId: number): Promise<string>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    auth_and_admin: AuthAndAdminApi;
  }
}
