import * as z from 'zod';
import { id, line, timestamp } from '../../core';
import { rowScope } from '../schema';

const pluginName = z.string().regex(/^[a-z][a-z0-9_]{1,48}$/, 'must be a snake_case word');
const permits = {
  plugins: z.array(pluginName).max(100),
  features: z.array(pluginName).max(200),
  is_admin: z.boolean(),
  row_scope: rowScope,
};

export const role = z.object({
  id,
  name: z.string(),
  description: z.string(),
  ...permits,
  is_system: z.boolean(),
  /** Who has it, by name. */
  holders: z.array(z.object({ id, name: z.string() })),
  updated_at: timestamp,
  version: z.int(),
});
export type Role = z.output<typeof role>;

export const newRole = z.strictObject({ name: line(60), description: z.string().trim().max(300).default(''), ...permits });
export type NewRole = z.output<typeof newRole>;
export const rolePatch = z.strictObject({ name: line(60), description: z.string().trim().max(300), ...permits }).partial();
export type RolePatch = z.output<typeof rolePatch>;

export const draftPermissions = z.strictObject({ plugins: permits.plugins, features: permits.features, is_admin: permits.is_admin });

/** What somebody with these permissions sees: the role simulator. */
export const rolePreview = z.object({
  cards: z.array(z.string()),
  nav: z.array(z.object({ label: z.string(), icon: z.string(), route: z.string() })),
  pages: z.array(z.object({ plugin: z.string(), title: z.string(), path: z.string() })),
  /** What the server leaves out of its answers. */
  hidden: z.array(z.string()),
});
export type RolePreview = z.output<typeof rolePreview>;

const feature = z.object({ id: z.string(), title: z.string(), text: z.string(), risk: z.string().nullable() });

/** The rows and switches of the matrix. */
export const permissionCatalogue = z.object({
  plugins: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      icon: z.string(),
      category: z.string(),
      enabled: z.boolean(),
      always: z.boolean(),
      feature_only: z.boolean(),
    }),
  ),
  features: z.array(feature),
});
export type PermissionCatalogue = z.output<typeof permissionCatalogue>;

export const auditEntry = z.object({
  id,
  at: timestamp,
  actor: z.string().nullable(),
  action: z.string(),
  subject_kind: z.enum(['role', 'member', 'invite']),
  subject_id: id.nullable(),
  subject: z.string(),
  /** What was added and taken away, in words that are the same everywhere: `plugin moodboard`, `feature view_costs`, `role Designer`. */
  added: z.array(z.string()),
  removed: z.array(z.string()),
});
export type AuditEntry = z.output<typeof auditEntry>;
