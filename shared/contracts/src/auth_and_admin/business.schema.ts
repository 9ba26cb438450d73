import * as z from 'zod';
import { currency, id, line } from '../core/primitives';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #2F4A3A');
const brand = z.object({ primary: colour.optional(), accent: colour.optional() });

/** The business of the session. Its currency is fixed with the first project, so it cannot be changed here. */
export const business = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  legal_name: z.string(),
  tz: z.string(),
  locale: z.string(),
  currency,
  /** 0 Sunday, 1 Monday, 6 Saturday. */
  week_start: z.int(),
  brand,
  version: z.int(),
});
export type Business = z.output<typeof business>;

export const businessPatch = z
  .strictObject({
    name: line(120),
    legal_name: line(160),
    tz: z.string().min(1).max(60),
    locale: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'must be a language tag such as en-US'),
    week_start: z.union([z.literal(0), z.literal(1), z.literal(6)]),
    brand,
  })
  .partial();
export type BusinessPatch = z.output<typeof businessPatch>;

/** Room for files, in bytes. Removed files can be restored for 30 days and take room until then: `removed_bytes` of `used_bytes`. */
export const storageUse = z.object({ used_bytes: z.int(), removed_bytes: z.int(), limit_bytes: z.int() });
export type StorageUse = z.output<typeof storageUse>;
