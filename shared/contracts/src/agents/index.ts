export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export {
  AGENT_TYPES,
  agentType,
  agentTypeId,
  assistantStatus,
  assistantTool,
  DEFAULT_AGENT,
  handoffCapabilities,
  toolEffect,
} from './agents';
export type { AgentType, AgentTypeId, ToolEffect } from './agents';
export { DEFAULT_VOICE, MAX_AUDIO_BYTES, MIN_AUDIO_BYTES, SPEECH_RATE, voicePreference, VOICES } from './voice';
export type { VoicePreference } from './voice';
export { draft, draftEnvelope, draftKind, draftStatus, proposalData, recipeData } from './drafts';
export type { Draft, DraftEnvelope, DraftKind, ProposalData, RecipeData } from './drafts';
export {
  agentResponse,
  analysisData,
  cards,
  confirmation,
  EVENT_KINDS,
  historyAnswer,
  historyEvent,
  imageData,
  MAX_MESSAGE,
  messageId,
  RESPONSE_TYPES,
  runBody,
  sessionId,
} from './session';
export type { AgentResponse, Cards, Confirmation, HistoryEvent, RunBody } from './session';
export { STREAM_END, streamEvent } from './stream';
export type { StreamEvent } from './stream';
export { providerSettings, saveProviderBody } from './provider';
export type { SaveProviderBody } from './provider';
