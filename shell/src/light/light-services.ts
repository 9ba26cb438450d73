import type { BootData, BootPlugin } from '@butterfly/contracts/plugins';
import type { PluginContext } from '@butterfly/plugin-sdk';
import { createEventBus } from '../plugins/event-bus';
import { fetchRelease } from '../plugins/loading/federation';
import { createPluginLoader, type PluginLoader } from '../plugins/loading/plugin-loader';
import { probeFile } from '../plugins/loading/probe-file';
import { pluginLife } from '../plugins/plugin-life';
import { createPluginScopes, type PluginScopes } from '../plugins/plugin-scopes';
import { nothingKept } from '../releases/nothing-kept';
import { createReady, type Ready } from './ready';
import { fillPattern } from '../routes/pattern';
import { createPageState, type PageState } from '../routes/page-state';
import { createQuestions, type Questions } from '../ui/questions';
import { createToasts, type Toasts } from '../ui/toasts';

/** The parts of the light host that live as long as the page. */
export interface LightServices {
  readonly boot: BootData;
  readonly loader: PluginLoader;
  readonly scopes: PluginScopes;
  readonly toasts: Toasts;
  readonly questions: Questions;
  readonly page: PageState;
  readonly ready: Ready;
}

export function createLightServices(boot: BootData, go: (path: string) => void): LightServices {
  const loader = createPluginLoader({ fetchRelease, probe: probeFile });
  const [toasts, questions, page, events] = [createToasts(), createQuestions(), createPageState(), createEventBus()];
  const ready = createReady();
  const contextOf = (plugin: BootPlugin, signal: AbortSignal): PluginContext => {
    const { id } = plugin;
    const shown = () => {
      const state = loader.state(id);
      return state.kind === 'ready' ? state.candidate : plugin.remote;
    };
    return {
      plugin: { id, version: shown().version, release: shown().release },
      signal,
      life: pluginLife(signal, shown),
      drafts: nothingKept,
      user: { id: 0, username: '', email: '' },
      tenant: { id: 0, name: '', tz: 'UTC', locale: 'en-US', currency: 'USD' },
      can: () => false,
      hasFeature: () => false,
      nav: {
        go,
        href: (routeId, params = {}) => fillPattern(pathOf(plugin, routeId), params),
        linkTo: () => null,
        setDirty: (isDirty) => page.setDirty(id, isDirty),
      },
      ui: { toast: toasts.show, confirm: questions.ask, setProject: () => undefined },
      commands: {
        run: (command, ..._argument) => Promise.reject(new Error(`There is no ${command} for visitors.`)),
        available: () => false,
      },
      events: {
        publish: events.publish,
        on: (name, listener) => {
          const stop = events.on(name, listener);
          signal.addEventListener('abort', stop, { once: true });
          return stop;
        },
      },
      // eslint-disable-next-line no-console -- the level is one of debug, info, warn, error
      log: (level, message, details) => console[level](`[${id}] ${message}`, ...(details === undefined ? [] : [details])),
      metrics: {
        ready: () => {
          performance.mark(`butterfly:${id}:ready`);
          ready.tell();
        },
      },
    };
  };
  return { boot, loader, toasts, questions, page, ready, scopes: createPluginScopes(contextOf, (id) => loader.forget(id)) };
}

function pathOf(plugin: BootPlugin, routeId: string): string {
  const route = plugin.routes.find(({ id }) => id === routeId);
  if (!route) throw new Error(`${plugin.id} has no route "${routeId}" for visitors.`);
  return route.path;
}
