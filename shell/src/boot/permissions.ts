import type { BootData, PermissionRecord } from '@butterfly/contracts/plugins';
import { request } from '@butterfly/plugin-sdk';
import { fetchBootData } from './boot-data';
import { sameRecord, whoseBoot, type BootStore } from './boot-store';

const QUIET_MS = 30_000;
/** Everybody of a business hears of a change at once; they ask one after the other. */
export const SPREAD_MS = 500;

export interface Permissions {
  /** Asks the server what the person may use now; the page follows when it has changed. */
  refresh(): Promise<void>;
  /** Asks for the boot data anew, e.g. to see whether a plugin has been released. */
  reloadBoot(): Promise<void>;
  /** The server says that something has changed: asks within half a second, once for several of these. */
  changedOnServer(): void;
  /** Refreshes when the window gets the focus back, at most every 30 s. Answers a function that ends it. */
  watchFocus(): () => void;
}

export interface PermissionParts {
  readonly store: BootStore;
  /** The answer is for a visitor: the session has ended. */
  readonly onSessionMissing: () => void;
  /** The answer is for somebody else, or for another business: nothing of this page may stay. */
  readonly onSomebodyElse: () => void;
  readonly now?: () => number;
  readonly random?: () => number;
}

export function createPermissions({
  store,
  onSessionMissing,
  onSomebodyElse,
  now = Date.now,
  random = Math.random,
}: PermissionParts): Permissions {
  let askedAt = Number.NEGATIVE_INFINITY;
  let asked = 0;
  let taken = 0;
  let waiting: ReturnType<typeof setTimeout> | null = null;

  async function askBoot(): Promise<void> {
    const turn = ++asked;
    const boot = await fetchBootData();
    // An answer that was overtaken by a later one is old news.
    if (turn < taken) return;
    taken = turn;
    take(boot);
  }

  function take(boot: BootData): void {
    const before = store.getState().boot;
    if (whoseBoot(before) === whoseBoot(boot)) {
      if (store.isKnown(boot)) store.permissionsHeard(boot.session?.permissions ?? store.getState().permissions.record);
      else store.bootChanged(boot);
    } else if (boot.session === null) onSessionMissing();
    else if (before.session === null) store.bootChanged(boot);
    else onSomebodyElse();
  }

  async function guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      store.permissionsFailed(error instanceof Error ? error.message : String(error));
    }
  }

  const refresh = () =>
    guarded(async () => {
      askedAt = now();
      const record = await fetchRecord(askedAt);
      const before = store.getState().permissions.record;
      store.permissionsHeard(record);
      if (!sameRecord(before, record)) await askBoot();
    });
  const reloadBoot = () => guarded(askBoot);

  return {
    refresh,
    reloadBoot,
    changedOnServer: () => {
      waiting ??= setTimeout(() => {
        waiting = null;
        void reloadBoot();
      }, random() * SPREAD_MS);
    },
    watchFocus: () => {
      const handleFocus = () => {
        if (now() - askedAt >= QUIET_MS) void refresh();
      };
      window.addEventListener('focus', handleFocus);
      return () => window.removeEventListener('focus', handleFocus);
    },
  };
}

async function fetchRecord(timestamp: number): Promise<PermissionRecord> {
  const response = await request(`/api/manage_members/me/permissions/?nocache=${timestamp}`);
  if (!response.ok) throw new Error(`Failed to fetch permissions: ${response.status}`);
  const body = (await response.json()) as Partial<PermissionRecord>;
  return { plugins: body.plugins ?? [], features: body.features ?? [], is_admin: body.is_admin === true };
}
