import * as z from 'zod';
import { id, idParam, timestamp } from '../../core';

/** A kind of record by its full name: `<plugin>.<name>`, such as `tenant_crm.contact`. */
const recordKind = z
  .string()
  .max(120)
  .regex(/^[a-z][a-z0-9_]*[.][a-z][a-z0-9_]*$/, 'must be the name of a kind of record');

/** One thing that somebody, or the suite by itself, did to a record; never changed afterwards. */
export const change = z.object({
  /** The same in every answer. */
  key: z.string(),
  at: timestamp,
  by: z.object({ id, name: z.string() }).nullable(),
  kind: z.string(),
  /** What the record is called; empty when it is gone. */
  subject: z.string(),
  /** The record's page; null when it has none, or is gone. */
  path: z.string().nullable(),
  /** One line for people, such as `Changed phone: 555-0100 → 555-0199`. */
  what: z.string(),
});
export type Change = z.output<typeof change>;

export const changes = z.object({
  results: z.array(change),
  /** Give it as `before` for what happened earlier; null at the beginning. */
  next: z.string().nullable(),
  /** Every kind of record there is, to choose from. */
  kinds: z.array(z.string()),
});
export type Changes = z.output<typeof changes>;

export const changeFilter = z.object({
  /** A member, by id. */
  by: idParam.optional(),
  kind: recordKind.optional(),
});
export type ChangeFilter = z.output<typeof changeFilter>;

/** `<moment>~<source>~<id>`, as `next` gave it. */
export const changeCursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.]\d{6}Z~[a-z_]{1,40}~\d{1,10}$/, 'must be `next` of an answer');
