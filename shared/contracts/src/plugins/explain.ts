import * as z from 'zod';
import { pluginId } from './manifest';

/** The questions that decide whether somebody sees a plugin, in the order they are asked. */
export const GATES = [
  'catalogue',
  'plan',
  'enablement',
  'permission',
  'feature',
  'release',
  'shell',
  'dependencies',
  'health',
  'override',
] as const;

/** One question and its answer in words. A gate that does not pass is the reason. */
export const gate = z.object({ gate: z.enum(GATES), pass: z.boolean(), detail: z.string() });
export type Gate = z.output<typeof gate>;

/** Why somebody sees a plugin or not. `visible` is true exactly when every gate passes. */
export const explanation = z.object({
  plugin: pluginId,
  title: z.string(),
  /** Whose view this is; null for a visitor. */
  member: z.int().nullable(),
  visible: z.boolean(),
  version: z.string().nullable(),
  gates: z.array(gate),
});
export type Explanation = z.output<typeof explanation>;
