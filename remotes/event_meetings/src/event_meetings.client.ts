import type { operations } from '@butterfly/contracts/event_meetings';
import { paths } from '@butterfly/contracts/event_meetings/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  bookings: ['bookings'],
  booking: (id: string) => ['bookings', 'one', id],
  dashboard: ['bookings', 'dashboard'],
  aways: ['bookings', 'aways'],
  offered: (of: object) => ['bookings', 'offered', of],
  types: ['types'],
  type: (id: string) => ['types', 'one', id],
  schedules: ['schedules'],
  hosts: ['hosts'],
  preview: (wish: object) => ['bookings', 'preview', wish],
} as const;
