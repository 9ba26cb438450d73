import type { operations as identityOperations } from '@butterfly/contracts/auth_and_admin';
import { paths as identityPaths } from '@butterfly/contracts/auth_and_admin/paths';
import type { operations } from '@butterfly/contracts/manage_members';
import { paths } from '@butterfly/contracts/manage_members/paths';
import type { operations as pluginOperations } from '@butterfly/contracts/plugins';
import { paths as pluginPaths } from '@butterfly/contracts/plugins/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);
export const identity = createClient<typeof identityOperations>(identityPaths);
export const registry = createClient<typeof pluginOperations>(pluginPaths);

/** Keys of cached answers; a save forgets them by their beginning. */
export const keys = {
  members: ['members'] as const,
  member: (id: number) => ['members', 'one', id] as const,
  me: ['me'] as const,
  invites: ['invites'] as const,
  requests: ['requests'] as const,
  roles: ['roles'] as const,
  permissions: ['permissions'] as const,
  audit: (kind: string, id: number) => ['audit', kind, id] as const,
  changes: (by: string, kind: string) => ['changes', by, kind] as const,
  plugins: ['plugins'] as const,
  plugin: (id: string) => ['plugin', id] as const,
  undelivered: ['undelivered'] as const,
  business: ['business'] as const,
  storage: ['storage'] as const,
  matrix: ['matrix'] as const,
  categories: ['categories'] as const,
  rules: ['rules'] as const,
  availability: (member: number) => ['availability', member] as const,
};
