import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { idParam } from '../core/primitives';
import { agentType, assistantStatus, assistantTool, handoffCapabilities } from './agents';
import { draft, draftKind, draftStatus } from './drafts';
import { paths } from './paths';
import { providerSettings, saveProviderBody } from './provider';
import {
  agentResponse,
  handoffAnswer,
  historyAnswer,
  messageId,
  runBody,
  sessionId,
  settledAction,
  startBody,
  startedSession,
} from './session';
import { MAX_AUDIO_BYTES, transcription, voiceForm, voicePreference } from './voice';

const ofSession = {
  query: z.object({ session_id: sessionId.optional() }),
  access: 'session',
  errors: ['agents.session_not_found'],
} as const;
const byToken = z.object({ token: z.string().regex(/^[\w-]{20,80}$/) });
const byId = z.object({ id: idParam });
const nothing = { body: z.object({}).optional(), bodyLimit: 4_096 } as const;
const RUN_ERRORS = [
  'storage_full',
  'agents.session_not_found',
  'agents.session_ended',
  'agents.busy',
  'agents.still_running',
  'agents.model_failed',
  'rate_limited',
] as const;
const SPEECH_ERRORS = [
  'agents.speech_unavailable',
  'agents.speech_failed',
  'agents.audio_missing',
  'agents.no_speech',
  'rate_limited',
] as const;
const form = { bodyType: 'multipart/form-data', body: voiceForm, bodyLimit: MAX_AUDIO_BYTES } as const;

export const operations = defineRoutes(paths, {
  getVoicePreference: { summary: 'How the assistant speaks to me', access: 'session', ok: voicePreference },
  updateVoicePreference: {
    summary: 'Keep how the assistant speaks to me',
    access: 'session',
    body: voicePreference,
    bodyLimit: 4_096,
    ok: voicePreference,
  },
  handoffCapabilities: { summary: 'Which agent hands over to which', access: 'session', ok: handoffCapabilities },
  agentTypes: { summary: 'The orchestrator and its specialists', access: 'session', ok: z.array(agentType) },
  getStatus: { summary: 'Whether a language model and speech are connected', access: 'session', ok: assistantStatus },
  listTools: { summary: 'What the assistant can do for me', access: 'session', ok: z.array(assistantTool) },
  startSession: {
    summary: 'Start a conversation',
    access: 'session',
    body: startBody,
    bodyLimit: 4_096,
    ok: startedSession,
    status: 201,
    errors: ['not_found', 'rate_limited'],
  },
  endSession: {
    summary: 'End a conversation; an unknown one is ended already',
    access: 'session',
    body: z.object({ session_id: sessionId }),
    bodyLimit: 4_096,
    ok: z.object({ ended: z.literal(true) }),
  },
  streamRun: {
    summary: 'Send a message; the answer comes as server-sent lines',
    access: 'session',
    body: runBody,
    bodyLimit: 64_000,
    answer: 'handler',
    ok: z.unknown(),
    errors: RUN_ERRORS,
  },
  textRun: {
    summary: 'Send a message, or get the answer of one that was sent before',
    access: 'session',
    body: runBody,
    bodyLimit: 64_000,
    ok: agentResponse,
    errors: RUN_ERRORS,
  },
  voiceRun: {
    summary: 'Send a spoken message: session_id, audio, project_id, currentPageUrl, message_id',
    access: 'session',
    ...form,
    ok: agentResponse,
    errors: [...RUN_ERRORS, ...SPEECH_ERRORS],
  },
  cancelRun: {
    summary: 'Stop the answer; what was said so far is kept',
    access: 'session',
    body: z.object({ session_id: sessionId, message_id: messageId.optional() }),
    bodyLimit: 4_096,
    ok: z.object({ cancelled: z.boolean() }),
    errors: ['agents.session_not_found'],
  },
  transcribe: { summary: 'What a recording says', access: 'session', ...form, ok: transcription, errors: SPEECH_ERRORS },
  getHistory: { summary: 'A conversation; without session_id my newest active one', ...ofSession, ok: historyAnswer },
  getHandoffHistory: { summary: 'Who handed over to whom, and why', ...ofSession, ok: handoffAnswer },
  confirmAction: {
    summary: 'Carry out an action that waited for my click, once',
    access: 'session',
    params: byToken,
    ...nothing,
    ok: settledAction,
    errors: ['agents.confirmation_expired', 'agents.still_running'],
  },
  declineAction: {
    summary: 'Do not carry it out',
    access: 'session',
    params: byToken,
    ...nothing,
    ok: settledAction,
    errors: ['agents.still_running'],
  },
  listDrafts: {
    summary: 'My drafts, newest first, at most 50',
    access: 'session',
    query: z.object({ project_id: idParam.optional(), kind: draftKind.optional(), status: draftStatus.optional() }),
    ok: z.array(draft),
  },
  getDraft: { summary: 'One draft', access: 'session', params: byId, ok: draft },
  applyDraft: {
    summary: 'Take a draft over into its tool, once',
    access: 'session',
    params: byId,
    ...nothing,
    ok: draft,
    errors: ['agents.draft_not_open'],
  },
  discardDraft: { summary: 'Put a draft aside', access: 'session', params: byId, ...nothing, ok: draft, errors: ['agents.draft_not_open'] },
  undoDraft: {
    summary: 'Open an applied or discarded draft again',
    access: 'session',
    params: byId,
    ...nothing,
    ok: draft,
    errors: ['agents.draft_open'],
  },
  getProvider: { summary: 'Which model service the business uses; never its key', access: 'admin', ok: providerSettings },
  saveProvider: {
    summary: 'Connect a model service of our own',
    access: 'admin',
    body: saveProviderBody,
    bodyLimit: 8_192,
    ok: providerSettings,
    errors: ['agents.provider_refused'],
  },
});
