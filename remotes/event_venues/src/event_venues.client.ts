import type { operations } from '@butterfly/contracts/event_venues';
import { paths } from '@butterfly/contracts/event_venues/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

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
