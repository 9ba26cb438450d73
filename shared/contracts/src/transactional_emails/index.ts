export { COMMON_VARIABLES, LANGUAGES, MAILS, mailSpec, variablesOf } from './catalogue';
export type { Language, MailKey, MailSpec, VariableSpec } from './catalogue';
export { errors } from './errors';
export { events } from './events';
export { operations } from './operations';
export { paths } from './paths';
export { language, mailEvent, mailStatus } from './schema';
export type {
  ComingMail,
  LogQuery,
  MailCopy,
  MailEvent,
  MailStatus,
  Preview,
  PreviewInput,
  Schedule,
  SentMail,
  Settings,
  SettingsInput,
  Suppression,
  SuppressionReason,
  Template,
  TemplateInput,
  TemplateProblem,
  TemplateRow,
  TemplateVersion,
} from './schema';
