import type { BootData, PermissionRecord } from '@butterfly/contracts/plugins';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type PermissionState =
  | { readonly kind: 'known'; readonly record: PermissionRecord }
  | { readonly kind: 'failed'; readonly record: PermissionRecord; readonly message: string };

export interface BootState {
  readonly boot: BootData;
  readonly permissions: PermissionState;
}

const NOBODY: PermissionRecord = { plugins: [], features: [], is_admin: false };

/** What this person may use: the boot data, and the permission record as it was last heard of. */
export interface BootStore extends StoreApi<BootState> {
  bootChanged(boot: BootData): void;
  permissionsHeard(record: PermissionRecord): void;
  permissionsFailed(message: string): void;
}

export function createBootStore(boot: BootData): BootStore {
  const store = createStore<BootState>(() => ({ boot, permissions: known(boot) }));
  return Object.assign(store, {
    bootChanged: (next: BootData) => store.setState({ boot: next, permissions: known(next) }),
    permissionsHeard: (record: PermissionRecord) => store.setState({ permissions: { kind: 'known', record } }),
    permissionsFailed: (message: string) => store.setState(({ permissions }) => ({ permissions: { kind: 'failed', record: permissions.record, message } })),
  });
}

function known({ session }: BootData): PermissionState {
  return { kind: 'known', record: session?.permissions ?? NOBODY };
}

/** Whether two records allow the same, in whatever order they are listed. */
export function sameRecord(a: PermissionRecord, b: PermissionRecord): boolean {
  const key = ({ plugins, features, is_admin }: PermissionRecord) => JSON.stringify([[...plugins].sort(), [...features].sort(), is_admin]);
  return key(a) === key(b);
}
