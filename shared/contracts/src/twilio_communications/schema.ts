import * as z from 'zod';
import { clockTime, id, line, timestamp } from '../core';

/** A number with its country, e.g. `+14155550123`. */
export const e164 = z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a number with its country, such as +14155550123');
/** A day with its time, by the clocks of the business. */
const wallTime = z
  .string()
  .regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .pipe(z.iso.datetime({ local: true, precision: -1 }));
const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country such as US');
const sid = (prefix: string) =>
  z.union([z.literal(''), z.string().regex(new RegExp(`^${prefix}[0-9a-fA-F]{32}$`), `must begin with ${prefix} and have 34 characters`)]);

/** Status of a call as the softphone shows it; empty: no call. */
export const callStatus = z.enum(['', 'incoming', 'dialing', 'ringing', 'connected', 'rejected', 'canceled', 'failed']);

export const voiceToken = z.object({ token: z.string(), identity: z.string(), expires_at: timestamp });

/** What everybody who may call sees of the settings. Secrets are never answered: `has_…` says that there is one. */
export const settings = z.object({
  is_configured: z.boolean(),
  /** Texts go nowhere: no account is connected. */
  test_mode: z.boolean(),
  account_sid: z.string(),
  api_key_sid: z.string(),
  has_api_key_secret: z.boolean(),
  has_auth_token: z.boolean(),
  voice_app_sid: z.string(),
  messaging_service_sid: z.string(),
  numbers: z.array(z.string()),
  record_calls: z.boolean(),
  transcribe_calls: z.boolean(),
  consent_announcement: z.string(),
  /** Who is not answered may leave a message; only where calls are recorded. */
  voicemail: z.boolean(),
  voicemail_greeting: z.string(),
  allowed_countries: z.array(z.string()),
  /** Texts of these hours wait, or are sent only by who says so; by the clocks of who gets them, as far as they are known. */
  quiet_hours: z.boolean(),
  quiet_start: z.string(),
  quiet_end: z.string(),
  /** Where a number without a country is probably from. */
  country: z.string(),
  /** What is entered at Twilio. */
  webhooks: z.object({ voice: z.string(), sms: z.string() }),
  /** The reader may change them. */
  can_edit: z.boolean(),
  version: z.int(),
  updated_at: timestamp.nullable(),
});

