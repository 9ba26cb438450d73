import * as z from 'zod';
import { defineRoutes, id, idParam, pageOf, uploadBody, uploadQuery } from '../core';
import { paths } from './paths';
import {
  call, callEntry, caller, callPatch, conversation, conversationPatch, manyAnswer, manyMessage, manyPreview, manyWish, media, message, newConversation, newMessage, newTemplate, planned, plannedPatch, settings, settingsChange, template, templatePatch, userSettings, voiceToken,
} from './schema';

const byId = z.object({ id: idParam });
const page = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1), page_size: z.coerce.number().int().min(1).max(100).default(50) });
export const conversationQuery = page.extend({ search: z.string().trim().max(120).optional(), show: z.enum(['all', 'unread', 'mine', 'flagged', 'planned']).default('all') });
export const callQuery = page.extend({ show: z.enum(['all', 'missed', 'recorded']).default('all') });
export type ConversationQuery = z.output<typeof conversationQuery>;
export type CallQuery = z.output<typeof callQuery>;

/** Asked by every page of who may call, so a refusal must not lead away. */
const quiet = { access: 'plugin', quietRefusal: true } as const;
const dialled = ['twilio_communications.not_a_number', 'twilio_communications.premium_number', 'twilio_communications.country_not_allowed'];

const plannable = ['twilio_communications.quiet_hours', 'twilio_communications.bad_time', 'twilio_communications.no_such_time'];
const stillPlanned = ['twilio_communications.not_planned', 'twilio_communications.planned_changed'];

const recordingErrors = ['twilio_communications.not_configured', 'twilio_communications.recording_unavailable'];

/** Twilio's own calls: the business stands in the address, which is signed together with the body. */
const hook = {
  access: 'public', csrf: false, bodyType: 'application/x-www-form-urlencoded', bodyLimit: 262_144, answer: 'handler', ok: z.unknown(), ratePerMinute: 3_000,
  query: z.object({ business: z.coerce.number().int().min(1).max(2_147_483_647), announce: z.literal('1').optional(), left: z.literal('1').optional() }), body: z.record(z.string(), z.string()),
  errors: ['twilio_communications.bad_signature'],
} as const;

