import * as z from 'zod';
import { id, timestamp } from '../core/primitives';
import { pluginId } from './manifest';
import { tenantDelivery } from './tenant-delivery';

const seers = z.object({
  members: z.int(),
  /** Through which roles, and how many have it; a member of two roles counts in both. */
  roles: z.array(z.object({ name: z.string(), members: z.int() })),
  /** Members it was given to alone. */
  alone: z.int(),
});

/** What went wrong last in somebody's browser. */
export const pluginProblem = z.object({
  at: timestamp,
  kind: z.enum(['load', 'crash', 'timeout', 'integrity']),
  message: z.string(),
  version: z.string().nullable(),
  page: z.string(),
  times: z.int(),
});
export type PluginProblem = z.output<typeof pluginProblem>;

/** One plugin as an administrator of a business sees it. */
export const tenantPlugin = z.object({
  id: pluginId,
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  category: z.string(),
  enabled: z.boolean(),
  /** Cannot be switched off: without it nobody could switch anything on again. */
  always_on: z.boolean(),
  /** `not_released`: drawn from the catalogue; nothing to load yet. */
  state: z.enum(['ready', 'not_released', 'shell_too_old', 'missing_dependency', 'quarantined']),
  needs: z.string().nullable(),
  version: z.string().nullable(),
  since: timestamp.nullable(),
  seen_by: seers,
  depends_on: z.array(pluginId),
  needed_by: z.array(pluginId),
  last_problem: pluginProblem.nullable(),
  /** The last switch of this business. */
  switched: z.object({ at: timestamp, by: z.string().nullable() }).nullable(),
  /** Rises with every switch; guards against one that was decided on an older state. */
  generation: z.int(),
  /** False: the business's plan does not include it. */
  in_plan: z.boolean(),
  delivery: tenantDelivery,
});
export type TenantPlugin = z.output<typeof tenantPlugin>;

export const switchBody = z.strictObject({
  expected_generation: z.int().min(0).max(2_000_000_000),
  reason: z.string().trim().max(300).optional(),
});

/** What switching off would mean, before it is done. */
export const switchImpact = z.object({
  id: pluginId,
  members: z.array(z.object({ id, name: z.string() })),
  cards: z.array(z.string()),
  pages: z.int(),
  needed_by: z.array(z.object({ id: pluginId, title: z.string() })),
  /** Places in other plugins that lose what this one puts there. */
  slots: z.array(z.string()),
  /** What the assistant can do no more, by title. */
  tools: z.array(z.string()),
});
export type SwitchImpact = z.output<typeof switchImpact>;

export const switchEvent = z.object({ at: timestamp, actor: z.string(), action: z.enum(['enable', 'disable']), reason: z.string() });

/** What a browser reports of a plugin that did not work. */
export const problemReport = z.strictObject({
  plugin: pluginId,
  version: z.string().max(40).optional(),
  kind: pluginProblem.shape.kind,
  message: z.string().trim().min(1).max(500),
  page: z.string().max(300).default(''),
});
export type ProblemReport = z.input<typeof problemReport>;
