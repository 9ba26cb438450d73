import type { MemberPatch, NewRule } from '@butterfly/contracts/manage_members';
import type { PermissionRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../platform/db/db';

export interface Role {
  readonly name: string;
  readonly plugins: readonly string[];
  readonly features: readonly string[];
  readonly isAdmin: boolean;
  readonly rowScope: 'all' | 'assigned' | 'none';
}

/** An active member with what it may use and the roles that say so. */
export interface AudienceMember {
  readonly memberId: number;
  readonly name: string;
  readonly permissions: PermissionRecord;
  readonly roles: readonly { readonly id: number; readonly name: string; readonly permissions: PermissionRecord }[];
}

/** What another system knew of the people of a business; members by id, skills and categories by name. */
export interface ImportedPeople {
  readonly categories: readonly {
    readonly name: string;
    readonly color: string;
    readonly skills: readonly { readonly name: string; readonly certificate?: boolean }[];
  }[];
  readonly levels: readonly {
    readonly memberId: number;
    readonly skill: string;
    readonly level: number;
    readonly certifiedUntil?: string;
  }[];
  readonly profiles: readonly { readonly memberId: number; readonly facts: MemberPatch }[];
  readonly rules: readonly {
    readonly rule: Omit<NewRule, 'required_skills'>;
    readonly skills: readonly { readonly name: string; readonly least: number; readonly weight: number }[];
  }[];
  /** Days off, by member. */
  readonly absences: readonly { readonly memberId: number; readonly from: string; readonly to: string; readonly note: string }[];
}

/** Roles and what they permit. Every call works in the caller's transaction. */
export interface ManageMembersApi {
  /** Creates the roles every business starts with; those that exist stay as they are. */
  ensureDefaultRoles(db: Db): Promise<void>;
  /** Creates a role or, by its name, gives it these permissions. Answers its id. */
  ensureRole(db: Db, role: Role): Promise<number>;
  /** Gives a member exactly these roles, by name. */
  setRoles(db: Db, memberId: number, roleNames: readonly string[]): Promise<void>;
  /** Those of the members who see a project; without one, those who see all projects. For whatever tells of it beside the database. */
  membersSeeing(db: Db, what: { projectId: number | null; among: readonly number[] }): Promise<number[]>;
  /**
   * Whom something about a project concerns, of those who may use a plugin: who looks after the project, or, where nobody does or may, all who see
   * it. Without a project, those who see all projects.
   */
  concerned(db: Db, what: { projectId: number | null; ownerId: number | null; plugin: string }): Promise<number[]>;
  permissionsOf(db: Db, memberId: number): Promise<PermissionRecord>;
  /** Gives a plugin to one member beside its roles, for good or until a moment. */
  grantPlugin(db: Db, grant: { memberId: number; pluginId: string; until: string | null }): Promise<void>;
  /** Who takes care of something new, by the first rule of the business that decides; null: none does. Remembers the choice. */
  chooseAssignee(db: Db, what: { object: 'lead' | 'project' | 'task' | 'conversation'; objectId: number }): Promise<number | null>;
  /** Takes over skills, levels, facts, rules and days off; a business that has skills keeps what it has. False: nothing was taken over. */
  importPeople(db: Db, people: ImportedPeople): Promise<boolean>;
  /** Sends an invitation; the link begins with `site`. */
  invite(db: Db, invitation: { email: string; roles: readonly string[]; title: string; site: string }): Promise<void>;
  /** Who has which permissions, of the active members. */
  audience(db: Db): Promise<AudienceMember[]>;
  /** Active members whose role is admin. */
  adminIds(db: Db): Promise<number[]>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    manage_members: ManageMembersApi;
  }
}
