import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { idParam } from '../core/primitives';
import { bootData } from './boot';
import { pluginId } from './manifest';
import { paths } from './paths';
import { channelName, channelState, moveBody, publishAnswer, rollBackBody, statusAnswer } from './registry';
import { problemReport, switchBody, switchEvent, switchImpact, tenantPlugin } from './tenant-plugins';
import { deliveryCount, discardBody, eventDeliveries, replayBody, retryBody } from './event-deliveries';
import { explanation } from './explain';
import { loadReport } from './load-report';
import { issuedTicket, overrideBody, overrideBuild, overrideTicket } from './override';
import { releasableId, releaseRecord, sha256 } from './release';
import { impactQuery, moveImpact, releaseRow, releasesQuery, releaseVerbBody } from './releases';
import { rollout, rolloutBody, rolloutMove } from './rollout';
import { deployTokenBody, deployTokenRow, endBody, issuedDeployToken, teamKey, teamKeyBody } from './team';
import { businessBody, businessDelivery, channelBody, consentBody, deliveryEvent, endHoldBody, heldRelease, holdBody, pinBody, planBody, tenantDelivery } from './tenant-delivery';

const channelParams = z.object({ id: releasableId, channel: channelName });
const pluginParams = z.object({ id: pluginId });
/** The short name of a business. */
const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);
const rolloutParams = z.object({ rollout: idParam });
/** Sent with a release that is larger than its budget allows; kept in the history. */
const publishQuery = z.object({ larger_because: z.string().trim().min(1).max(300).optional() });

