import type { operations } from '@butterfly/contracts/calendar_meeting';
import { paths } from '@butterfly/contracts/calendar_meeting/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  entries: ['entries'],
  span: (of: object) => ['entries', 'span', of],
  event: (id: string, day: string | null) => ['entries', 'event', id, day],
  day: (day: string) => ['entries', 'day', day],
  check: (draft: object) => ['entries', 'check', draft],
  members: ['members'],
  feed: ['feed'],
  externals: ['externals'],
  invitation: (token: string) => ['invitation', token],
} as const;

export const membersQuery = {
  queryKey: keys.members,
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await api.listMembers({ signal })).data,
};