/** Secrets that are left out stay as they are. */
export const settingsChange = z
  .strictObject({
    account_sid: sid('AC'),
    api_key_sid: sid('SK'),
    voice_app_sid: sid('AP'),
    messaging_service_sid: sid('MG'),
    api_key_secret: z.string().trim().min(8).max(200),
    auth_token: z.string().trim().min(8).max(200),
    numbers: z.array(e164).max(20),
    record_calls: z.boolean(),
    transcribe_calls: z.boolean(),
    consent_announcement: z.union([z.literal(''), line(300)]),
    voicemail: z.boolean(),
    voicemail_greeting: z.union([z.literal(''), line(300)]),
    allowed_countries: z.array(country).min(1).max(60),
    quiet_hours: z.boolean(),
    quiet_start: clockTime,
    quiet_end: clockTime,
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'must change at least one field');

export const userSettings = z.object({ receive_calls: z.boolean(), ringtone: z.boolean() });

export const callEntry = z.object({
  sid: z.union([z.string().regex(/^[A-Za-z0-9]{2,64}$/), z.null()]),
  /** Made by the page for each call, so that a call without a sid is logged once too. */
  client_id: z.uuid().optional(),
  from_number: z.string().max(60),
  to_number: z.string().max(60),
  status: callStatus,
  duration_seconds: z.int().min(0).max(86_400),
  direction: z.enum(['in', 'out']).default('out'),
});

export const callOutcome = z.enum(['', 'reached', 'voicemail', 'no_answer', 'wrong_number', 'call_back']);

export const call = z.object({
  id,
  sid: z.string().nullable(),
  from_number: z.string(),
  to_number: z.string(),
  status: z.string(),
  duration_seconds: z.int(),
  direction: z.enum(['in', 'out']),
  member_id: id.nullable(),
  member_name: z.string().nullable(),
  contact_id: id.nullable(),
  contact_name: z.string().nullable(),
  missed: z.boolean(),
  /** The recording is a message that the caller has left. */ voicemail: z.boolean(),
  recorded: z.boolean(),
  recording_seconds: z.int(),
  /** Where it is heard; null: there is none. */
  recording_url: z.string().nullable(),
  transcript: z.string(),
  note: z.string(),
  outcome: callOutcome,
  started_at: timestamp,
});
export const callPatch = z
  .strictObject({ note: z.union([z.literal(''), z.string().trim().max(2_000)]), outcome: callOutcome })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

/** Who has a number; asked with a body, since numbers that call belong in no address. */
export const caller = z.object({ contact_id: id.nullable(), name: z.string(), email: z.string().nullable() });

export const optState = z.enum(['unknown', 'opted_in', 'opted_out']);

export const conversation = z.object({
  id,
  phone_e164: z.string(),
  contact_id: id.nullable(),
  contact_name: z.string().nullable(),
  contact_email: z.string().nullable(),
  project_id: id.nullable(),
  assignee_id: id.nullable(),
  unread: z.int(),
  opt_state: optState,
  /** Somebody asked in their own words not to be texted: staff decides. */
  flagged: z.boolean(),
  last_at: timestamp,
  last_text: z.string(),
  last_direction: z.enum(['in', 'out', '']),
});
export const newConversation = z.strictObject({
  phone: z.string().trim().min(3).max(40),
  contact_id: id.nullable().default(null),
  project_id: id.nullable().default(null),
});
export const conversationPatch = z
  .strictObject({
    read: z.literal(true),
    assignee_id: id.nullable(),
    project_id: id.nullable(),
    contact_id: id.nullable(),
    opt_state: optState,
    flagged: z.literal(false),
  })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

export const media = z.object({ id, name: z.string(), type: z.string(), size: z.int(), url: z.string() });

export const messageStatus = z.enum(['planned', 'canceled', 'queued', 'sent', 'delivered', 'undelivered', 'failed', 'received']);
export const message = z.object({
  id,
  conversation_id: id,
  direction: z.enum(['in', 'out']),
  body: z.string(),
  media: z.array(media),
  segments: z.int(),
  encoding: z.enum(['GSM-7', 'UCS-2']),
  status: messageStatus,
  error: z.string(),
  /** Went to the test provider: nobody received it. */
  test: z.boolean(),
  sent_by_id: id.nullable(),
  sent_by_name: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  /** When it is to go, or was to go. */
  scheduled_for: timestamp.nullable(),
});
/** What is done within quiet hours: refuse and ask, wait until they are over, or send all the same. */
const quietChoice = z.enum(['ask', 'wait', 'send']);
export const newMessage = z.strictObject({
  conversation_id: id,
  body: z.string().max(1_600).default(''),
  media_ids: z.array(id).max(10).default([]),
  /** Null: now. */
  send_at: wallTime.nullable().default(null),
  quiet: quietChoice.default('ask'),
});

/** A text that is to go later. */
export const planned = message.extend({
  scheduled_for: timestamp,
  /** The same by the clocks of the business. */
  send_at: z.string(),
  /** Why it goes at another time than was chosen. */
  reason: z.string(),
  /** Rises with every change. */
  version: z.int(),
  history: z.array(z.object({ at: timestamp, by_name: z.string().nullable(), what: z.string() })),
});
export const plannedPatch = z
  .strictObject({
    version: z.int(),
    body: z.string().trim().min(1, 'must not be empty').max(1_600).optional(),
    send_at: wallTime.optional(),
    quiet: quietChoice.default('ask'),
  })
  .refine(({ body, send_at }) => body !== undefined || send_at !== undefined, 'must change at least one field');

/** Whom a text to many goes to; together they narrow the choice. */
const manyFilter = z
  .strictObject({
    search: z.string().trim().max(120),
    tag: z.string().trim().max(60),
    kind: z.enum(['person', 'couple_member', 'planner', 'vendor']),
    project: z.enum(['with', 'without']),
  })
  .partial();
/** `{name}` and `{business}` are filled in for each. */
const manyText = { body: z.string().trim().min(1, 'must not be empty').max(1_500), send_at: wallTime.nullable().default(null) };
export const manyRequest = z.strictObject({ ...manyText, filter: manyFilter });
/** A text as a page elsewhere shows it: who it was with, and what it said. */
export const projectMessage = z.object({
  id,
  conversation_id: id,
  /** Name of the contact, or the number of somebody unknown. */
  who: z.string(),
  direction: z.enum(['in', 'out']),
  body: z.string(),
  has_media: z.boolean(),
  unread: z.boolean(),
  created_at: timestamp,
});

export const leftOutReason = z.enum(['no_number', 'opted_out', 'not_agreed', 'not_reachable', 'same_number']);
const leftOut = z.array(z.object({ contact_id: id, name: z.string(), reason: leftOutReason }));
export const manyPreview = z.object({
  recipients: z.array(z.object({ contact_id: id, name: z.string(), phone_e164: z.string(), segments: z.int() })),
  left_out: leftOut,
  segments: z.int(),
  /** The text as the first of them gets it. */
  sample: z.string(),
});
/** Exactly those who were seen in the preview; who may not be texted any more is left out. */
export const manyMessage = z.strictObject({ ...manyText, contact_ids: z.array(id).min(1).max(200) });
export const manyAnswer = z.object({ planned: z.int(), left_out: leftOut });

export const template = z.object({ id, name: z.string(), body: z.string(), updated_at: timestamp });
export const newTemplate = z.strictObject({ name: line(80), body: z.string().trim().min(1, 'must not be empty').max(1_600) });
export const templatePatch = newTemplate.partial().refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

export type CallStatus = z.output<typeof callStatus>;
export type VoiceToken = z.output<typeof voiceToken>;
export type Settings = z.output<typeof settings>;
export type SettingsChange = z.output<typeof settingsChange>;
export type UserSettings = z.output<typeof userSettings>;
export type CallEntry = z.output<typeof callEntry>;
export type CallOutcome = z.output<typeof callOutcome>;
export type Call = z.output<typeof call>;
export type CallPatch = z.output<typeof callPatch>;
export type OptState = z.output<typeof optState>;
export type Conversation = z.output<typeof conversation>;
export type NewConversation = z.output<typeof newConversation>;
export type ConversationPatch = z.output<typeof conversationPatch>;
export type Media = z.output<typeof media>;
export type MessageStatus = z.output<typeof messageStatus>;
export type Message = z.output<typeof message>;
export type NewMessage = z.output<typeof newMessage>;
export type ProjectMessage = z.output<typeof projectMessage>;
export type Template = z.output<typeof template>;
export type Planned = z.output<typeof planned>;
export type PlannedPatch = z.output<typeof plannedPatch>;
export type ManyRequest = z.output<typeof manyRequest>;
export type ManyMessage = z.output<typeof manyMessage>;
export type ManyPreview = z.output<typeof manyPreview>;
export type ManyAnswer = z.output<typeof manyAnswer>;
export type LeftOutReason = z.output<typeof leftOutReason>;
export type NewTemplate = z.output<typeof newTemplate>;
export type TemplatePatch = z.output<typeof templatePatch>;
