import * as z from 'zod';
import { id, line, pageQuery, timestamp } from '../core/primitives';

export const contract = z.object({
  id,
  title: z.string(),
  body: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  archived_at: timestamp.nullable(),
  version: z.int(),
});
export type Contract = z.output<typeof contract>;

export const newContract = z.object({ title: line(120), body: z.string().trim().max(5_000).default('') });
export type NewContract = z.output<typeof newContract>;

export const contractPatch = z.object({ title: line(120), body: z.string().trim().max(5_000) }).partial();
export type ContractPatch = z.output<typeof contractPatch>;

export const contractQuery = pageQuery.extend({
  ordering: z.enum(['title', '-title', 'updated_at', '-updated_at']).default('-updated_at'),
  archived: z.enum(['true', 'false']).default('false'),
});
export type ContractQuery = z.output<typeof contractQuery>;
