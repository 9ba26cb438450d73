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

/** Records that a member takes care of: handed on when somebody leaves, given out by rules. */
export interface OwnedWork {
  /** Open projects per member. */
  projects(db: Db): Promise<ReadonlyMap<number, number>>;
  /** Hands what one member takes care of to another. Answers how many projects there were. */
  reassign(db: Db, owners: { from: number; to: number }): Promise<number>;
  /** Which kinds of things a rule can give to somebody here. */
  readonly assigns: readonly ('lead' | 'project')[];
  /** Lets a member take care of one. Answers what it is called; null when it is gone or somebody else was named meanwhile. */
  assign(db: Db, what: { object: 'lead' | 'project'; id: number; memberId: number }): Promise<string | null>;
}

declare module '../../platform/module-ports' {
  interface ModulePorts {
    'manage_members.plugin_surface': PluginSurface;
    'manage_members.owned_work': OwnedWork;
  }
}
