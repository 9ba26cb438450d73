import type { operations } from '@butterfly/contracts/client_requests';
import { paths } from '@butterfly/contracts/client_requests/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  requests: ['requests'],
  request: (id: string) => ['requests', 'one', id],
} as const;
