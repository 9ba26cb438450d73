import { errorOf, isApiError, request } from '@butterfly/plugin-sdk';
import { createStore } from 'zustand/vanilla';
import { fetchBootData } from '../boot/boot-data';
import { whoseBoot, type BootStore } from '../boot/boot-store';
import type { PluginScopes } from '../plugins/plugin-scopes';
import { forgetKeptPages } from './kept-pages';
import type { TabChannel } from './tab-channel';

/** What outlives a sign-out: it says nothing about the person (decision A-31). */
const KEPT_KEYS = new Set(['toolViewIsExpanded', 'themeMode']);

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Session {
  /** Whether the session ended while the page was open; what was typed is still there. */
  readonly ended: { getState(): boolean; subscribe(listener: () => void): () => void };
  /** Signs in and takes the boot data of this person. Rejects with the server's coded error. */
  signIn(credentials: Credentials): Promise<void>;
  /** The server does not know this session any more. */
  sessionMissing(): void;
  /** Signs in over the open page: the same person goes on, for another one the page is loaded anew. */
  signInAgain(credentials: Credentials): Promise<void>;
  /** Signs out, here and in the other tabs, ends every plugin, clears what was stored and leaves for the login. */
  signOut(): Promise<void>;
  /** Leaves the ended session behind and goes to the login. */
  giveUp(): void;
  /** Follows what other tabs do. Answers a function that ends it. */
  watchTabs(): () => void;
}

interface SessionParts {
  readonly bootStore: BootStore;
  readonly scopes: PluginScopes;
  readonly tabs: TabChannel;
  /** Loads a page anew, so that nothing of this person stays in memory. */
  readonly leave: (path: string) => void;
}

export function createSession({ bootStore, scopes, tabs, leave }: SessionParts): Session {
  const store = createStore<{ ended: boolean }>(() => ({ ended: false }));

  function leaveForLogin(): void {
    scopes.endAll();
    forgetPerson();
    leave('/login');
  }

  /** Takes up again what the end of the session had interrupted. */
  async function resume(): Promise<void> {
    const boot = await fetchBootData();
    if (whoseBoot(boot) !== whoseBoot(bootStore.getState().boot)) return leave(window.location.pathname + window.location.search);
    bootStore.bootChanged(boot);
    store.setState({ ended: false });
    scopes.askAgain();
  }

  async function heard(kind: 'signed-out' | 'signed-in'): Promise<void> {
    if (!bootStore.getState().boot.session) return;
    if (kind === 'signed-out') return leaveForLogin();
    await resume();
  }

  return {
    ended: { getState: () => store.getState().ended, subscribe: store.subscribe },
    signIn: async (credentials) => {
      await logIn(credentials);
      bootStore.bootChanged(await fetchBootData());
      store.setState({ ended: false });
      tabs.tell({ kind: 'signed-in' });
    },
    sessionMissing: () => {
      if (bootStore.getState().boot.session) store.setState({ ended: true });
    },
    signInAgain: async (credentials) => {
      await logIn(credentials);
      tabs.tell({ kind: 'signed-in' });
      await resume();
    },
    signOut: async () => {
      try {
        await post('/api/auth_and_admin/logout/', {});
      } catch (error) {
        console.error('[shell] signing out failed on the server', error);
      }
      tabs.tell({ kind: 'signed-out' });
      leaveForLogin();
    },
    giveUp: leaveForLogin,
    watchTabs: () =>
      tabs.listen(({ kind }) => {
        heard(kind).catch((error: unknown) => console.warn('[shell] another tab signed in, but the answer did not arrive', error));
      }),
  };
}

async function logIn(credentials: Credentials): Promise<void> {
  if (!document.cookie.includes('csrftoken=')) await fetchCsrfCookie();
  try {
    await post('/api/auth_and_admin/login/', credentials);
  } catch (error) {
    // The cookie is still that of the session that has ended.
    if (!isApiError(error) || error.code !== 'csrf_failed') throw error;
    await fetchCsrfCookie();
    await post('/api/auth_and_admin/login/', credentials);
  }
}

/** The check call sets the cookie also when it answers 401 (decision A-11). */
async function fetchCsrfCookie(): Promise<void> {
  await request('/api/auth_and_admin/check/', { noRedirect: true });
}

async function post(path: string, body: object): Promise<void> {
  const response = await request(path, { method: 'POST', body: JSON.stringify(body), noRedirect: true });
  if (!response.ok) throw await errorOf(response);
}

function forgetPerson(): void {
  for (const key of Object.keys(window.localStorage)) if (!KEPT_KEYS.has(key)) window.localStorage.removeItem(key);
  window.sessionStorage.clear();
  void forgetKeptPages('').catch(() => undefined);
}
