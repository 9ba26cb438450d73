import type { Db } from '../../platform/db/db';

/** Who may decide about permissions, and gives them. */
export interface PermissionGrants {
  /** Active members whose role is admin. */
  adminIds(db: Db): Promise<number[]>;
  /** Gives a plugin to one member beside its roles, for good or until a moment. */
  grantPlugin(db: Db, grant: { memberId: number; pluginId: string; until: string | null }): Promise<void>;
}

/** Which plugins there are to ask for. */
export interface PluginTitles {
  /** Every plugin of the suite. */
  known(): readonly { readonly id: string; readonly title: string }[];
  /** Plugins that the business of this transaction has switched off. */
  switchedOff(db: Db): Promise<string[]>;
}

declare module '../../platform/module-ports' {
  interface ModulePorts {
    'auth_and_admin.permission_grants': PermissionGrants;
    'auth_and_admin.plugin_titles': PluginTitles;
  }
}
