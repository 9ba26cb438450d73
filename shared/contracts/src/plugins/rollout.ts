import * as z from 'zod';
import { id, line, timestamp } from '../core/primitives';
import { channelName, releaseSummary } from './registry';
import { pluginId } from './manifest';
import { semver } from './release';

/** So many businesses in a hundred get the candidate, for so long, before the next step. */
export const rolloutStep = z.strictObject({ percent: z.number().min(0.01).max(100), hold_s: z.int().min(0).max(604_800) });

/** What the candidate must not do worse than the release it would replace. */
export const rolloutGate = z.strictObject({
  /** Share of loads that may fail beyond that of the baseline, 0 to 1. */
  max_error_rate: z.number().min(0).max(1).default(0.02),
  max_p95_ms_delta: z.int().min(0).max(60_000).default(1_000),
  /** Nothing is decided on fewer loads. */
  min_loads: z.int().min(1).max(100_000).default(20),
});

export const rolloutExclude = z.strictObject({
  tenants: z.array(id).max(1_000).default([]),
  /** Businesses with an event today or tomorrow keep what they have. */
  freeze_event_days: z.boolean().default(true),
});

export const rolloutState = z.enum(['running', 'paused', 'promoted', 'aborted']);

/** Steps rise in percent; the last one need not be 100: the candidate takes the channel once its hold is over. */
export const rolloutBody = z.strictObject({
  id: pluginId,
  version: semver,
  channel: channelName.default('stable'),
  steps: z
    .array(rolloutStep)
    .min(1)
    .max(20)
    .refine((steps) => steps.every(({ percent }, at) => at === 0 || percent > (steps[at - 1]?.percent ?? 0)), 'percentages must rise')
    .default([
      { percent: 1, hold_s: 600 },
      { percent: 10, hold_s: 1_800 },
      { percent: 50, hold_s: 3_600 },
    ]),
  gate: rolloutGate.default({ max_error_rate: 0.02, max_p95_ms_delta: 1_000, min_loads: 20 }),
  exclude: rolloutExclude.default({ tenants: [], freeze_event_days: true }),
  reason: line(500),
});

/** What telemetry says about a release since the rollout began. */
export const healthFigures = z.object({
  loads: z.int(),
  failed: z.int(),
  crashes: z.int(),
  error_rate: z.number(),
  p95_ms: z.int().nullable(),
});
export type HealthFigures = z.output<typeof healthFigures>;

export const rollout = z.object({
  rollout: z.int(),
  id: pluginId,
  channel: channelName,
  candidate: releaseSummary,
  baseline: releaseSummary,
  steps: z.array(rolloutStep),
  /** Index of the step that runs. */
  step: z.int(),
  percent: z.number(),
  state: rolloutState,
  gate: rolloutGate,
  exclude: rolloutExclude,
  generation: z.int(),
  started_at: timestamp,
  started_by: z.string(),
  step_since: timestamp,
  ended_at: timestamp.nullable(),
  reason: z.string(),
  health: z.object({ candidate: healthFigures, baseline: healthFigures }),
});
export type Rollout = z.output<typeof rollout>;

/** A change of a running rollout, decided on the state that was seen. */
export const rolloutMove = z.strictObject({ expected_generation: z.int().min(1).max(2_000_000_000), reason: line(500) });
