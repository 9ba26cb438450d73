import type { PermissionRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../platform/db/db';

/** A plugin of the suite, released or not. */
export interface KnownPlugin {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly category: string;
  /** Finer permissions the plugin names itself, beside `access_<id>`, and asks for in a condition. */
  readonly features: readonly { readonly id: string; readonly title: string; readonly risk: string | null }[];
}

/** What a permission record lets somebody see. */
export interface SeenSurface {
  readonly cards: readonly string[];
  readonly nav: readonly { readonly label: string; readonly icon: string; readonly route: string }[];
  readonly pages: readonly { readonly plugin: string; readonly title: string; readonly path: string }[];
}

/** What permissions are about. */
export interface PluginSurface {
  /** Every plugin of the suite with what its released manifest says. Opens its own transaction: never call it inside one. */
  described(): Promise<KnownPlugin[]>;
  /** Plugins that the business of this transaction has switched off. */
  switchedOff(db: Db): Promise<string[]>;
  /** What somebody with these permissions would see. Opens its own transaction: never call it inside one. */
  seenBy(permissions: PermissionRecord, switchedOff: readonly string[]): Promise<SeenSurface>;
}

/** Something that no member was named for: what it is called, and who made it and has it until then. */
export interface UnnamedWork {
  readonly id: number;
  readonly name: string;
  readonly before: number | null;
}

export interface GivenWork extends UnnamedWork {
  readonly memberId: number;
}

/** Records that a member takes care of: handed on when somebody leaves, given out by rules. */
export interface OwnedWork {
  /** Open projects per member. */
  projects(db: Db): Promise<ReadonlyMap<number, number>>;
  /** Hands what one member takes care of to another. Answers how many projects there were. */
  reassign(db: Db, owners: { from: number; to: number }): Promise<number>;
  /** Which kinds of things a rule can give to somebody here. */
  readonly assigns: readonly ('lead' | 'project')[];
  /** Those of some that are still there with nobody named for them, held until the end of the transaction. */
  unnamed(db: Db, what: { object: 'lead' | 'project'; ids: readonly number[] }): Promise<UnnamedWork[]>;
  /** Lets members take care of what is held so. */
  assign(db: Db, what: { object: 'lead' | 'project'; given: readonly GivenWork[] }): Promise<void>;
}

/** Where in a source reading goes on: below this row, or below everything at and after a moment. */
export interface ChangeBound {
  /** ISO 8601 in UTC with microseconds. */
  readonly at: string;
  readonly id: number;
}

export interface WantedChanges {
  readonly below: ChangeBound | null;
  /** A member, by id. */
  readonly by: number | null;
  /** A kind of record by its full name. */
  readonly kind: string | null;
  readonly limit: number;
}

export interface FoundChange extends ChangeBound {
  readonly by_id: number | null;
  readonly kind: string;
  readonly subject: string;
  readonly path: string | null;
  readonly what: string;
}

/** A history that is part of the log of who changed what. */
export interface ChangeSource {
  /** A snake_case word; orders what happened in the same microsecond. */
  readonly name: string;
  /** The kinds of records it tells of, by their full names. */
  readonly kinds: readonly string[];
  /** By `at` and then `id`, the greatest first; what the member of the transaction does not see is left out. */
  read(db: Db, wanted: WantedChanges): Promise<FoundChange[]>;
}

declare module '../../platform/module-ports' {
  interface ModulePorts {
    'manage_members.plugin_surface': PluginSurface;
    'manage_members.change_source': ChangeSource;
    'manage_members.owned_work': OwnedWork;
  }
}
