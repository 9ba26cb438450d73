import * as z from 'zod';
import { uploadQuery } from '../core/files';
import { id, idParam, timestamp } from '../core/primitives';
import { byToken, ofProject } from './schema';

/** In bytes: as large as a file of a record may be. */
export const LARGEST_UPLOAD = 25_000_000;

/** A file as somebody with a portal sees it. */
export const clientFile = z.object({
  id,
  name: z.string(),
  size: z.int(),
  type: z.string(),
  /** `me`: sent by who looks; `studio`: shared by the team. */
  from: z.enum(['me', 'studio']),
  at: timestamp,
});
export const clientFiles = z.object({ results: z.array(clientFile) });

/** A file of the project as the team sees it beside the portal. */
export const teamFile = z.object({
  id,
  name: z.string(),
  size: z.int(),
  type: z.string(),
  at: timestamp,
  /** Who of the portal has sent it. */
  sent_by: z.string().nullable(),
  for_all: z.boolean(),
  /** Ids of the people it is shared with, beside who has sent it. */
  for_people: z.array(id),
});
export const teamFiles = z.object({ results: z.array(teamFile) });
/** With everybody who gets files, or with some of them; with nobody it is not shared any more. */
export const sharing = z.strictObject({ for_all: z.boolean(), for_people: z.array(id).max(100).default([]) });

export const clientUpload = uploadQuery.extend({
  /** Made where the file was chosen: however often it is sent, it is there once. */
  key: z.string().regex(/^[A-Za-z0-9_-]{16,60}$/, 'must be 16 to 60 letters and digits'),
});
export const byClientFile = byToken.extend({ fileId: idParam });
export const ofTeamFile = ofProject.extend({ fileId: idParam });

export type ClientFile = z.output<typeof clientFile>;
export type TeamFile = z.output<typeof teamFile>;
export type Sharing = z.output<typeof sharing>;
