import * as z from 'zod';
import { line, timestamp } from '../core/primitives';
import { pluginId } from './manifest';
import { semver } from './release';

/** `stable`, or `beta`: early access. */
export const tenantChannel = z.enum(['stable', 'beta']);

/** A permission that a newer release asks for. */
export const askedPermission = z.object({ id: z.string(), title: z.string(), risk: z.enum(['read', 'write', 'money', 'send']).nullable() });
export type AskedPermission = z.output<typeof askedPermission>;

/** What a business has decided about the releases of one plugin, and what it gets. */
export const tenantDelivery = z.object({
  channel: tenantChannel,
  /** Kept on one release until then. Null: not held, or the hold is over. */
  hold: z.object({ version: semver, until: timestamp, reason: z.string() }).nullable(),
  /** True while an event day keeps this plugin on an older release than others get. */
  frozen: z.boolean(),
  /** A newer release that this business is among the first to get. */
  rollout: z.object({ version: semver, percent: z.number(), state: z.enum(['running', 'paused']) }).nullable(),
  /** Permissions that wait for this business's consent; until then nobody here has them. */
  pending_consent: z.array(askedPermission),
  /** In words: why this release. */
  why: z.string().nullable(),
  /** Rises with every change here. Apart from the generation of the switch. */
  generation: z.int(),
});
export type TenantDelivery = z.output<typeof tenantDelivery>;

const guarded = { expected_generation: z.int().min(0).max(2_000_000_000), reason: line(300) };

export const channelBody = z.strictObject({ channel: tenantChannel, ...guarded });
/** Without `version`: what the business gets now. */
export const holdBody = z.strictObject({ version: semver.optional(), until: timestamp, ...guarded });
export const endHoldBody = z.strictObject(guarded);
export const consentBody = z.strictObject({ features: z.array(z.string().min(1).max(100)).min(1).max(100), ...guarded });

/** As an administrator’s hold, by whoever keeps the installation; without a version the hold ends. */
export const pinBody = z.strictObject({ version: semver.nullable(), until: timestamp.optional(), reason: line(300) });

/** A release a business may hold to. */
export const heldRelease = z.object({ release: z.int(), version: semver, released_at: timestamp, current: z.boolean() });

/** One line of the history of a plugin in a business: its own switches and what the plugin's team did. */
export const deliveryEvent = z.object({
  id: z.int(),
  at: timestamp,
  actor: z.string(),
  action: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string(),
  /** False: the plugin's team did it, for everybody. */
  own: z.boolean(),
});
export type DeliveryEvent = z.output<typeof deliveryEvent>;

/** What a business has decided for all plugins. */
export const businessDelivery = z.object({
  /** Nothing changes on days with an event, nor on the day before. */
  freeze_on_event_days: z.boolean(),
  /** The freeze that is on now. */
  frozen: z.object({ since: timestamp, days: z.array(z.string()) }).nullable(),
  /** May a developer load a plugin from their own machine, for their own session, with a ticket? */
  overrides_allowed: z.boolean(),
  /** Null: every plugin. */
  plan: z.array(pluginId).nullable(),
  generation: z.int(),
});
export type BusinessDelivery = z.output<typeof businessDelivery>;

export const businessBody = z.strictObject({
  freeze_on_event_days: z.boolean().optional(),
  overrides_allowed: z.boolean().optional(),
  ...guarded,
});

/** Which plugins a business may have at all; null: every one. */
export const planBody = z.strictObject({ plugins: z.array(pluginId).max(500).nullable(), reason: line(500) });
