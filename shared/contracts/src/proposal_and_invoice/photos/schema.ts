import * as z from 'zod';
import { id } from '../../core/primitives';

export const MAX_PHOTO_BYTES = 20 * 1_024 * 1_024;
/** More is refused by its header, before anything is unpacked. */
export const MAX_PHOTO_PIXELS = 50_000_000;

/** As large as a page shows it, or small. */
export const photoSize = z.enum(['view', 'thumb']);
const side = z.int().min(1).max(50_000);

/** A photograph where it stands in a proposal, with the words for those who do not see it. */
export const documentPhoto = z.strictObject({ id, alt: z.string().trim().max(300), width: side, height: side });
export const photo = documentPhoto.pick({ id: true, width: true, height: true }).extend({ name: z.string() });

export type PhotoSize = z.output<typeof photoSize>;
export type DocumentPhoto = z.output<typeof documentPhoto>;
export type Photo = z.output<typeof photo>;
