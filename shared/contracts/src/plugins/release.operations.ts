import * as z from 'zod';
import type { OperationSpec } from '../core/define-routes';
import { idParam } from '../core/primitives';
import { pluginId } from './manifest';
import { channelName, channelState, moveBody, publishAnswer, retireBody, rollBackBody, statusAnswer } from './registry';
import { releasableId, releaseRecord, sha256 } from './release';
import { impactQuery, moveImpact, releaseRow, releasesQuery, releaseVerbBody } from './releases';
import { rollout, rolloutBody, rolloutMove } from './rollout';

const channelParams = z.object({ id: releasableId, channel: channelName });
const rolloutParams = z.object({ rollout: idParam });
/** Sent with a release that is larger than its budget allows; kept in the history. */
const publishQuery = z.object({ larger_because: z.string().trim().min(1).max(300).optional() });

/** Releases, the channels that point at them, and roll-outs in steps. */
export const releaseOperations = {
  publish: {
    summary: 'Store a release, or learn which of its files are still to be sent. Changes nothing that users see',
    access: 'deploy',
    query: publishQuery,
    body: releaseRecord,
    ok: publishAnswer,
    errors: ['plugins.release_refused', 'plugins.version_taken', 'plugins.same_files', 'plugins.not_permitted'],
  },
  putBlob: {
    summary: 'Send the bytes of one file of a release',
    access: 'deploy',
    params: z.object({ sha256 }),
    bodyType: 'application/octet-stream',
    body: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value), 'must be bytes'),
    bodyLimit: 20_000_000,
    ok: z.object({ sha256, bytes: z.int() }),
    errors: ['plugins.blob_mismatch', 'plugins.not_permitted'],
  },
  moveChannel: {
    summary: 'Point a channel to a release',
    access: 'deploy',
    params: channelParams,
    body: moveBody,
    ok: channelState,
    errors: [
      'plugins.release_unknown',
      'plugins.channel_moved',
      'plugins.incompatible',
      'plugins.withdrawn',
      'plugins.breaks_plugins',
      'plugins.not_permitted',
    ],
  },
  retirePlugin: {
    summary: 'Take a plugin out of every channel: nobody gets it any more, until it is released again',
    access: 'deploy',
    params: z.object({ id: pluginId }),
    body: retireBody,
    ok: statusAnswer,
    errors: ['plugins.plugin_unknown', 'plugins.not_permitted'],
  },
  rollBack: {
    summary: 'Point a channel back to the release before, or to a named one',
    access: 'deploy',
    params: channelParams,
    body: rollBackBody,
    ok: channelState,
    errors: [
      'plugins.release_unknown',
      'plugins.channel_moved',
      'plugins.no_previous',
      'plugins.incompatible',
      'plugins.withdrawn',
      'plugins.breaks_plugins',
      'plugins.not_permitted',
    ],
  },
  statusOfAll: { summary: 'Where every channel points', access: 'deploy', ok: z.array(channelState) },
  status: {
    summary: 'Releases, channels and history of one plugin or the shell',
    access: 'deploy',
    params: z.object({ id: releasableId }),
    ok: statusAnswer,
    errors: ['plugins.plugin_unknown'],
  },
  listReleases: {
    summary: 'Releases of one plugin or the shell, the newest first',
    access: 'deploy',
    query: releasesQuery,
    ok: z.array(releaseRow),
  },
  readRelease: {
    summary: 'What a release is: its manifest, files, hashes and shared modules',
    access: 'deploy',
    params: z.object({ release: idParam }),
    ok: releaseRecord,
    errors: ['plugins.release_unknown'],
  },
  yankRelease: {
    summary: 'Withdraw a release for good: nobody gets it any more',
    access: 'deploy',
    params: z.object({ release: idParam }),
    body: releaseVerbBody,
    ok: releaseRow,
    errors: ['plugins.release_unknown', 'plugins.not_permitted'],
  },
  liftQuarantine: {
    summary: 'Let a release that was held back be used again',
    access: 'deploy',
    params: z.object({ release: idParam }),
    body: releaseVerbBody,
    ok: releaseRow,
    errors: ['plugins.release_unknown', 'plugins.not_permitted'],
  },
  moveImpact: {
    summary: 'What a promote or a rollback would mean, before it is done',
    access: 'deploy',
    query: impactQuery,
    ok: moveImpact,
    errors: ['plugins.release_unknown', 'plugins.no_previous', 'plugins.not_permitted'],
  },
  listRollouts: {
    summary: 'Rollouts, the newest first',
    access: 'deploy',
    query: z.object({ plugin: pluginId.optional() }),
    ok: z.array(rollout),
  },
  startRollout: {
    summary: 'Give a release to some businesses first, watch it, and go on or step back without a person',
    access: 'deploy',
    body: rolloutBody,
    status: 201,
    ok: rollout,
    errors: [
      'plugins.release_unknown',
      'plugins.rollout_runs',
      'plugins.no_baseline',
      'plugins.incompatible',
      'plugins.breaks_plugins',
      'plugins.withdrawn',
      'plugins.not_permitted',
    ],
  },
  getRollout: {
    summary: 'One rollout with its figures',
    access: 'deploy',
    params: rolloutParams,
    ok: rollout,
    errors: ['plugins.rollout_unknown'],
  },
  pauseRollout: {
    summary: 'Stay at the step',
    access: 'deploy',
    params: rolloutParams,
    body: rolloutMove,
    ok: rollout,
    errors: ['plugins.rollout_unknown', 'plugins.rollout_moved', 'plugins.not_permitted'],
  },
  resumeRollout: {
    summary: 'Go on',
    access: 'deploy',
    params: rolloutParams,
    body: rolloutMove,
    ok: rollout,
    errors: ['plugins.rollout_unknown', 'plugins.rollout_moved', 'plugins.not_permitted'],
  },
  stepRollout: {
    summary: 'Go to the next step at once, or to everybody after the last',
    access: 'deploy',
    params: rolloutParams,
    body: rolloutMove,
    ok: rollout,
    errors: [
      'plugins.rollout_unknown',
      'plugins.rollout_moved',
      'plugins.channel_moved',
      'plugins.incompatible',
      'plugins.withdrawn',
      'plugins.breaks_plugins',
      'plugins.not_permitted',
    ],
  },
  abortRollout: {
    summary: 'Back to the release before, for everybody',
    access: 'deploy',
    params: rolloutParams,
    body: rolloutMove,
    ok: rollout,
    errors: ['plugins.rollout_unknown', 'plugins.rollout_moved', 'plugins.not_permitted'],
  },
} as const satisfies Readonly<Record<string, OperationSpec>>;
