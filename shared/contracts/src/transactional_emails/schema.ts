import * as z from 'zod';
import { day, emailText, id, idParam, line, pageQuery, timestamp } from '../core/primitives';
import { LANGUAGES, MAILS, type Language, type MailKey } from './catalogue';

export const mailKey = z.enum(MAILS.map(({ key }) => key) as [MailKey, ...MailKey[]]);
export const language = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]]);
export const mailStatus = z.enum([
  'queued',
  'sending',
  'sent',
  'delivered',
  'soft_bounced',
  'hard_bounced',
  'complained',
  'failed',
  'suppressed',
  'off',
  'kept',
]);
export const suppressionReason = z.enum(['hard_bounce', 'complaint', 'manual']);

const written = {
  subject: line(200),
  /** MJML with Liquid in it. */
  mjml: z.string().min(1, 'must not be empty').max(60_000),
};

export const templateRow = z.object({
  key: mailKey,
  title: z.string(),
  when: z.string(),
  category: z.enum(['required', 'optional']),
  /** Whether it leaves; those that are required always do. */
  is_on: z.boolean(),
  /** The plugin that has it sent is not here yet. */
  awaits: z.string().nullable(),
  languages: z.array(z.object({ language, version: z.int(), is_own: z.boolean() })),
  sent_30_days: z.int(),
});
export const templateVersion = z.object({
  version: z.int(),
  /** Back to the text of the suite. */
  is_default: z.boolean(),
  created_at: timestamp,
  by: z.string().nullable(),
});
export const template = templateRow.omit({ languages: true, sent_30_days: true }).extend({
  language,
  ...written,
  /** 0: nobody has changed it. */
  version: z.int(),
  is_own: z.boolean(),
  variables: z.array(z.object({ name: z.string(), label: z.string(), sample: z.string() })),
  history: z.array(templateVersion),
});
export const templateQuery = z.object({ language: language.default('en') });
export const templateInput = z.strictObject({ language, ...written });
export const restoreInput = z.strictObject({ language, version: z.int().min(0) });
export const switchInput = z.strictObject({ is_on: z.boolean() });
export const previewInput = z.strictObject({ language, ...written, project_id: id.nullable().default(null) });
/** Something in a template that cannot be used, and where it stands. */
export const templateProblem = z.object({ field: z.enum(['subject', 'mjml']), line: z.int(), column: z.int(), text: z.string() });
export const preview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Whose data it was made with; null: samples. */
  project_name: z.string().nullable(),
  problems: z.array(templateProblem),
});
export const testInput = z.strictObject({ language, project_id: id.nullable().default(null) });

const happened = z.object({ type: z.string(), at: timestamp, detail: z.string() });
export const sentMail = z.object({
  id,
  template: mailKey.nullable(),
  title: z.string(),
  project_id: id.nullable(),
  recipient: z.string(),
  subject: z.string(),
  status: mailStatus,
  error: z.string(),
  opened_at: timestamp.nullable(),
  clicked_at: timestamp.nullable(),
  created_at: timestamp,
  sent_at: timestamp.nullable(),
  /** A copy of another that was sent before. */
  resent_of_id: id.nullable(),
  can_resend: z.boolean(),
});
export const mailCopy = sentMail.extend({
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.string()),
  /** What was only for the person (a link) is left out of the copy. */
  is_masked: z.boolean(),
  events: z.array(happened),
});
export const logQuery = pageQuery.omit({ ordering: true }).extend({ project: idParam.optional(), status: mailStatus.optional() });

/** A mail that will leave: on a day, or as soon as something happens. */
export const comingMail = z.object({
  template: mailKey,
  title: z.string(),
  on: day.nullable(),
  /** Why, as a sentence of its own. */
  why: z.string(),
  is_on: z.boolean(),
});
export const schedule = z.object({
  project_id: id,
  project_name: z.string(),
  event_date: day.nullable(),
  today: day,
  client: z.object({ name: z.string(), email: z.string().nullable(), language, suppressed: suppressionReason.nullable() }).nullable(),
  sent: z.array(sentMail),
  coming: z.array(comingMail),
});

const settingsFields = {
  /** Empty: the name of the business. */
  from_name: z.union([z.literal(''), line(80)]),
  reply_to: z.union([z.literal(''), emailText().pipe(z.email())]),
  language,
};
export const settings = z.object({
  id: z.int(),
  ...settingsFields,
  version: z.int(),
  /** How mail leaves this installation: by a mail server, or it stays in the outbox. */
  leaves_by: z.enum(['smtp', 'outbox']),
  from_address: z.string(),
  is_signed: z.boolean(),
  /** For administrators: where a provider tells of bounces, and the key it signs with. */
  webhook: z.object({ path: z.string(), key: z.string() }).nullable(),
  can_edit: z.boolean(),
});
export const settingsInput = z.strictObject(settingsFields);

/** Of one member: one mail a day about what clients did. */
export const digest = z.strictObject({ wants: z.boolean() });

export const suppression = z.object({
  id,
  email: z.string(),
  reason: suppressionReason,
  detail: z.string(),
  at: timestamp,
  can_lift: z.boolean(),
});
export const newSuppression = z.strictObject({ email: emailText().pipe(z.email()) });

/** What a provider tells of one mail. */
export const mailEvent = z.object({
  id: z.string().min(1).max(200),
  message_id: z.string().min(1).max(300),
  type: z.enum(['delivered', 'soft_bounce', 'hard_bounce', 'complaint', 'opened', 'clicked']),
  at: timestamp,
  detail: z.string().max(500).default(''),
});

export type MailStatus = z.output<typeof mailStatus>;
export type TemplateRow = z.output<typeof templateRow>;
export type Template = z.output<typeof template>;
export type TemplateInput = z.output<typeof templateInput>;
export type TemplateVersion = z.output<typeof templateVersion>;
export type TemplateProblem = z.output<typeof templateProblem>;
export type PreviewInput = z.output<typeof previewInput>;
export type Preview = z.output<typeof preview>;
export type SentMail = z.output<typeof sentMail>;
export type MailCopy = z.output<typeof mailCopy>;
export type LogQuery = z.output<typeof logQuery>;
export type ComingMail = z.output<typeof comingMail>;
export type Schedule = z.output<typeof schedule>;
export type Settings = z.output<typeof settings>;
export type SettingsInput = z.output<typeof settingsInput>;
export type Suppression = z.output<typeof suppression>;
export type SuppressionReason = z.output<typeof suppressionReason>;
export type MailEvent = z.output<typeof mailEvent>;
