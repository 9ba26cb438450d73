export { paths } from './paths';
export { operations } from './operations';
export type { CallQuery, ConversationQuery } from './operations';
export { errors } from './errors';
export { events } from './events';
export { countryHint, dialNumber } from './number-rule';
export { countSegments } from './segments';
export type { SegmentCount } from './segments';
export { OPT_OUT_LINE } from './opt-out';
export {
  call,
  callStatus,
  callEntry,
  conversation,
  leftOutReason,
  message,
  planned,
  settings,
  template,
  userSettings,
  voiceToken,
} from './schema';
export type {
  Call,
  CallEntry,
  CallOutcome,
  CallPatch,
  CallStatus,
  Conversation,
  ConversationPatch,
  LeftOutReason,
  ManyAnswer,
  ManyMessage,
  ManyPreview,
  ManyRequest,
  ProjectMessage,
  Media,
  Message,
  MessageStatus,
  NewConversation,
  NewMessage,
  NewTemplate,
  OptState,
  Planned,
  PlannedPatch,
  Settings,
  SettingsChange,
  Template,
  TemplatePatch,
  UserSettings,
  VoiceToken,
} from './schema';
