import * as z from 'zod';
import { cents, day, id, line, timestamp } from '../../core';

export const memberStatus = z.enum(['active', 'suspended', 'removed']);
export type MemberStatus = z.output<typeof memberStatus>;
export const employment = z.enum(['employee', 'freelancer', 'partner']);
export type Employment = z.output<typeof employment>;

const roleName = z.object({ id, name: z.string(), is_admin: z.boolean() });
/** A plugin that was given to the member alone, beside what its roles give. */
const grant = z.object({ id, plugin: z.string(), until: timestamp.nullable() });
const hours = z
  .int()
  .min(0)
  .max(168 * 60);
const wage = cents.min(0).max(100_000_000);

export const memberRow = z.object({
  id,
  name: z.string(),
  email: z.string(),
  title: z.string(),
  status: memberStatus,
  employment,
  phone: z.string(),
  roles: z.array(roleName),
  is_admin: z.boolean(),
  joined_at: timestamp,
  last_seen_at: timestamp.nullable(),
});
export type MemberRow = z.output<typeof memberRow>;

/** Wages are there only for who may see costs. */
export const member = memberRow.extend({
  weekly_minutes: hours.nullable(),
  hourly_cost_cents: wage.nullable().optional(),
  hourly_bill_cents: wage.nullable().optional(),
  home_base: z.string(),
  vehicle_ok: z.boolean(),
  languages: z.array(z.string()),
  emergency_contact: z.string(),
  capacity: z.int(),
  started_on: day.nullable(),
  left_on: day.nullable(),
  grants: z.array(grant),
  version: z.int(),
});
export type Member = z.output<typeof member>;

const text = (max: number) => z.string().trim().max(max);

export const memberPatch = z
  .strictObject({
    title: text(120),
    phone: text(40),
    employment,
    weekly_minutes: hours.nullable(),
    hourly_cost_cents: wage.nullable(),
    hourly_bill_cents: wage.nullable(),
    home_base: text(200),
    vehicle_ok: z.boolean(),
    languages: z.array(line(40)).max(20),
    emergency_contact: text(200),
    /** How many open projects the member takes care of at once. */
    capacity: z.int().min(1).max(500),
    started_on: day.nullable(),
  })
  .partial();
export type MemberPatch = z.output<typeof memberPatch>;

/** What somebody takes care of and would leave behind. */
export const holdings = z.object({ projects: z.int() });
