import * as z from 'zod';
import { id, timestamp } from '../core/primitives';
import { pluginId } from './manifest';

/** An event that a plugin has not heard. */
export const eventDelivery = z.object({
  event: id,
  module: pluginId,
  /** `tenant_crm.project.created@1`. */
  name: z.string(),
  at: timestamp,
  /** `failed`: given up. `waiting`: it failed, and is tried again at `due_at`. */
  state: z.enum(['failed', 'waiting']),
  attempts: z.int(),
  due_at: timestamp,
  failure: z.string(),
  /** Later events about the same thing, which wait for this one. */
  behind: z.int(),
});
export type EventDelivery = z.output<typeof eventDelivery>;

/** What did not arrive (at most a hundred), and how many events are on their way or held for a plugin that is off. */
export const eventDeliveries = z.object({ failed: z.int(), waiting: z.int(), held: z.int(), results: z.array(eventDelivery) });
export type EventDeliveries = z.output<typeof eventDeliveries>;

const key = z.strictObject({ event: id, module: pluginId });
/** Null: all that failed. */
export const retryBody = z.strictObject({ delivery: key.nullable() });
export const discardBody = z.strictObject({ delivery: key, reason: z.string().trim().min(1).max(300) });
export const replayBody = z.strictObject({ module: pluginId, since: timestamp });
export const deliveryCount = z.object({ count: z.int() });
