import * as z from 'zod';
import { id, timestamp } from '../core/primitives';
import { agentTypeId, toolEffect } from './agents';
import { draftEnvelope, proposalData, recipeData } from './drafts';

export const sessionId = z.uuid();
/** Made by the browser per message: the same id never runs an agent twice. */
export const messageId = z.uuid();
/** Pages know the project as text from their address. */
const projectId = z
  .union([
    id,
    z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  ])
  .nullish();

export const MAX_MESSAGE = 8_000;
export const startBody = z.object({ project_id: projectId, agent_type: agentTypeId.nullish() });
export const runBody = z.object({
  session_id: sessionId,
  message: z.string().trim().min(1).max(MAX_MESSAGE),
  project_id: projectId,
  currentPageUrl: z.string().max(2_000).nullish(),
  message_id: messageId.optional(),
});
export type RunBody = z.output<typeof runBody>;

export const imageData = z.object({ url: z.string(), alt: z.string() });
export const analysisData = z.object({
  downloadUrl: z.string(),
  filename: z.string().default('download'),
  description: z.string(),
  plotImageUrl: z.string().nullable(),
  /** The same plot for the dark theme. */
  plotImageDarkUrl: z.string().nullable().optional(),
  jsonSummary: z.unknown(),
  summaryUrl: z.string().nullable(),
});
/** An action that waits for a click. It is carried out once, as the member, by the confirm operation. */
export const confirmation = z.object({
  token: z.string(),
  tool: z.string(),
  title: z.string(),
  description: z.string(),
  effect: toolEffect,
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  expires_at: timestamp,
  /** `cut_off`: the server was stopped in the middle of it, so nobody knows whether it was done. */
  status: z.enum(['waiting', 'done', 'declined', 'failed', 'cut_off']),
});
export type Confirmation = z.output<typeof confirmation>;

/** What an answer carries beside its text. */
export const cards = z.object({
  proposalData: proposalData.optional(),
  recipeData: recipeData.optional(),
  imageData: imageData.optional(),
  navigationUrl: z.string().optional(),
  analysisData: analysisData.optional(),
  draft: draftEnvelope.optional(),
  confirmation: confirmation.optional(),
  /** Where one message orders several things: each has a card and a click of its own. */
  moreConfirmations: z.array(confirmation).optional(),
  structured_data: z.object({ type: z.string(), url: z.string().optional(), destination: z.string().optional() }).optional(),
  /** Rows the answer is about, for a small list under the text. */
  data: z.unknown().optional(),
});
export type Cards = z.output<typeof cards>;

export const RESPONSE_TYPES = [
  'text',
  'proposal_draft_generated',
  'recipe_draft_generated',
  'navigation_request',
  'image_generated',
  'analysis_result',
] as const;
export const agentResponse = cards.extend({
  session_id: sessionId,
  message_id: messageId,
  agent_type: agentTypeId,
  message: z.string(),
  type: z.enum(RESPONSE_TYPES),
  handoff_occurred: z.boolean(),
  new_agent_type: agentTypeId.nullable(),
  previous_agent_type: agentTypeId.nullable(),
  handoff_reason: z.string().nullable(),
  url: z.string().optional(),
  audio: z.string().optional(),
  transcript: z.string().optional(),
  tts_error: z.string().optional(),
  error: z.string().optional(),
  optimized_recipe: z.boolean().optional(),
  direct_recipe_flow: z.boolean().optional(),
  /** True where the person stopped the answer: the text ends where they stopped it. */
  cancelled: z.boolean().optional(),
});
export type AgentResponse = z.output<typeof agentResponse>;

export const EVENT_KINDS = [
  'user',
  'assistant',
  'system',
  'error',
  'proposal_draft',
  'recipe_draft',
  'image_generated',
  'navigation',
  'analysis_result',
] as const;
/** One bubble of the conversation as the server has it. `id` grows; a turn's events share `message_id`. */
export const historyEvent = z.object({
  id,
  message_id: messageId.nullable(),
  role: z.enum(['user', 'assistant', 'system']),
  kind: z.enum(EVENT_KINDS),
  content: z.string(),
  agent_type: agentTypeId,
  isHandoff: z.boolean(),
  cancelled: z.boolean(),
  created_at: timestamp,
  cards,
});
export type HistoryEvent = z.output<typeof historyEvent>;

export const startedSession = z.object({ session_id: sessionId, agent_type: agentTypeId, history: z.array(z.never()) });
export const historyAnswer = z.object({
  session_id: sessionId.nullable(),
  agent_type: agentTypeId,
  active: z.boolean(),
  project_id: id.nullable(),
  history: z.array(z.object({ role: z.string(), content: z.string() })),
  events: z.array(historyEvent),
  /** The message that is being answered now. */
  running_message_id: messageId.nullable(),
});
export const handoff = z.object({ from_agent: agentTypeId, to_agent: agentTypeId, reason: z.string(), timestamp });
export const handoffAnswer = z.object({ session_id: sessionId.nullable(), handoffs: z.array(handoff) });

export const settledAction = z.object({
  status: z.enum(['done', 'declined', 'failed', 'cut_off']),
  message: z.string(),
  navigationUrl: z.string().optional(),
});
