import * as z from 'zod';
import { id, timestamp } from '../../core/primitives';

/** `view` and `thumb` are turned upright and carry no place or camera; `original` is what was uploaded. */
export const assetSize = z.enum(['original', 'view', 'thumb']);
export type AssetSize = z.output<typeof assetSize>;

export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);

/** A picture of a business: the addresses its boards refer to it by, its upright size, and the colours it is made of. */
export const asset = z.object({
  asset: id,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  w: z.int(),
  h: z.int(),
  palette: z.array(hexColor).max(6),
  url: z.string(),
  thumb_url: z.string(),
  original_url: z.string(),
  source_url: z.string().nullable(),
  created_at: timestamp,
});
export type Asset = z.output<typeof asset>;

/** A picture somewhere on the web; the server fetches it. */
export const assetImport = z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) });
