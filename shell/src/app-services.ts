import type { BootData } from '@butterfly/contracts/plugins';
import { ownPath } from '@butterfly/plugin-sdk';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createDraftTools, type DraftTools } from './assistant/drafts/draft-tools';
import { createBootStore, whoseBoot, type BootState, type BootStore } from './boot/boot-store';
import { createPermissions, type Permissions } from './boot/permissions';
import type { Aside } from './boot/set-aside';
import { announceOnce } from './notifications/announce-once';
import { fetchLatest } from './notifications/fetch-latest';
import { markReadOnServer } from './notifications/mark-read';
import { createNotifications, type Notifications } from './notifications/notifications';
import { createCommands, type Commands } from './plugins/commands';
import { createEventBus } from './plugins/event-bus';
import { createPaletteState, type PaletteState } from './palette/palette-state';
import { pluginContext } from './plugins/plugin-context';
import { createPluginLoader, type PluginLoader } from './plugins/loading/plugin-loader';
import { createLiveQueries, type LiveQueries } from './plugins/live-queries';
import { createFirstPage, type FirstPage } from './plugins/page/first-page';
import { createPluginScopes, type PluginScopes } from './plugins/plugin-scopes';
import { endScopesOfBroken, forgetOutdated, shownRelease } from './plugins/loading/release-change';
import type { LoaderPort } from './plugins/loading/release-attempts';
import { createDrafts, type Drafts } from './releases/drafts';
import { createWithdrawn, type Withdrawn } from './releases/withdrawn';
import { createUnansweredChanges, type UnansweredChanges } from './plugins/unanswered-changes';
import { createPageState, type PageState } from './routes/page-state';
import { createSession, type Session } from './session/session';
import { createTabChannel, type TabChannel } from './session/tab-channel';
import { createTheme, type Theme } from './theme/theme';
import { createProjects, type Projects } from './toolbar/projects';
import { createQuestions, type Questions } from './ui/questions';
import { createToasts, type Toasts } from './ui/toasts';
import { createWelcome, type Welcome } from './welcome/welcome';

/** The parts of the shell that live as long as the page. */
export interface AppServices {
  readonly bootStore: BootStore;
  readonly permissions: Permissions;
  readonly loader: PluginLoader;
  readonly scopes: PluginScopes;
  readonly liveQueries: LiveQueries;
  readonly commands: Commands;
  readonly page: PageState;
  readonly firstPage: FirstPage;
  readonly unanswered: UnansweredChanges;
  readonly session: Session;
  readonly theme: Theme;
  readonly projects: Projects;
  readonly notifications: Notifications;
  readonly toasts: Toasts;
  readonly questions: Questions;
  readonly welcome: Welcome;
  readonly palette: PaletteState;
  readonly drafts: Drafts;
  /** Where drafts of the assistant go: the open tools of plugins. */
  readonly draftTools: DraftTools;
  readonly withdrawn: Withdrawn;
  /** The shell this page was loaded with; the boot data may name a newer one. */
  readonly shellVersion: string;
  /** Loads the whole page anew: the only way back for code that threw while it was evaluated. */
  readonly reload: () => void;
}

interface ServiceOptions {
  readonly boot: BootData;
  /** What this tab is to do without. */
  readonly request?: Aside;
  readonly loaderPort: LoaderPort;
  readonly go: (path: string) => void;
  readonly leave: (path: string) => void;
  readonly reload: () => void;
  readonly tabs?: TabChannel;
}

export function createServices({ boot, request, loaderPort, reload, tabs = createTabChannel(), ...ways }: ServiceOptions): AppServices {
  const [go, leave] = [withinSite(ways.go), withinSite(ways.leave)];
  const bootStore = createBootStore(boot, request);
  const [toasts, questions, page] = [createToasts(), createQuestions(), createPageState()];
  const loader = createPluginLoader(loaderPort);
  const [drafts, withdrawn, unanswered] = [createDrafts(), createWithdrawn(), createUnansweredChanges()];
  const events = createEventBus();
  const parts = { bootStore, events, toasts, questions, page, commands: () => commands, go, drafts, shown: shownRelease(loader) };
  const scopes = createPluginScopes(
    (plugin, signal) => pluginContext(parts, plugin, signal),
    (id) => forgetOutdated({ loader, bootStore, withdrawn, id }),
    unanswered.watch,
  );
  endScopesOfBroken(loader, scopes);
  const liveQueries = createLiveQueries({ loader, scopes });
  const commands: Commands = createCommands({ bootStore, loader, scopes, questions });
  const session = createSession({ bootStore, scopes, tabs, leave });
  drafts.belongTo(whoseBoot(boot));
  bootStore.subscribe(({ boot: now }, before) => {
    scopes.endOthers(new Set(now.plugins.map(({ id }) => id)));
    if (whoseBoot(now) !== whoseBoot(before.boot)) drafts.belongTo(whoseBoot(now));
  });
  return {
    bootStore,
    loader,
    scopes,
    liveQueries,
    commands,
    page,
    firstPage: createFirstPage(),
    toasts,
    questions,
    reload,
    session,
    drafts,
    withdrawn,
    unanswered,
    draftTools: createDraftTools(events),
    shellVersion: boot.shell.version,
    permissions: createPermissions({ store: bootStore, onSessionMissing: session.sessionMissing, onSomebodyElse: reload }),
    welcome: createWelcome(),
    palette: createPaletteState(),
    theme: createTheme(),
    projects: createProjects(),
    notifications: createNotifications({
      announce: (text) => toasts.show('info', text),
      once: announceOnce,
      markRead: markReadOnServer,
      fetchLatest,
    }),
  };
}

/** Whatever names a page – a plugin, the address bar – it is one of this site. */
function withinSite(go: (path: string) => void): (path: string) => void {
  return (path) => go(ownPath(path, window.location.href) ?? '/');
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
