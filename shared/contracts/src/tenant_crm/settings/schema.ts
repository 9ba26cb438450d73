import * as z from 'zod';
import { clockTime, id, line, timestamp } from '../../core';
import { amount, eventType } from '../fields';

/** A key of a list that a business words itself. */
export const choiceKey = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be a key such as date_taken');

/** One entry of such a list. Hidden ones are no longer offered; records that have them keep them. */
export const choice = z.strictObject({ key: choiceKey, label: line(60), hidden: z.boolean() });

const distinct = (entries: readonly { key: string }[]) => new Set(entries.map(({ key }) => key)).size === entries.length;
const choices = z.array(choice).min(1).max(40).refine(distinct, 'must not name a key twice');

/** Opening hours of one weekday; null: closed. */
const openDay = z
  .strictObject({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from < to, 'must end after it begins')
  .nullable();

const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day of the year such as 05-01');

/** A time of the year with its own minimum; it may go over New Year. */
export const season = z.strictObject({ name: line(40), from: monthDay, to: monthDay, minimum_cents: amount });

const writable = {
  /** How the fixed kinds of events are called here. */
  event_types: z
    .array(z.strictObject({ key: eventType, label: line(60), hidden: z.boolean() }))
    .min(1)
    .max(6)
    .refine(distinct, 'must not name a key twice'),
  lost_reasons: choices,
  sources: choices,
  /** Suggested while tagging. */
  tags: z.array(line(40)).max(100),
  /** `No. W-0012`: prefix and how many digits are shown. */
  numbering: z.strictObject({ prefix: z.string().trim().max(8), digits: z.int().min(1).max(8) }),
  /** Sunday first. */
  business_hours: z.array(openDay).length(7),
  /** Working hours until a new lead must have been answered. */
  sla_hours: z.int().min(1).max(200),
  /** What a project should at least be worth: always, on weekdays (Sunday first), and in seasons. The highest that applies counts. */
  minimum: z.strictObject({ base_cents: amount, weekdays: z.array(amount.nullable()).length(7), seasons: z.array(season).max(12) }),
  /** How many booked events a day may have before it is full. */
  events_per_day: z.int().min(1).max(50),
};

export const settings = z.object({ ...writable, version: z.int(), updated_at: timestamp.nullable(), updated_by_id: id.nullable() });
export const settingsInput = z.strictObject(writable);

export type Choice = z.output<typeof choice>;
export type Season = z.output<typeof season>;
export type CrmSettings = z.output<typeof settings>;
export type CrmSettingsInput = z.output<typeof settingsInput>;
