import { errorOf, request } from '@butterfly/plugin-sdk';
import { fetchBootData } from '../boot/boot-data';
import type { BootStore } from '../boot/boot-store';
import type { PluginScopes } from '../plugins/plugin-scopes';

/** What outlives a sign-out: it says nothing about the person (decision A-31). */
const KEPT_KEYS = new Set(['toolViewIsExpanded', 'themeMode']);

export interface Session {
  /** Signs in and takes the boot data of this person. Rejects with the server's coded error. */
  signIn(credentials: { email: string; password: string }): Promise<void>;
  /** Signs out, ends every plugin, clears what was stored and leaves for the login. */
  signOut(): Promise<void>;
}

interface SessionParts {
  readonly bootStore: BootStore;
  readonly scopes: PluginScopes;
  /** Loads a page anew, so that nothing of this person stays in memory. */
  readonly leave: (path: string) => void;
}

export function createSession({ bootStore, scopes, leave }: SessionParts): Session {
  return {
    signIn: async (credentials) => {
      await ensureCsrfCookie();
      await post('/api/auth_and_admin/login/', credentials);
      bootStore.bootChanged(await fetchBootData());
    },
    signOut: async () => {
      try {
        await post('/api/auth_and_admin/logout/', {});
      } catch (error) {
        console.error('[shell] signing out failed on the server', error);
      }
      scopes.endAll();
      forgetPerson();
      leave('/login');
    },
  };
}

/** The check call sets the cookie also when it answers 401 (decision A-11). */
async function ensureCsrfCookie(): Promise<void> {
  if (document.cookie.includes('csrftoken=')) return;
  await request('/api/auth_and_admin/check/', { noRedirect: true });
}

async function post(path: string, body: object): Promise<void> {
  const response = await request(path, { method: 'POST', body: JSON.stringify(body), noRedirect: true });
  if (!response.ok) throw await errorOf(response);
}

function forgetPerson(): void {
  for (const key of Object.keys(window.localStorage)) if (!KEPT_KEYS.has(key)) window.localStorage.removeItem(key);
  window.sessionStorage.clear();
}
