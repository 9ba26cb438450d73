import type { AssistantToolContribution, PermissionRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../platform/db/db';
import type { KnownPlugin, SeenSurface } from '../manage_members/ports';

/** A page that can be opened by its title. */
export interface NamedPage {
  readonly plugin: string;
  readonly title: string;
  /** With no parameter but the project, named by `project`. */
  readonly path: string;
  readonly project: string | null;
}

/** What other modules may ask about plugins. */
export interface PluginsApi {
  /** Every plugin of the suite by its catalogue entry, in the order of the product. */
  known(): readonly Pick<KnownPlugin, 'id' | 'title' | 'description' | 'icon'>[];
  /** As `known`, with what the released manifests say. Opens its own transaction: never call it inside one. */
  described(): Promise<KnownPlugin[]>;
  /** Plugins that the business of this transaction has switched off. */
  switchedOff(db: Db): Promise<string[]>;
  /** The assistant's tools of every released plugin, by the plugin's id. Opens its own transaction: never call it inside one. */
  releasedTools(): Promise<ReadonlyMap<string, readonly AssistantToolContribution[]>>;
  /** Pages of the staff app by their titles, also of plugins that come later. Opens its own transaction: never call it inside one. */
  pages(): Promise<readonly NamedPage[]>;
  /** What somebody with these permissions would see. Opens its own transaction: never call it inside one. */
  seenBy(permissions: PermissionRecord, switchedOff: readonly string[]): Promise<SeenSurface>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    plugins: PluginsApi;
  }
}
