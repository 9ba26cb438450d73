import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { bootData } from './boot';
import { pluginId } from './manifest';
import { paths } from './paths';
import { channelName, channelState, moveBody, publishAnswer, rollBackBody, statusAnswer } from './registry';
import { releasableId, releaseRecord, sha256 } from './release';

const channelParams = z.object({ id: releasableId, channel: channelName });

export const operations = defineRoutes(paths, {
  boot: { summary: 'What the shell needs to draw itself for this visitor', access: 'public', ok: bootData },
  publish: {
    summary: 'Store a release, or learn which of its files are still to be sent. Changes nothing that users see',
    access: 'deploy', body: releaseRecord, ok: publishAnswer, errors: ['plugins.release_refused', 'plugins.version_taken'],
  },
  putBlob: {
    summary: 'Send the bytes of one file of a release', access: 'deploy', params: z.object({ sha256 }),
    bodyType: 'application/octet-stream', body: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value), 'must be bytes'), bodyLimit: 20_000_000,
    ok: z.object({ sha256, bytes: z.int() }), errors: ['plugins.blob_mismatch'],
  },
  moveChannel: {
    summary: 'Point a channel to a release', access: 'deploy', params: channelParams, body: moveBody, ok: channelState,
    errors: ['plugins.release_unknown', 'plugins.channel_moved', 'plugins.incompatible'],
  },
  rollBack: {
    summary: 'Point a channel back to the release before, or to a named one', access: 'deploy', params: channelParams, body: rollBackBody, ok: channelState,
    errors: ['plugins.release_unknown', 'plugins.channel_moved', 'plugins.no_previous', 'plugins.incompatible'],
  },
  statusOfAll: { summary: 'Where every channel points', access: 'deploy', ok: z.array(channelState) },
  status: { summary: 'Releases, channels and history of one plugin or the shell', access: 'deploy', params: z.object({ id: releasableId }), ok: statusAnswer, errors: ['plugins.plugin_unknown'] },
  setEnabled: {
    summary: 'Switch a plugin on or off for your business. Its data stays', access: 'admin', params: z.object({ id: pluginId }),
    body: z.strictObject({ enabled: z.boolean() }), ok: z.object({ id: pluginId, enabled: z.boolean() }), errors: ['plugins.plugin_unknown'],
  },
});
