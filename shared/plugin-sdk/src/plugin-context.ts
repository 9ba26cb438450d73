import type { ArgsOf, CommandId, LinkId, PluginLinks } from '@butterfly/contracts/core';
import type { PluginDrafts } from './plugin-drafts';
import type { PluginLife } from './plugin-life';

/** Who is signed in. */
export interface PluginUser {
  readonly id: number;
  readonly username: string;
  readonly email: string;
}

/** The business that is worked for, with its zone, language tag and currency. */
export interface PluginTenant {
  readonly id: number;
  readonly name: string;
  readonly tz: string;
  readonly locale: string;
  readonly currency: string;
}

/** Moving between pages. */
export interface PluginNavigation {
  /** Goes to a page of the product, of any plugin. */
  go(path: string): void;
  /** The address of one of the plugin's own routes: `href('board', { projectId: 7 })` → `/moodboard/7`. */
  href(routeId: string, params?: Readonly<Record<string, string | number>>): string;
  /**
   * The address of a page of any plugin, as its contract declares it; null when the plugin is not there or not allowed. A shell of before
   * does not know of it.
   *
   * @example const href = nav.linkTo?.('tenant_crm.project', { id: 7 });
   */
  linkTo?<L extends LinkId>(link: L, params: PluginLinks[L]): string | null;
  /** While true, leaving the page asks the person first. */
  setDirty(dirty: boolean): void;
}

/** What the shell draws for a plugin. */
export interface PluginInterface {
  toast(kind: 'success' | 'error' | 'info', text: string): void;
  /** Resolves to true when the person agreed. */
  confirm(question: { title: string; text: string; ok: string }): Promise<boolean>;
  /** Tells the toolbar which project a page without a project in its address belongs to; null forgets it. */
  setProject(id: number | null): void;
}

/** Commands of all plugins, called by id; each is declared with its argument in the contract of its plugin. */
export interface PluginCommands {
  run<C extends CommandId>(id: C, ...args: ArgsOf<C>): Promise<unknown>;
  /** The plugin is there, and the person may use it. */
  available(id: CommandId): boolean;
}

/** Messages between plugins that are open in this window. Names are `plugin.what_happened@1`. */
export interface PluginEvents {
  publish(name: string, payload: unknown): void;
  /** The listener ends with the plugin; the answer ends it earlier. */
  on(name: string, listener: (payload: unknown) => void): () => void;
}

/**
 * All that a plugin may ask of the host. Everything that a plugin starts through it is ended through `signal` when its
 * last page is left or the person signs out.
 *
 * @example
 * export async function run(ctx: PluginContext, args: { projectId: number }) {
 *   if (!ctx.can('moodboard')) return;
 *   ctx.nav.go(ctx.nav.href('board', { projectId: args.projectId }));
 * }
 */
export interface PluginContext {
  readonly plugin: { readonly id: string; readonly version: string; readonly release: number };
  readonly signal: AbortSignal;
  readonly life: PluginLife;
  readonly drafts: PluginDrafts;
  readonly user: PluginUser;
  readonly tenant: PluginTenant;
  /** True for a plugin or a feature the person may use. Hides things; the server decides. */
  can(permission: string): boolean;
  /** True for a finer permission the person has, such as `delete_records`. A shell of before does not know of it. */
  hasFeature?(feature: string): boolean;
  readonly nav: PluginNavigation;
  readonly ui: PluginInterface;
  readonly commands: PluginCommands;
  readonly events: PluginEvents;
  log(level: 'debug' | 'info' | 'warn' | 'error', message: string, details?: unknown): void;
  readonly metrics: {
    /** The page shows what the person came for. */
    ready(): void;
  };
}
