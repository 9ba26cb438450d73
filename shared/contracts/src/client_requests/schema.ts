import * as z from 'zod';
import { cents, currency, day, id, line, pageQuery, timestamp } from '../core/primitives';
import { STATUSES } from './rules/status';

export const requestType = z.enum(['change', 'addition', 'removal', 'date_change', 'question', 'complaint', 'other']);
export type RequestType = z.output<typeof requestType>;
export const priority = z.enum(['low', 'normal', 'high', 'urgent']);
/** Where it came from. */
export const source = z.enum(['portal', 'moodboard', 'email', 'sms', 'staff']);
export const status = z.enum(STATUSES);
const text = (max: number) => z.string().trim().max(max);
const quantity = z.int().min(0).max(100_000);

/** Of a line of the proposal, by its name, how many are wanted. */
const wantedItem = z.strictObject({ line: line(200), to: quantity });
const wantedItems = z
  .array(wantedItem)
  .max(50)
  .refine((items) => new Set(items.map((item) => item.line.toLowerCase())).size === items.length, 'must name each line once');

/** What a change does to the price and to the flowers. */
export const impact = z.object({
  currency,
  before_cents: cents,
  after_cents: cents,
  lines: z.array(z.object({ name: z.string(), before: z.number(), after: z.number() })),
  /** What the difference is made of: lines, discounts, waiver, tax. */
  parts: z.array(z.object({ label: z.string(), cents })),
  /** Thousandths of stems, by flower, more or less; null where no line is made of a recipe. */
  stems: z.object({ total_milli: z.int(), flowers: z.array(z.object({ name: z.string(), by_milli: z.int() })) }).nullable(),
});

/** What was told to the client: the price, as it was when it was told. */
export const quote = impact.extend({ note: z.string(), wanted_date: day.nullable(), quoted_at: timestamp, version_from: z.int() });

export const request = z.object({
  id,
  number: z.string(),
  project_id: id,
  project_name: z.string(),
  event_date: day.nullable(),
  type: requestType,
  title: z.string(),
  body: z.string(),
  /** Who asked, by name. */
  asked_by: z.string(),
  source,
  status,
  priority,
  assignee_id: id.nullable(),
  items: z.array(wantedItem),
  wanted_date: day.nullable(),
  quote: quote.nullable(),
  approved_at: timestamp.nullable(),
  approved_by: z.string(),
  /** The draft that it was applied as. */
  proposal_id: id.nullable(),
  applied_at: timestamp.nullable(),
  resolution: z.string(),
  merged_into_id: id.nullable(),
  /** Since when the client waits for a word of the studio; null: they do not. */
  waiting_since: timestamp.nullable(),
  first_response_at: timestamp.nullable(),
  response_due_at: timestamp,
  due_at: timestamp,
  resolved_at: timestamp.nullable(),
  reopened_count: z.int(),
  rating: z.int().nullable(),
  rating_comment: z.string(),
  /** From this day on changes are closed; null: they are not. */
  locked_from: day.nullable(),
  is_locked: z.boolean(),
  /** Who looks after changes has said that this one may still come. */
  late_allowed_at: timestamp.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});

const words = { title: line(160), body: text(10_000), type: requestType, priority };
export const newRequest = z.strictObject({
  project_id: id,
  ...words,
  body: words.body.default(''),
  type: requestType.default('change'),
  priority: priority.default('normal'),
  source: source.default('staff'),
  asked_by: text(120).default(''),
});
export const requestPatch = z
  .strictObject({ ...words, assignee_id: id.nullable(), due_at: timestamp, items: wantedItems, wanted_date: day.nullable() })
  .partial();

const idFilter = z.coerce.number().int().min(1).max(2_147_483_647).optional();
export const requestQuery = pageQuery.extend({
  status: z.enum(['open', ...STATUSES]).optional(),
  type: requestType.optional(),
  assignee: idFilter,
  project: idFilter,
  waiting: z.literal('true').optional(),
  ordering: z.enum(['created_at', '-created_at', 'updated_at', '-updated_at', 'due_at', '-due_at']).default('-updated_at'),
});

