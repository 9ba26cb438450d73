import type { operations } from '@butterfly/contracts/event_venues';
import { paths } from '@butterfly/contracts/event_venues/paths';
import type { operations as recordOperations } from '@butterfly/contracts/records';
import { paths as recordPaths } from '@butterfly/contracts/records/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

const records = createClient<Pick<typeof recordOperations, 'uploadFile'>>({ uploadFile: recordPaths.uploadFile });

/** A floor plan or a photograph becomes a file of the venue. */
export const uploadVenueFile = (venueId: number, file: File) =>
  records.uploadFile({
    params: { subject_type: 'event_venues.venue', subject_id: String(venueId) },
    query: { name: file.name },
    body: file,
  });

/** Where a file of a venue is shown in place. */
export const venueFileAt = (venueId: number, fileId: number) =>
  `/api/records/event_venues.venue/${venueId}/files/${fileId}/content/?inline=true`;

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  venues: ['venues'],
  list: ['venues', 'list'],
  venue: (id: string) => ['venues', 'one', id],
  events: (id: string) => ['venues', 'events', id],
  near: (point: object) => ['venues', 'near', point],
  driving: ['driving'],
  projects: ['venue-of'],
  project: (id: number) => ['venue-of', id],
} as const;
