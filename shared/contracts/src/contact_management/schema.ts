import * as z from 'zod';
import { day, id, json, line, timestamp } from '../core';
import { consentEntry, contact, contactKind, contactProject, contactRow, mergeEntry } from '../tenant_crm/contacts/schema';

/** What a smart list looks for; everything that is set must fit. */
export const listFilter = z.strictObject({
  search: z.string().trim().max(200).optional(),
  kind: contactKind.optional(),
  tag: z.string().trim().max(40).optional(),
  consent_email: z.enum(['none', 'transactional', 'marketing']).optional(),
  consent_sms: z.enum(['none', 'opt_in', 'opted_out']).optional(),
  project: z.enum(['with', 'without']).optional(),
});

/** `static`: people put in by hand. `smart`: whoever fits the filter, now. */
export const contactList = z.object({
  id,
  name: z.string(),
  kind: z.enum(['static', 'smart']),
  filter: listFilter,
  count: z.int(),
  updated_at: timestamp,
});

export const newList = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('static'), name: line(80) }),
  z.strictObject({ kind: z.literal('smart'), name: line(80), filter: listFilter }),
]);
export const listPatch = z
  .strictObject({ name: line(80), filter: listFilter })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

/** All that is known about one client. */
export const client = z.object({
  contact,
  projects: z.array(contactProject),
  consents: z.array(consentEntry),
  merges: z.array(mergeEntry),
  /** Ids of the lists kept by hand that the person is in. */
  list_ids: z.array(id),
  last_contact_at: timestamp.nullable(),
});

/** Something that happened with a client. `summary` is one line for people. */
export const interaction = z.object({
  key: z.string(),
  kind: z.enum(['project', 'stage', 'consent', 'note', 'change']),
  at: timestamp,
  summary: z.string(),
  project_id: id.nullable(),
  project_name: z.string().nullable(),
  by_id: id.nullable(),
});

/** A day worth a word: a birthday, or the day of an event in an earlier year. */
export const anniversary = z.object({
  kind: z.enum(['birthday', 'event']),
  on: day,
  /** How many years it will be. */
  years: z.int(),
  contact_id: id,
  name: z.string(),
  email: z.string().nullable(),
  project_id: id.nullable(),
  project_name: z.string().nullable(),
});

/** What erasing would do, with the token that does it within ten minutes; or what was done. */
export const eraseAnswer = z.discriminatedUnion('step', [
  z.object({ step: z.literal('confirm'), token: z.string(), name: z.string(), goes: z.array(z.string()), stays: z.array(z.string()) }),
  z.object({ step: z.literal('erased'), contact_id: id }),
]);

/** Everything that is kept about a person, for the person. */
export const subjectAccess = z.object({
  made_at: timestamp,
  contact: json,
  merged: json,
  projects: json,
  consents: json,
  notes: json,
  activity: json,
  leads: json,
  lists: z.array(z.string()),
});

export const clientRow = contactRow;

export type ListFilter = z.output<typeof listFilter>;
export type ContactList = z.output<typeof contactList>;
export type NewList = z.output<typeof newList>;
export type ListPatch = z.output<typeof listPatch>;
export type Client = z.output<typeof client>;
export type ClientRow = z.output<typeof clientRow>;
export type Interaction = z.output<typeof interaction>;
export type Anniversary = z.output<typeof anniversary>;
export type EraseAnswer = z.output<typeof eraseAnswer>;
export type SubjectAccess = z.output<typeof subjectAccess>;
