import type { BootData, BootPlugin, PermissionRecord } from '@butterfly/contracts/plugins';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { setAside, type Aside } from './set-aside';

export type PermissionState =
  | { readonly kind: 'known'; readonly record: PermissionRecord }
  | { readonly kind: 'failed'; readonly record: PermissionRecord; readonly message: string };

export interface BootState {
  readonly boot: BootData;
  readonly permissions: PermissionState;
  /** What this tab does without on the person's wish; not in `boot`. */
  readonly aside: readonly BootPlugin[];
}

const NOBODY: PermissionRecord = { plugins: [], features: [], is_admin: false };

/** What this person may use: the boot data, and the permission record as it was last heard of. */
export interface BootStore extends StoreApi<BootState> {
  bootChanged(boot: BootData): void;
  /** Whether an answer says what is known already. */
  isKnown(boot: BootData): boolean;
  permissionsHeard(record: PermissionRecord): void;
  permissionsFailed(message: string): void;
}

export function createBootStore(boot: BootData, request: Aside = { kind: 'none' }): BootStore {
  const store = createStore<BootState>(() => ({ ...setAside(boot, request), permissions: known(boot) }));
  let whole = boot;
  return Object.assign(store, {
    bootChanged: (next: BootData) => {
      whole = next;
      store.setState({ ...setAside(next, request), permissions: known(next) });
    },
    isKnown: (other: BootData) => sameBoot(whole, other),
    permissionsHeard: (record: PermissionRecord) => store.setState({ permissions: { kind: 'known', record } }),
    permissionsFailed: (message: string) =>
      store.setState(({ permissions }) => ({ permissions: { kind: 'failed', record: permissions.record, message } })),
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

/** Whether two answers say the same; when it was asked says nothing. */
function sameBoot(a: BootData, b: BootData): boolean {
  const text = (boot: BootData) => JSON.stringify({ ...boot, generated_at: '', generation: 0 });
  return text(a) === text(b);
}

/** Member and business an answer is for; empty for a visitor. */
export function whoseBoot({ session }: BootData): string {
  return session ? `${session.tenant.id}/${session.member_id}` : '';
}