export const file = z.object({ id, name: z.string() });
export const message = z.object({
  id,
  from: z.enum(['client', 'studio']),
  author: z.string(),
  body: z.string(),
  internal: z.boolean(),
  files: z.array(file),
  created_at: timestamp,
});
export const newNote = z.strictObject({ body: text(10_000).min(1, 'is required') });
export const newReply = newNote.extend({
  /** Files of this request that the client gets to see. */
  file_ids: z.array(id).max(20).default([]),
  /** The next word is the client's. */
  wait: z.boolean().default(false),
});

export const wishInput = z.strictObject({ text: text(10_000).default(''), items: wantedItems.optional() });
export const wishAnswer = z.object({
  /** Of the project's proposal; null: there is none. */
  proposal: z.object({ id, number: z.string(), revision: z.int(), status: z.string() }).nullable(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number() })),
  /** As they are asked for, or as the words were understood. */
  items: z.array(wantedItem),
  impact: impact.nullable(),
});
export const newQuote = z.strictObject({ items: wantedItems, wanted_date: day.nullable().default(null), note: text(2_000).default('') });
export const approval = z.strictObject({ told_by: line(120) });
export const declining = z.strictObject({ reason: text(2_000).min(1, 'is required') });
export const closing = z.strictObject({ resolution: text(2_000).default('') });
export const reopening = z.strictObject({ reason: text(2_000).default('') });
export const lateReason = z.strictObject({ reason: line(500) });
export const mergeInput = z.strictObject({ into_id: id });
export const ratingInput = z.strictObject({ rating: z.int().min(1).max(5), comment: text(2_000).default('') });
export const moveInput = z.strictObject({ to: z.enum(['acknowledged', 'in_progress', 'waiting_client', 'closed']) });

export const board = z.object({ requests: z.array(request), more: z.int() });
export const waiting = z.object({ count: z.int(), late: z.int(), requests: z.array(request) });

export const answerTemplate = z.object({ id, title: z.string(), body: z.string(), updated_at: timestamp, version: z.int() });
export const newAnswerTemplate = z.strictObject({ title: line(120), body: text(5_000).min(1, 'is required') });
export const answerTemplatePatch = newAnswerTemplate.partial();

const hours = z.int().min(1).max(720);
export const settings = z.object({ id, lock_days: z.int(), response_hours: z.int(), resolve_hours: z.int(), version: z.int() });
export const settingsPatch = z.strictObject({ lock_days: z.int().min(0).max(365), response_hours: hours, resolve_hours: hours }).partial();

export type Request = z.output<typeof request>;
export type NewRequest = z.output<typeof newRequest>;
export type RequestPatch = z.output<typeof requestPatch>;
export type RequestQuery = z.output<typeof requestQuery>;
export type RequestSource = z.output<typeof source>;
export type Priority = z.output<typeof priority>;
export type WantedItem = z.output<typeof wantedItem>;
export type Impact = z.output<typeof impact>;
export type Quote = z.output<typeof quote>;
export type RequestMessage = z.output<typeof message>;
export type NewReply = z.output<typeof newReply>;
export type WishInput = z.output<typeof wishInput>;
export type WishAnswer = z.output<typeof wishAnswer>;
export type NewQuote = z.output<typeof newQuote>;
export type MoveTarget = z.output<typeof moveInput>['to'];
export type Board = z.output<typeof board>;
export type Waiting = z.output<typeof waiting>;
export type AnswerTemplate = z.output<typeof answerTemplate>;
export type NewAnswerTemplate = z.output<typeof newAnswerTemplate>;
export type RequestSettings = z.output<typeof settings>;
export type RequestSettingsPatch = z.output<typeof settingsPatch>;
