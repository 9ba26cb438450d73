import { mayUseFeature, mayUsePlugin, type BootData, type BootPlugin, type PermissionRecord } from '@butterfly/contracts/plugins';
import type { PluginContext } from '@butterfly/plugin-sdk';
import { whoseBoot, type BootStore } from '../boot/boot-store';
import { fillPattern } from '../routes/pattern';
import type { PageState } from '../routes/page-state';
import type { Drafts } from '../releases/drafts';
import type { Questions } from '../ui/questions';
import type { Toasts } from '../ui/toasts';
import type { Commands } from './commands';
import type { EventBus } from './event-bus';
import { pluginLife } from './plugin-life';

export interface ContextParts {
  readonly bootStore: BootStore;
  readonly events: EventBus;
  readonly toasts: Toasts;
  readonly questions: Questions;
  readonly page: PageState;
  readonly commands: () => Commands;
  readonly go: (path: string) => void;
  readonly drafts: Drafts;
  /** The release that is shown; it may be the one before the one the boot data names. */
  readonly shown: (plugin: BootPlugin) => { readonly version: string; readonly release: number; readonly base: string };
}

/** Builds what a plugin may ask of the shell. */
export function pluginContext(parts: ContextParts, plugin: BootPlugin, signal: AbortSignal): PluginContext {
  const { session } = parts.bootStore.getState().boot;
  const { id } = plugin;
  const { version, release } = parts.shown(plugin);
  return {
    plugin: { id, version, release },
    signal,
    life: pluginLife(signal, () => parts.shown(plugin)),
    user: session?.user ?? { id: 0, username: '', email: '' },
    tenant: session?.tenant ?? { id: 0, name: '', tz: 'UTC', locale: 'en-US', currency: 'USD' },
    can: (permission) => {
      const { boot, permissions } = parts.bootStore.getState();
      return !isWithheld(boot, permission) && can(permissions.record, permission);
    },
    hasFeature: (feature) => {
      const { boot, permissions } = parts.bootStore.getState();
      return !isWithheld(boot, feature) && mayUseFeature(permissions.record, feature);
    },
    nav: {
      go: parts.go,
      href: (routeId, params = {}) => fillPattern(pathOf(plugin, routeId), params),
      linkTo: (link, params) => linkOf(parts.bootStore.getState().boot, link, params),
      setDirty: (dirty) => parts.page.setDirty(id, dirty),
    },
    ui: { toast: parts.toasts.show, confirm: parts.questions.ask, setProject: parts.page.setProject },
    commands: {
      run: (command, ...args) => parts.commands().run(command, args[0]),
      available: (command) => parts.commands().available(command),
    },
    events: {
      publish: parts.events.publish,
      on: (name, listener) => {
        const stop = parts.events.on(name, listener);
        signal.addEventListener('abort', stop, { once: true });
        return stop;
      },
    },
    // eslint-disable-next-line no-console -- the level is one of debug, info, warn, error
    log: (level, message, details) => console[level](`[${id}] ${message}`, ...(details === undefined ? [] : [details])),
    drafts: parts.drafts.of({ id, version: () => parts.shown(plugin).version, whose: whoseBoot(parts.bootStore.getState().boot), signal }),
    metrics: { ready: () => void performance.mark(`butterfly:${id}:ready`) },
  };
}

/** The business has not agreed to it yet; then nobody has it, administrators neither. */
function isWithheld({ session }: BootData, permission: string): boolean {
  return session?.withheld.includes(permission) === true;
}

/** A plugin, its feature `access_<id>`, or a finer feature of a plugin. */
export function can(record: PermissionRecord, permission: string): boolean {
  if (permission.startsWith('access_')) return mayUsePlugin(record, permission.slice('access_'.length));
  return mayUsePlugin(record, permission) || record.features.includes(permission);
}

function pathOf(plugin: BootPlugin, routeId: string): string {
  const route = plugin.routes.find(({ id }) => id === routeId);
  if (!route) throw new Error(`${plugin.id} has no route "${routeId}". Its routes: ${plugin.routes.map(({ id }) => id).join(', ')}.`);
  return route.path;
}

/** The boot data holds the plugins that this person may use, and no others. */
function linkOf({ plugins }: BootData, link: string, params: Readonly<Record<string, string | number>>): string | null {
  const [pluginId, routeId] = link.split('.');
  const route = plugins.find(({ id }) => id === pluginId)?.routes.find(({ id }) => id === routeId);
  return route ? fillPattern(route.path, params) : null;
}
