import * as z from 'zod';
import { id, line, pageQuery, timestamp } from '../core/primitives';

export const {{record}} = z.object({
  id, title: z.string(), body: z.string(), created_at: timestamp, updated_at: timestamp, archived_at: timestamp.nullable(), version: z.int(),
});
export type {{Record}} = z.output<typeof {{record}}>;

export const new{{Record}} = z.object({ title: line(120), body: z.string().trim().max(5_000).default('') });
export type New{{Record}} = z.output<typeof new{{Record}}>;

export const {{record}}Patch = z.object({ title: line(120), body: z.string().trim().max(5_000) }).partial();
export type {{Record}}Patch = z.output<typeof {{record}}Patch>;

export const {{record}}Query = pageQuery.extend({
  ordering: z.enum(['title', '-title', 'updated_at', '-updated_at']).default('-updated_at'),
  archived: z.enum(['true', 'false']).default('false'),
});
export type {{Record}}Query = z.output<typeof {{record}}Query>;
