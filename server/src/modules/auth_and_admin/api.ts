import type { Db } from '../../platform/db/db';

export interface Tenant {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly tz: string;
  readonly locale: string;
  readonly currency: string;
  /** Colours of the business, `#RRGGBB`. */
  readonly brand: { readonly primary?: string; readonly accent?: string };
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

/** A membership with the person behind it, also those that ended. */
export interface DirectoryEntry extends Member {
  readonly title: string;
  readonly status: 'active' | 'suspended' | 'removed';
  readonly joined_at: string;
  readonly last_seen_at: string | null;
}

/** Where somebody signs in from. */
export interface Browser {
  readonly ip: string;
  readonly userAgent: string;
  /** Session token this browser had before. */
  readonly replaces: string | undefined;
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
  /** Everybody who belongs or belonged to the business of this transaction, by name; at most 2,000. */
  directory(db: Db): Promise<DirectoryEntry[]>;
  /** Member id → name, of everybody who is or was here. */
  memberNames(db: Db): Promise<ReadonlyMap<number, string>>;
  /** Changes title or status of a membership of this business. A member who is not active is signed out everywhere, here. */
  changeMembership(db: Db, change: { memberId: number; title?: string; status?: 'active' | 'suspended' | 'removed' }): Promise<void>;
  /** The active account with this address. */
  account(db: Db, email: string): Promise<{ id: number; displayName: string } | null>;
  /** Takes 50 ms on purpose: never inside a transaction. */
  hashPassword(password: string): Promise<string>;
  /** Sets another password, signs the account out everywhere and lifts its locks. False: no active account has the address. Opens its own transactions. */
  replacePassword(account: { email: string; password: string }): Promise<boolean>;
  /** Whose password this is; counts failures and throws the coded refusals of signing in. Opens its own transactions. */
  checkPassword(attempt: { email: string; password: string; ip: string }): Promise<number>;
  /** Makes an account; null when the address has one already. */
  createAccount(db: Db, account: { email: string; displayName: string; passwordHash: string }): Promise<number | null>;
  /** Makes somebody an active member of this business, also again. Answers the member id. */
  admit(db: Db, person: { userId: number; title?: string }): Promise<number>;
  /** Signs somebody in, in this business. Answers the Set-Cookie values. */
  openSession(db: Db, who: Browser & { userId: number; memberId: number }): Promise<string[]>;
  /** The Set-Cookie value of a CSRF token for this session token, `''` for a visitor: a public page with a form hands it out. */
  csrfCookie(sessionToken: string): string;
  /** Businesses that are not suspended. Opens its own transaction. */
  activeTenantIds(): Promise<number[]>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    auth_and_admin: AuthAndAdminApi;
  }
}
