import * as z from 'zod';
import { line } from '../core/primitives';
import { askedPermission } from './tenant-delivery';
import { channelName, releaseSummary } from './registry';
import { pluginId } from './manifest';
import { releasableId, semver } from './release';

/** `yanked`: withdrawn for good. `quarantined`: held back because of what browsers reported. */
export const releaseStatus = z.enum(['ready', 'quarantined', 'yanked']);

export const releaseRow = releaseSummary.extend({
  status: releaseStatus,
  status_reason: z.string().nullable(),
  signed_by: z.string().nullable(),
  /** Permissions it asks for beyond the release before. */
  adds_permissions: z.array(askedPermission),
  channels: z.array(z.string()),
  loads: z.int(),
  failed: z.int(),
});
export type ReleaseRow = z.output<typeof releaseRow>;

export const releasesQuery = z.object({ plugin: releasableId });
export const releaseVerbBody = z.strictObject({ reason: line(500) });

export const impactQuery = z.object({ plugin: releasableId, version: semver.optional(), channel: channelName.default('stable') });
/** What pointing a channel to a release would mean, before it is done. Without a version: going back. */
export const moveImpact = z.object({
  id: releasableId,
  channel: channelName,
  from: semver.nullable(),
  to: semver,
  /** Businesses that loaded the plugin within the last 15 minutes. */
  active_businesses: z.int(),
  loads_15m: z.int(),
  needed_by: z.array(pluginId),
  pages_gone: z.array(z.string()),
  pages_new: z.array(z.string()),
  slots_gone: z.array(z.string()),
  tools_gone: z.array(z.string()),
  permissions_new: z.array(askedPermission),
  bytes_before: z.int().nullable(),
  bytes_after: z.int(),
  /** What speaks against the move; it would be refused. */
  refused_because: z.array(z.string()),
});
export type MoveImpact = z.output<typeof moveImpact>;

/** A frame on `/ws/notifications/`: what this business gets of a plugin has changed. Nothing is loaded before the person asks. */
export const releaseFrame = z.object({
  type: z.literal('release'),
  plugin: releasableId,
  version: z.string().nullable(),
  generation: z.int(),
  /** Releases that must not be used any longer: an open page steps back at its next navigation. */
  withdrawn: z.array(z.string()),
});
export type ReleaseFrame = z.output<typeof releaseFrame>;
