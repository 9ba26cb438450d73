import * as z from 'zod';
import { clientLanguage } from '../core/client-language';
import { bps, cents, currency, day, emailText, id, line, pageQuery, timestamp } from '../core/primitives';
import { answerValue } from './form/answer-value';
import { form } from './form/form.schema';

export const purpose = z.enum(['consultation', 'design', 'final_details', 'vendor', 'feedback', 'other']);

const templateFields = { title: line(120), purpose, form };
export const template = z.object({
  id,
  ...templateFields,
  /** Grows with each save of its questions; a questionnaire says which one it was made of. */
  revision: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  archived_at: timestamp.nullable(),
  version: z.int(),
});
export const templateRow = template.omit({ form: true }).extend({ questions: z.int() });
export const newTemplate = z.strictObject({ ...templateFields, purpose: purpose.default('other'), form: form.optional() });
export const templatePatch = z.strictObject(templateFields).partial();
export const templateQuery = pageQuery.extend({
  ordering: z.enum(['title', '-title', 'updated_at', '-updated_at']).default('-updated_at'),
  archived: z.enum(['true', 'false']).default('false'),
});

/** `locked` and `late` are not kept: they follow from the days. */
export const state = z.enum(['draft', 'sent', 'in_progress', 'submitted', 'reviewed', 'cancelled']);

export const recipient = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** What the page and the mails are written in; the questions are as the studio wrote them. */
  language: clientLanguage,
  progress_bps: bps,
  started_at: timestamp.nullable(),
  submitted_at: timestamp.nullable(),
  reminded_at: timestamp.nullable(),
});

const row = z.object({
  id,
  project_id: id,
  project_name: z.string(),
  template_id: id.nullable(),
  template_revision: z.int().nullable(),
  title: z.string(),
  state,
  due_on: day.nullable(),
  /** From that day on clients change nothing. */
  locks_on: day.nullable(),
  is_locked: z.boolean(),
  progress_bps: bps,
  recipients: z.array(recipient),
  sent_at: timestamp.nullable(),
  submitted_at: timestamp.nullable(),
  reviewed_at: timestamp.nullable(),
  reopened_count: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});
export const questionnaireRow = row;
export const questionnaire = row.extend({ form });
export const newQuestionnaire = z.strictObject({ project_id: id, template_id: id, title: line(120).optional() });
export const questionnairePatch = z.strictObject({ title: line(120), form, due_on: day.nullable(), locks_on: day.nullable() }).partial();
export const questionnaireQuery = pageQuery.extend({
  project: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  state: state.optional(),
  ordering: z.enum(['-updated_at', 'due_on']).default('-updated_at'),
});
export const newRecipients = z.strictObject({
  recipients: z
    .array(z.strictObject({ name: line(120), email: emailText().pipe(z.email()), language: clientLanguage.optional() }))
    .min(1)
    .max(6)
    .refine((people) => new Set(people.map(({ email }) => email.toLowerCase())).size === people.length, 'must name each person once'),
});

/** What somebody said last to a question, and how often they changed it. */
const given = z.object({ question_key: z.string(), value: answerValue, at: timestamp, times: z.int() });
export const responses = z.object({
  questionnaire,
  people: z.array(z.object({ recipient_id: id, name: z.string(), answers: z.array(given) })),
});

/** Answers that staff take over, and whose. */
export const mappingInput = z.strictObject({
  answers: z.array(z.strictObject({ question_key: z.string().max(40), recipient_id: id })).max(200),
  dry_run: z.boolean(),
});
const change = z.object({
  question_key: z.string(),
  label: z.string(),
  /** Where it goes, in words: “Guests”, “Bridesmaid in the proposal”. */
  what: z.string(),
  before: z.string(),
  after: z.string(),
});
export const mappingResult = z.object({
  changes: z.array(change),
  /** What was accepted would come to something else: it becomes a new version to send, never a silent change. */
  change_order: z
    .object({
      proposal_id: id.nullable(),
      before_cents: cents,
      after_cents: cents,
      /** What the difference is made of: lines, discounts, waiver, tax. */
      parts: z.array(z.object({ label: z.string(), cents })),
    })
    .nullable(),
});

/** What a link opens. */
export const publicQuestionnaire = z.object({
  business: z.string(),
  brand: z.string().nullable(),
  project_name: z.string(),
  currency,
  title: z.string(),
  me: z.string(),
  language: clientLanguage,
  form,
  answers: z.record(z.string(), answerValue),
  progress_bps: bps,
  state: z.enum(['open', 'submitted', 'locked', 'over']),
  due_on: day.nullable(),
  locks_on: day.nullable(),
  /** Pictures of the project's board that its clients may see; none where nothing asks for them. */
  board: z.array(z.object({ picture: id, w: z.int(), h: z.int() })),
});
const ID = /^[A-Za-z0-9_-]{12,64}$/;
/** `id` is made by the page: the same one again is the same answer. */
export const newAnswers = z.strictObject({
  answers: z
    .array(z.strictObject({ id: z.string().regex(ID), question_key: z.string().max(40), value: answerValue }))
    .min(1)
    .max(50),
});
export const savedAnswers = z.object({
  saved: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), question_key: z.string(), reason: z.string() })),
  progress_bps: bps,
});
export const address = z.object({ path: z.string() });

export type Template = z.output<typeof template>;
export type TemplateRow = z.output<typeof templateRow>;
export type NewTemplate = z.output<typeof newTemplate>;
export type TemplatePatch = z.output<typeof templatePatch>;
export type TemplateQuery = z.output<typeof templateQuery>;
export type Purpose = z.output<typeof purpose>;
export type QuestionnaireState = z.output<typeof state>;
export type Recipient = z.output<typeof recipient>;
export type Questionnaire = z.output<typeof questionnaire>;
export type QuestionnaireRow = z.output<typeof questionnaireRow>;
export type NewQuestionnaire = z.output<typeof newQuestionnaire>;
export type QuestionnairePatch = z.output<typeof questionnairePatch>;
export type QuestionnaireQuery = z.output<typeof questionnaireQuery>;
export type NewRecipients = z.output<typeof newRecipients>;
export type Responses = z.output<typeof responses>;
export type MappingInput = z.output<typeof mappingInput>;
export type MappingResult = z.output<typeof mappingResult>;
export type PublicQuestionnaire = z.output<typeof publicQuestionnaire>;
export type BoardPicture = PublicQuestionnaire['board'][number];
export type NewAnswers = z.output<typeof newAnswers>;
export type SavedAnswers = z.output<typeof savedAnswers>;
