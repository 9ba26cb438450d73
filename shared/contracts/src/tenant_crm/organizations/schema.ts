import * as z from 'zod';
import { id, line, timestamp } from '../../core';
import { customPatch, customValues } from '../custom-fields/schema';
import { address, email, note, phone, tags } from '../person-fields';

export const organizationKind = z.enum(['client', 'planner', 'venue', 'vendor', 'corporate', 'other']);

export const organizationRow = z.object({
  id,
  name: z.string(),
  kind: organizationKind,
  phone_e164: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  city: z.string(),
  tags: z.array(z.string()),
  owner_id: id.nullable(),
  /** People who belong to it. */
  contact_count: z.int(),
  updated_at: timestamp,
  archived_at: timestamp.nullable(),
});

export const organization = organizationRow.omit({ city: true, contact_count: true }).extend({
  address: address.nullable(),
  tax_id: z.string().nullable(),
  notes: z.string(),
  custom: customValues,
  deleted_at: timestamp.nullable(),
  created_at: timestamp,
  updated_by_id: id.nullable(),
  version: z.int(),
});

const writable = z.strictObject({
  name: line(160),
  kind: organizationKind,
  phone_e164: phone.nullable(),
  email: email.nullable(),
  website: z
    .string()
    .trim()
    .max(300)
    .regex(/^(https?:\/\/)?[^\s/]+\.[^\s]+$/, 'must be a web address')
    .nullable(),
  address: address.nullable(),
  tax_id: line(60).nullable(),
  tags,
  notes: note,
  owner_id: id.nullable(),
  custom: customPatch,
});

export const newOrganization = writable.partial().required({ name: true });
export const organizationPatch = writable.partial().refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

/** The light row for a select. */
export const organizationLight = z.object({ id, name: z.string(), kind: organizationKind });

export type OrganizationKind = z.output<typeof organizationKind>;
export type OrganizationRow = z.output<typeof organizationRow>;
export type OrganizationLight = z.output<typeof organizationLight>;
export type Organization = z.output<typeof organization>;
export type NewOrganization = z.output<typeof newOrganization>;
export type OrganizationPatch = z.output<typeof organizationPatch>;
