import * as z from 'zod';
import { id, line } from '../../core';
import { subjectType } from '../schema';

export const customKind = z.enum(['text', 'number', 'money', 'date', 'choice', 'multi', 'bool']);

/** One value: money in minor units, a date as a day, `multi` as a list of options. */
export const customValue = z.union([z.string().max(2000), z.number(), z.boolean(), z.array(z.string().max(120)).max(50)]);

const customKey = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be a key such as guest_book');

/** The values of a record by key of their field. */
export const customValues = z.record(z.string(), customValue);

/** Values that change; null takes one away. Keys that are absent stay as they are. */
export const customPatch = z.record(customKey, customValue.nullable());

/** A field that a business has defined for itself. */
export const customField = z.object({
  id,
  /** What kind of record has it. */
  subject_type: subjectType,
  /** The name inside the values; made of the first label, and never changed. */
  key: z.string(),
  label: z.string(),
  kind: customKind,
  required: z.boolean(),
  /** What can be chosen, for `choice` and `multi`. */
  options: z.array(z.string()),
  position: z.int(),
  /** Put away: values are kept, forms no longer ask. */
  archived: z.boolean(),
});

const options = z.array(line(120)).max(50);

export const newCustomField = z.strictObject({
  label: line(80),
  kind: customKind,
  required: z.boolean().default(false),
  options: options.default([]),
});

/** The kind stays: values would lose their meaning. */
export const customFieldPatch = z
  .strictObject({ label: line(80), required: z.boolean(), options, position: z.int().min(0).max(1000), archived: z.boolean() })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, 'must change at least one field');

export type CustomKind = z.output<typeof customKind>;
export type CustomValue = z.output<typeof customValue>;
export type CustomValues = z.output<typeof customValues>;
export type CustomPatch = z.output<typeof customPatch>;
export type RecordCustomField = z.output<typeof customField>;
export type NewRecordCustomField = z.output<typeof newCustomField>;
export type CustomFieldPatch = z.output<typeof customFieldPatch>;
