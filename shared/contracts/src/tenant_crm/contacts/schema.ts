import * as z from 'zod';
import { day, id, line, timestamp } from '../../core';
import { customPatch, customValues } from '../custom-fields/schema';
import { address, email, phone, tags } from '../person-fields';
import { MERGE_FIELDS } from './merge-fields';

export const contactKind = z.enum(['person', 'couple_member', 'planner', 'vendor']);
export const preferredChannel = z.enum(['email', 'sms', 'phone']);
export const consentEmail = z.enum(['none', 'transactional', 'marketing']);
export const consentSms = z.enum(['none', 'opt_in', 'opted_out']);

export const contactRow = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone_e164: z.string().nullable(),
  kind: contactKind,
  organization_id: id.nullable(),
  organization_name: z.string().nullable(),
  tags: z.array(z.string()),
  consent_email: consentEmail,
  consent_sms: consentSms,
  /** Projects this person takes part in. */
  project_count: z.int(),
  updated_at: timestamp,
  archived_at: timestamp.nullable(),
});

export const contact = contactRow.omit({ project_count: true }).extend({
  /** Further addresses of the same person; the client page finds them too. */
  other_emails: z.array(z.string()),
  address: address.nullable(),
  birthday: day.nullable(),
  preferred_channel: preferredChannel,
  locale: z.string().nullable(),
  custom: customValues,
  /** Set: this one was merged into that contact, which has all that belonged to it. */
  merged_into_id: id.nullable(),
  deleted_at: timestamp.nullable(),
  created_at: timestamp,
  updated_by_id: id.nullable(),
  version: z.int(),
});

const name = z.union([z.literal(''), line(80)]);

const writable = z.strictObject({
  first_name: name,
  last_name: name,
  email: email.nullable(),
  other_emails: z.array(email).max(10),
  phone_e164: phone.nullable(),
  organization_id: id.nullable(),
  kind: contactKind,
  address: address.nullable(),
  birthday: day.nullable(),
  preferred_channel: preferredChannel,
  locale: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be a language such as en-US')
    .nullable(),
  tags,
  custom: customPatch,
});

const consents = z.strictObject({ consent_email: consentEmail, consent_sms: consentSms, consent_source: line(120) });

/** A new contact: a first name, a last name or an e-mail address is enough. */
export const newContact = writable
  .extend(consents.shape)
  .partial()
  .refine(({ first_name, last_name, email: address_ }) => Boolean(first_name || last_name || address_), {
    message: 'needs a name or an e-mail address',
    path: ['first_name'],
  });
export const contactPatch = writable.partial().refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

/** What a contact agreed to, changed with where that is known from. */
export const consentChange = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('email'), state: consentEmail, source: line(120), proof: z.string().trim().max(500).default('') }),
  z.strictObject({ channel: z.literal('sms'), state: consentSms, source: line(120), proof: z.string().trim().max(500).default('') }),
]);

export const consentEntry = z.object({
  id,
  channel: z.enum(['email', 'sms']),
  state: z.string(),
  source: z.string(),
  proof: z.string(),
  ip: z.string().nullable(),
  at: timestamp,
  by_id: id.nullable(),
});

/** A contact that may be the same person, and why we think so. */
export const duplicateMatch = z.object({
  contact: contactRow.omit({ project_count: true }),
  reasons: z.array(z.enum(['email', 'phone', 'name'])),
});

/** Two contacts that look like one person. */
export const duplicatePair = z.object({
  first: duplicateMatch.shape.contact,
  second: duplicateMatch.shape.contact,
  reasons: duplicateMatch.shape.reasons,
});

export const mergeField = z.enum(MERGE_FIELDS);

/** `take`: fields whose value shall come from the contact that goes; otherwise what the older one has counts. */
export const mergeInput = z.strictObject({ into: id, take: z.array(mergeField).max(20).default([]) });

export const mergeEntry = z.object({
  id,
  survivor_id: id,
  merged_id: id,
  merged_name: z.string(),
  at: timestamp,
  by_id: id.nullable(),
  undo_until: timestamp,
  undone_at: timestamp.nullable(),
});

export const projectRole = z.enum(['partner1', 'partner2', 'parent', 'planner', 'coordinator', 'venue', 'vendor', 'billing']);

const linkOf = { id, role: projectRole, is_billing: z.boolean() };

/** A contact as it takes part in a project. */
export const projectPerson = z.object({
  ...linkOf,
  contact_id: id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone_e164: z.string().nullable(),
  organization_name: z.string().nullable(),
});

/** A project as a contact takes part in it. */
export const contactProject = z.object({
  ...linkOf,
  project_id: id,
  number: z.int(),
  name: z.string(),
  event_type: z.string(),
  event_date: day.nullable(),
  stage_name: z.string(),
  stage_color: z.string(),
  stage_kind: z.string(),
  archived: z.boolean(),
});

export const newLink = z.strictObject({ contact_id: id, role: projectRole, is_billing: z.boolean().default(false) });
export const linkPatch = z
  .strictObject({ role: projectRole, is_billing: z.boolean() })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

export type ContactKind = z.output<typeof contactKind>;
export type ContactRow = z.output<typeof contactRow>;
export type Contact = z.output<typeof contact>;
export type NewContact = z.output<typeof newContact>;
export type ContactPatch = z.output<typeof contactPatch>;
export type ConsentChange = z.output<typeof consentChange>;
export type ConsentEntry = z.output<typeof consentEntry>;
export type DuplicateMatch = z.output<typeof duplicateMatch>;
export type DuplicatePair = z.output<typeof duplicatePair>;
export type MergeField = z.output<typeof mergeField>;
export type MergeInput = z.output<typeof mergeInput>;
export type MergeEntry = z.output<typeof mergeEntry>;
export type ProjectRole = z.output<typeof projectRole>;
export type ProjectPerson = z.output<typeof projectPerson>;
export type ContactProject = z.output<typeof contactProject>;
export type NewLink = z.output<typeof newLink>;
export type LinkPatch = z.output<typeof linkPatch>;