export const operations = defineRoutes(paths, {
  getVoiceToken: { summary: 'A token with which the softphone signs on, good for an hour', ...quiet, ok: voiceToken, errors: ['twilio_communications.not_configured'] },
  getSettings: { summary: 'How calls and texts are set up; never a secret', ...quiet, ok: settings },
  logCall: { summary: 'Note a call that has ended; the same call twice is one entry', ...quiet, body: callEntry, bodyLimit: 4_096, ok: call, status: 201 },
  saveSettings: { summary: 'Change how calls and texts are set up; needs If-Match', access: 'admin', body: settingsChange, bodyLimit: 16_384, ok: settings, errors: ['precondition_required', 'version_conflict'] },
  forgetCredentials: { summary: 'Forget the credentials; texts go to the test provider again', access: 'admin', ok: settings, errors: ['version_conflict'] },
  getUserSettings: { summary: 'What you have chosen for your own softphone', ...quiet, ok: userSettings },
  saveUserSettings: { summary: 'Choose for your own softphone', ...quiet, body: userSettings, ok: userSettings },
  lookUpCaller: { summary: 'Who has a number', ...quiet, body: z.strictObject({ number: z.string().max(60) }), bodyLimit: 1_024, ok: caller },
  listCalls: { summary: 'Calls of the business, newest first', access: 'plugin', query: callQuery, ok: pageOf(call) },
  updateCall: { summary: 'Write down how a call went', access: 'plugin', params: byId, body: callPatch, ok: call },
  readRecording: { summary: 'Hear a recorded call; ranges are answered', access: 'plugin', params: byId, ok: z.unknown(), answer: 'handler', errors: [...recordingErrors, 'twilio_communications.recording_gone'] },
  deleteRecording: { summary: 'Delete the recording of a call, at Twilio too', access: 'admin', params: byId, ok: call, errors: recordingErrors },
  listConversations: { summary: 'Text conversations, the latest first', access: 'plugin', query: conversationQuery, ok: pageOf(conversation) },
  openConversation: { summary: 'The conversation with a number; begun when there is none', access: 'plugin', body: newConversation, ok: conversation, errors: [...dialled, 'not_found'] },
  getConversation: { summary: 'One conversation', access: 'plugin', params: byId, ok: conversation },
  updateConversation: { summary: 'Mark as read, hand over, link to a project, record an agreement', access: 'plugin', params: byId, body: conversationPatch, ok: conversation },
  listMessages: { summary: 'Messages of a conversation, newest first', access: 'plugin', params: byId, query: z.object({ before: idParam.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }), ok: z.object({ results: z.array(message), more: z.boolean() }) },
  sendMessage: {
    summary: 'Send a text message; with the same Idempotency-Key only once', access: 'plugin', idempotent: true, feature: 'send_client_messages', body: newMessage, bodyLimit: 16_384, ok: message, status: 201,
    errors: [...dialled, 'not_found', 'twilio_communications.opted_out', 'twilio_communications.empty_message', 'twilio_communications.media_not_found', 'twilio_communications.key_required', 'twilio_communications.too_many_planned', ...plannable],
  },
  previewMany: {
    summary: 'Who would get a text to many, who would not and why, and what it costs in segments', access: 'admin', body: manyWish, bodyLimit: 16_384, ok: manyPreview, errors: ['twilio_communications.too_many_recipients'],
  },
  sendMany: {
    summary: 'Plan a text to many; with the same Idempotency-Key only once. Quiet hours are waited out', access: 'admin', idempotent: true, body: manyMessage, bodyLimit: 16_384, ok: manyAnswer, status: 201,
    errors: ['twilio_communications.key_required', 'twilio_communications.bad_time', 'twilio_communications.no_such_time', 'twilio_communications.too_many_planned'],
  },
  retryMessage: { summary: 'Send a message again that has failed', access: 'plugin', feature: 'send_client_messages', params: byId, ok: message, errors: [...dialled, 'twilio_communications.not_retryable', 'twilio_communications.opted_out'] },
  listPlanned: { summary: 'Texts that are to go later, the next one first', access: 'plugin', query: z.object({ conversation: idParam.optional() }), ok: z.array(planned) },
  updatePlanned: { summary: 'Reword a planned text or choose another time; answers 409 when it has gone or was changed', access: 'plugin', feature: 'send_client_messages', params: byId, body: plannedPatch, ok: planned, errors: [...plannable, ...stillPlanned] },
  sendPlanned: {
    summary: 'Send a planned text now, also within quiet hours', access: 'plugin', feature: 'send_client_messages', params: byId, body: z.strictObject({ version: z.int() }), bodyLimit: 1_024, ok: message,
    errors: [...dialled, ...stillPlanned, 'twilio_communications.opted_out'],
  },
  cancelPlanned: { summary: 'Cancel a planned text; it stays in the conversation as cancelled', access: 'plugin', feature: 'send_client_messages', params: byId, ok: message, errors: ['twilio_communications.not_planned'] },
  uploadMedia: { summary: 'Add a picture or a PDF to send', idempotent: true, access: 'plugin', query: uploadQuery, ...uploadBody(5_000_000), ok: media, status: 201, errors: ['twilio_communications.media_type'] },
  readMedia: { summary: 'A picture or file of a message', access: 'plugin', params: byId, ok: z.unknown(), answer: 'handler', errors: ['file_gone'] },
  sharedMedia: { summary: 'A file that is being sent, for Twilio to fetch, by an address good for a day', access: 'public', params: z.object({ token: z.string().min(10).max(300) }), ok: z.unknown(), answer: 'handler', ratePerMinute: 600, errors: ['file_gone'] },
  listTemplates: { summary: 'Texts that are sent often', access: 'plugin', ok: z.array(template) },
  createTemplate: { summary: 'Keep a text to send often', idempotent: true, access: 'plugin', feature: 'manage_templates', body: newTemplate, ok: template, status: 201, errors: ['twilio_communications.too_many_templates', 'twilio_communications.template_name_taken'] },
  updateTemplate: { summary: 'Reword a template', access: 'plugin', feature: 'manage_templates', params: byId, body: templatePatch, ok: template, errors: ['twilio_communications.template_name_taken'] },
  deleteTemplate: { summary: 'Delete a template', access: 'plugin', feature: 'manage_templates', params: byId, ok: z.object({ id }) },
  smsWebhook: { summary: 'Twilio: a text has come in', ...hook },
  messageStatusWebhook: { summary: 'Twilio: what became of a text', ...hook },
  voiceWebhook: { summary: 'Twilio: what to do with a call', ...hook },
  dialWebhook: { summary: 'Twilio: how dialling ended', ...hook },
  callStatusWebhook: { summary: 'Twilio: how a call goes on', ...hook },
  recordingWebhook: { summary: 'Twilio: a recording is ready', ...hook },
  transcriptionWebhook: { summary: 'Twilio: what was said', ...hook },
});
