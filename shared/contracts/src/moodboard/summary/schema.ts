import * as z from 'zod';
import { id, timestamp } from '../../core/primitives';

/** The most pictures a summary shows. */
export const MAX_SUMMARY_PICTURES = 5;

/** What a page elsewhere shows of a board; without a board there are no pictures and no moment. */
export const boardSummary = z.object({
  updated_at: timestamp.nullable(),
  picture_count: z.int(),
  pictures: z.array(z.object({ asset: id, thumb_url: z.string(), w: z.int(), h: z.int(), palette: z.array(z.string()) })),
});

export type BoardSummary = z.output<typeof boardSummary>;
