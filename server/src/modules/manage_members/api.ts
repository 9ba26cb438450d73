import type { PermissionRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../platform/db/db';

export interface Role {
  readonly name: string;
  readonly plugins: readonly string[];
  readonly features: readonly string[];
  readonly isAdmin: boolean;
  readonly rowScope: 'all' | 'assigned' | 'none';
}

/** Roles and what they permit. Every call works in the caller's transaction. */
export interface ManageMembersApi {
  /** Creates the roles every business starts with; those that exist stay as they are. */
  ensureDefaultRoles(db: Db): Promise<void>;
  /** Creates a role or, by its name, gives it these permissions. Answers its id. */
  ensureRole(db: Db, role: Role): Promise<number>;
  /** Gives a member exactly these roles, by name. */
  setRoles(db: Db, memberId: number, roleNames: readonly string[]): Promise<void>;
  permissionsOf(db: Db, memberId: number): Promise<PermissionRecord>;
  /** Members whose role is admin. */
  adminIds(db: Db): Promise<number[]>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    manage_members: ManageMembersApi;
  }
}
