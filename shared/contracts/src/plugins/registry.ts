import * as z from 'zod';
import { line, timestamp } from '../core/primitives';
import { releasableId, semver, sha256 } from './release';

/** `stable` is what every tenant gets; other channels are for trying a release. */
export const channelName = z.string().regex(/^(stable|beta|pr-\d{1,6})$/, 'must be stable, beta or pr-<number>');

/** One stored release, without its files. */
export const releaseSummary = z.object({
  release: z.int(),
  id: releasableId,
  version: semver,
  content_hash: sha256,
  created_at: timestamp,
  bytes: z.int(),
  git_sha: z.string().nullable(),
});
export type ReleaseSummary = z.output<typeof releaseSummary>;

/** Answer of a publish: which bytes are still to be sent, or the stored release. */
export const publishAnswer = z.object({ missing: z.array(sha256), release: releaseSummary.nullable() });
export type PublishAnswer = z.output<typeof publishAnswer>;

/** Where a channel points. `generation` rises with every move and guards against a move that was decided on an older state. */
export const channelState = z.object({
  id: releasableId,
  channel: channelName,
  release: releaseSummary,
  previous: releaseSummary.nullable(),
  generation: z.int(),
  updated_at: timestamp,
  updated_by: z.string(),
  reason: z.string(),
});
export type ChannelState = z.output<typeof channelState>;

export const registryAction = z.enum([
  'publish',
  'promote',
  'rollback',
  'enable',
  'disable',
  'rollout_start',
  'rollout_step',
  'rollout_pause',
  'rollout_resume',
  'rollout_abort',
  'retire',
  'rollout_promote',
  'quarantine',
  'lift',
  'yank',
  'hold',
  'end_hold',
  'channel',
  'business',
  'plan',
  'consent',
  'override',
  'override_revoke',
  'key',
  'key_revoke',
  'token',
  'token_revoke',
]);
export type RegistryAction = z.output<typeof registryAction>;

/** One line of the history: never changed, never removed. */
export const registryEvent = z.object({
  id: z.int(),
  at: timestamp,
  actor: z.string(),
  action: registryAction,
  channel: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string(),
});

export const statusAnswer = z.object({
  id: releasableId,
  channels: z.array(channelState),
  releases: z.array(releaseSummary),
  events: z.array(registryEvent),
});
export type StatusAnswer = z.output<typeof statusAnswer>;

const reason = line(500);
const expected_generation = z.int().min(0);

const moveOptions = {
  expected_generation,
  reason,
  /** A security release: businesses that are frozen on an event day get it too. */
  breaks_freeze: z.boolean().optional(),
  /** A shell that some live plugin does not fit: those plugins go away with it. */
  force: z.boolean().optional(),
};

/** Names a release by its number or its version, and the generation the caller has seen (0: the channel is new). */
export const moveBody = z.union([
  z.strictObject({ release: z.int().min(1).max(2_147_483_647), ...moveOptions }),
  z.strictObject({ version: semver, ...moveOptions }),
]);

export const retireBody = z.strictObject({ reason });

/** Without `to` the channel goes back to the release it pointed to before. */
export const rollBackBody = z.strictObject({ to: semver.optional(), reason, breaks_freeze: z.boolean().optional() });
