import type { operations } from '@butterfly/contracts/client_portal';
import { paths } from '@butterfly/contracts/client_portal/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  persons: ['persons'],
  person: (id: string) => ['persons', 'one', id],
} as const;