export const operations = defineRoutes(paths, {
  // Asked at every start and made of what was checked when it was published: checking it once more takes longer than making it.
  boot: { summary: 'What the shell needs to draw itself for this visitor', access: 'public', ok: bootData, answer: 'handler' },
  publish: {
    summary: 'Store a release, or learn which of its files are still to be sent. Changes nothing that users see',
    access: 'deploy', query: publishQuery, body: releaseRecord, ok: publishAnswer, errors: ['plugins.release_refused', 'plugins.version_taken', 'plugins.same_files', 'plugins.not_permitted'],
  },
  putBlob: {
    summary: 'Send the bytes of one file of a release', access: 'deploy', params: z.object({ sha256 }),
    bodyType: 'application/octet-stream', body: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value), 'must be bytes'), bodyLimit: 20_000_000,
    ok: z.object({ sha256, bytes: z.int() }), errors: ['plugins.blob_mismatch', 'plugins.not_permitted'],
  },
  moveChannel: {
    summary: 'Point a channel to a release', access: 'deploy', params: channelParams, body: moveBody, ok: channelState,
    errors: ['plugins.release_unknown', 'plugins.channel_moved', 'plugins.incompatible', 'plugins.withdrawn', 'plugins.breaks_plugins', 'plugins.not_permitted'],
  },
  rollBack: {
    summary: 'Point a channel back to the release before, or to a named one', access: 'deploy', params: channelParams, body: rollBackBody, ok: channelState,
    errors: ['plugins.release_unknown', 'plugins.channel_moved', 'plugins.no_previous', 'plugins.incompatible', 'plugins.withdrawn', 'plugins.breaks_plugins', 'plugins.not_permitted'],
  },
  statusOfAll: { summary: 'Where every channel points', access: 'deploy', ok: z.array(channelState) },
  status: { summary: 'Releases, channels and history of one plugin or the shell', access: 'deploy', params: z.object({ id: releasableId }), ok: statusAnswer, errors: ['plugins.plugin_unknown'] },
  setEnabled: {
    summary: 'Switch a plugin on or off for your business. Its data stays', access: 'admin', params: z.object({ id: pluginId }),
    body: z.strictObject({ enabled: z.boolean() }), ok: z.object({ id: pluginId, enabled: z.boolean() }), errors: ['plugins.plugin_unknown', 'plugins.always_on'],
  },
  listTenantPlugins: { summary: 'Every plugin with its switch, who can see it and its last problem', access: 'admin', ok: z.array(tenantPlugin) },
  switchImpact: { summary: 'What switching a plugin off would mean', access: 'admin', params: z.object({ id: pluginId }), ok: switchImpact, errors: ['plugins.plugin_unknown'] },
  switchEvents: { summary: 'When your business switched a plugin on and off', access: 'admin', params: z.object({ id: pluginId }), ok: z.array(switchEvent), errors: ['plugins.plugin_unknown'] },
  enableForTenant: {
    summary: 'Switch a plugin on for your business', access: 'admin', params: z.object({ id: pluginId }), body: switchBody, bodyLimit: 4_096, ok: tenantPlugin,
    errors: ['plugins.plugin_unknown', 'plugins.switch_moved'],
  },
  disableForTenant: {
    summary: 'Switch a plugin off for your business: hidden everywhere, its data stays', access: 'admin', params: z.object({ id: pluginId }), body: switchBody, bodyLimit: 4_096, ok: tenantPlugin,
    errors: ['plugins.plugin_unknown', 'plugins.switch_moved', 'plugins.always_on'],
  },
  reportProblem: { summary: 'Report a plugin that did not load or crashed', access: 'session', body: problemReport, bodyLimit: 8_192, ratePerMinute: 60, errors: ['plugins.plugin_unknown'] },
  reportLoads: { summary: 'Tell how loading plugins went', access: 'session', body: loadReport, bodyLimit: 8_192, ratePerMinute: 600 },
  explain: {
    summary: 'Why somebody sees a plugin or not: every question in order, with its answer in words', access: 'session',
    query: z.object({ plugin: pluginId, member: idParam.optional() }), ok: explanation, errors: ['plugins.plugin_unknown', 'plugins.member_unknown', 'plugins.admin_only'],
  },
  tenantHistory: { summary: 'Who changed what about a plugin, here and for everybody', access: 'admin', params: pluginParams, ok: z.array(deliveryEvent), errors: ['plugins.plugin_unknown'] },
  tenantReleases: { summary: 'Releases your business may hold a plugin to', access: 'admin', params: pluginParams, ok: z.array(heldRelease), errors: ['plugins.plugin_unknown'] },
  setTenantChannel: {
    summary: 'Get a plugin’s releases early, or with everybody', access: 'admin', params: pluginParams, body: channelBody, bodyLimit: 4_096, ok: tenantDelivery,
    errors: ['plugins.plugin_unknown', 'plugins.delivery_moved'],
  },
  holdForTenant: {
    summary: 'Keep a plugin on one release until a date', access: 'admin', params: pluginParams, body: holdBody, bodyLimit: 4_096, ok: tenantDelivery,
    errors: ['plugins.plugin_unknown', 'plugins.delivery_moved', 'plugins.release_unknown', 'plugins.hold_over', 'plugins.withdrawn'],
  },
  endHold: {
    summary: 'Let a held plugin go on', access: 'admin', params: pluginParams, body: endHoldBody, bodyLimit: 4_096, ok: tenantDelivery, errors: ['plugins.plugin_unknown', 'plugins.delivery_moved'],
  },
  consentForTenant: {
    summary: 'Agree to permissions that a newer release asks for', access: 'admin', params: pluginParams, body: consentBody, bodyLimit: 16_384, ok: tenantDelivery,
    errors: ['plugins.plugin_unknown', 'plugins.delivery_moved'],
  },
  listDeliveries: { summary: 'Events that a plugin has not heard because it failed', access: 'admin', ok: eventDeliveries },
  retryDeliveries: { summary: 'Let a plugin hear an event once more, or all that failed', access: 'admin', body: retryBody, bodyLimit: 4_096, ok: deliveryCount, errors: ['plugins.event_unknown'] },
  discardDelivery: { summary: 'Leave an event out for a plugin, for good', access: 'admin', body: discardBody, bodyLimit: 4_096, errors: ['plugins.event_unknown'] },
  replayEvents: {
    summary: 'Let a plugin hear the events of the last days that it did not get', access: 'admin', body: replayBody, bodyLimit: 4_096, ok: deliveryCount, errors: ['plugins.hears_nothing'],
  },
  getBusiness: { summary: 'What your business has decided for all plugins', access: 'admin', ok: businessDelivery },
  setBusiness: { summary: 'Decide for all plugins: event-day freeze, developer tickets', access: 'admin', body: businessBody, bodyLimit: 4_096, ok: businessDelivery, errors: ['plugins.delivery_moved'] },
  setPlan: {
    summary: 'Which plugins a business may have', access: 'deploy', params: z.object({ slug }), body: planBody, ok: businessDelivery,
    errors: ['plugins.tenant_unknown', 'plugins.not_permitted'],
  },
  pinBusiness: {
    summary: 'Keep a plugin of one business on a release, or let it go on', access: 'deploy', params: z.object({ slug, id: pluginId }), body: pinBody, ok: tenantDelivery,
    errors: ['plugins.tenant_unknown', 'plugins.plugin_unknown', 'plugins.release_unknown', 'plugins.withdrawn', 'plugins.hold_over', 'plugins.delivery_moved', 'plugins.not_permitted'],
  },
  explainFor: {
    summary: 'Why a member of a business sees a plugin or not; without a member, why its administrators do', access: 'deploy', params: z.object({ slug }),
    query: z.object({ plugin: pluginId, email: z.email().optional() }), ok: explanation, errors: ['plugins.tenant_unknown', 'plugins.plugin_unknown', 'plugins.member_unknown', 'plugins.not_permitted'],
  },
  listOverrides: { summary: 'Tickets for plugins from a developer’s machine; everybody sees their own, an administrator all', access: 'session', ok: z.array(overrideTicket) },
  issueOverride: {
    summary: 'Let one person load one plugin from their own machine for some hours', access: 'session', body: overrideBody, bodyLimit: 4_096, status: 201, ok: issuedTicket,
    errors: ['plugins.plugin_unknown', 'plugins.member_unknown', 'plugins.no_developer', 'plugins.overrides_forbidden'],
  },
  revokeOverride: { summary: 'End a ticket', access: 'session', params: z.object({ id: idParam }), ok: overrideTicket, errors: ['plugins.override_unknown'] },
  announceBuild: {
    summary: 'Say what was built on the developer’s machine; the ticket is the right to do so', access: 'public', csrf: false, body: overrideBuild, ratePerMinute: 240,
    ok: overrideTicket, errors: ['plugins.ticket_refused', 'plugins.release_refused'],
  },
  listReleases: { summary: 'Releases of one plugin or the shell, the newest first', access: 'deploy', query: releasesQuery, ok: z.array(releaseRow) },
  readRelease: {
    summary: 'What a release is: its manifest, files, hashes and shared modules', access: 'deploy', params: z.object({ release: idParam }), ok: releaseRecord,
    errors: ['plugins.release_unknown'],
  },
  yankRelease: {
    summary: 'Withdraw a release for good: nobody gets it any more', access: 'deploy', params: z.object({ release: idParam }), body: releaseVerbBody, ok: releaseRow,
    errors: ['plugins.release_unknown', 'plugins.not_permitted'],
  },
  liftQuarantine: {
    summary: 'Let a release that was held back be used again', access: 'deploy', params: z.object({ release: idParam }), body: releaseVerbBody, ok: releaseRow,
    errors: ['plugins.release_unknown', 'plugins.not_permitted'],
  },
  moveImpact: {
    summary: 'What a promote or a rollback would mean, before it is done', access: 'deploy', query: impactQuery, ok: moveImpact,
    errors: ['plugins.release_unknown', 'plugins.no_previous', 'plugins.not_permitted'],
  },
  listRollouts: { summary: 'Rollouts, the newest first', access: 'deploy', query: z.object({ plugin: pluginId.optional() }), ok: z.array(rollout) },
  startRollout: {
    summary: 'Give a release to some businesses first, watch it, and go on or step back without a person', access: 'deploy', body: rolloutBody, status: 201, ok: rollout,
    errors: ['plugins.release_unknown', 'plugins.rollout_runs', 'plugins.no_baseline', 'plugins.incompatible', 'plugins.withdrawn', 'plugins.not_permitted'],
  },
  getRollout: { summary: 'One rollout with its figures', access: 'deploy', params: rolloutParams, ok: rollout, errors: ['plugins.rollout_unknown'] },
  pauseRollout: { summary: 'Stay at the step', access: 'deploy', params: rolloutParams, body: rolloutMove, ok: rollout, errors: ['plugins.rollout_unknown', 'plugins.rollout_moved', 'plugins.not_permitted'] },
  resumeRollout: { summary: 'Go on', access: 'deploy', params: rolloutParams, body: rolloutMove, ok: rollout, errors: ['plugins.rollout_unknown', 'plugins.rollout_moved', 'plugins.not_permitted'] },
  stepRollout: {
    summary: 'Go to the next step at once, or to everybody after the last', access: 'deploy', params: rolloutParams, body: rolloutMove, ok: rollout,
    errors: ['plugins.rollout_unknown', 'plugins.rollout_moved', 'plugins.channel_moved', 'plugins.incompatible', 'plugins.withdrawn', 'plugins.breaks_plugins', 'plugins.not_permitted'],
  },
  abortRollout: { summary: 'Back to the release before, for everybody', access: 'deploy', params: rolloutParams, body: rolloutMove, ok: rollout, errors: ['plugins.rollout_unknown', 'plugins.rollout_moved', 'plugins.not_permitted'] },
  listTeamKeys: { summary: 'Public keys of plugin teams', access: 'deploy', ok: z.array(teamKey) },
  addTeamKey: { summary: 'Register a team’s key: from then on releases of this plugin must be signed', access: 'deploy', body: teamKeyBody, status: 201, ok: teamKey, errors: ['plugins.key_refused', 'plugins.not_permitted'] },
  revokeTeamKey: { summary: 'Take a key away', access: 'deploy', params: z.object({ key: idParam }), body: endBody, ok: teamKey, errors: ['plugins.key_unknown', 'plugins.not_permitted'] },
  listDeployTokens: { summary: 'Tokens of build servers, without their secrets', access: 'deploy', ok: z.array(deployTokenRow), errors: ['plugins.not_permitted'] },
  issueDeployToken: { summary: 'Make a token that may publish or promote some plugins only', access: 'deploy', body: deployTokenBody, status: 201, ok: issuedDeployToken, errors: ['plugins.not_permitted'] },
  revokeDeployToken: { summary: 'End a token', access: 'deploy', params: z.object({ token: idParam }), body: endBody, ok: deployTokenRow, errors: ['plugins.key_unknown', 'plugins.not_permitted'] },
});
