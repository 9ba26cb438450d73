import type { operations } from '@butterfly/contracts/referral_portal';
import { paths } from '@butterfly/contracts/referral_portal/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  partners: ['partners'],
  partner: (id: string) => ['partners', 'one', id],
} as const;
