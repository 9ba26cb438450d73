import type { BootData } from '@butterfly/contracts/plugins';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createBootStore, type BootState, type BootStore } from './boot/boot-store';
import { createPermissions, type Permissions } from './boot/permissions';
import { createNotifications, type Notifications } from './notifications/notifications';
import { createCommands, type Commands } from './plugins/commands';
import { createEventBus } from './plugins/event-bus';
import { pluginContext } from './plugins/plugin-context';
import { createPluginLoader, type LoaderPort, type PluginLoader } from './plugins/plugin-loader';
import { createPluginScopes, type PluginScopes } from './plugins/plugin-scopes';
import { createPageState, type PageState } from './routes/page-state';
import { createSession, type Session } from './session/session';
import { createTheme, type Theme } from './theme/theme';
import { createProjects, type Projects } from './toolbar/projects';
import { createQuestions, type Questions } from './ui/questions';
import { createToasts, type Toasts } from './ui/toasts';

/** The parts of the shell that live as long as the page. */
export interface AppServices {
  readonly bootStore: BootStore;
  readonly permissions: Permissions;
  readonly loader: PluginLoader;
  readonly scopes: PluginScopes;
  readonly commands: Commands;
  readonly page: PageState;
  readonly session: Session;
  readonly theme: Theme;
  readonly projects: Projects;
  readonly notifications: Notifications;
  readonly toasts: Toasts;
  readonly questions: Questions;
  /** Loads the whole page anew: the only way back for code that threw while it was evaluated. */
  readonly reload: () => void;
}

interface ServiceOptions {
  readonly boot: BootData;
  readonly loaderPort: LoaderPort;
  readonly go: (path: string) => void;
  readonly leave: (path: string) => void;
  readonly reload: () => void;
}

export function createServices({ boot, loaderPort, go, leave, reload }: ServiceOptions): AppServices {
  const bootStore = createBootStore(boot);
  const [toasts, questions, page] = [createToasts(), createQuestions(), createPageState()];
  const loader = createPluginLoader(loaderPort);
  const parts = { bootStore, events: createEventBus(), toasts, questions, page, commands: () => commands, go };
  const scopes = createPluginScopes((plugin, signal) => pluginContext(parts, plugin, signal));
  const commands: Commands = createCommands({ bootStore, loader, scopes, questions });
  return {
    bootStore, loader, scopes, commands, page, toasts, questions, reload,
    permissions: createPermissions(bootStore),
    session: createSession({ bootStore, scopes, leave }),
    theme: createTheme(),
    projects: createProjects(),
    notifications: createNotifications((text) => toasts.show('info', text)),
  };
}

export const ServicesContext = createContext<AppServices | null>(null);

export function useServices(): AppServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('This component is rendered outside of the app.');
  return services;
}

/** The boot data and the permission record, live. */
export function useBoot(): BootState {
  const { bootStore } = useServices();
  return useSyncExternalStore(bootStore.subscribe, bootStore.getState);
}
