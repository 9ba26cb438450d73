import type { PermissionRecord } from '@butterfly/contracts/plugins';
import { request } from '@butterfly/plugin-sdk';
import { fetchBootData } from './boot-data';
import { sameRecord, type BootStore } from './boot-store';

const QUIET_MS = 30_000;

export interface Permissions {
  /** Asks the server what the person may use now; the page follows when it has changed. */
  refresh(): Promise<void>;
  /** Asks for the boot data anew, e.g. to see whether a plugin has been released. */
  reloadBoot(): Promise<void>;
  /** Refreshes when the window gets the focus back, at most every 30 s. Answers a function that ends it. */
  watchFocus(): () => void;
}

export function createPermissions(store: BootStore, now: () => number = Date.now): Permissions {
  let askedAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    askedAt = now();
    try {
      const record = await fetchRecord(askedAt);
      const before = store.getState().permissions.record;
      store.permissionsHeard(record);
      if (!sameRecord(before, record)) store.bootChanged(await fetchBootData());
    } catch (error) {
      store.permissionsFailed(error instanceof Error ? error.message : String(error));
    }
  }

  async function reloadBoot(): Promise<void> {
    try {
      store.bootChanged(await fetchBootData());
    } catch (error) {
      store.permissionsFailed(error instanceof Error ? error.message : String(error));
    }
  }

  function watchFocus(): () => void {
    const handleFocus = () => {
      if (now() - askedAt >= QUIET_MS) void refresh();
    };
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }

  return { refresh, reloadBoot, watchFocus };
}

async function fetchRecord(timestamp: number): Promise<PermissionRecord> {
  const response = await request(`/api/manage_members/me/permissions/?nocache=${timestamp}`);
  if (!response.ok) throw new Error(`Failed to fetch permissions: ${response.status}`);
  const body = (await response.json()) as Partial<PermissionRecord>;
  return { plugins: body.plugins ?? [], features: body.features ?? [], is_admin: body.is_admin === true };
}
