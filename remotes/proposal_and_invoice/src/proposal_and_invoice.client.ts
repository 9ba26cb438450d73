import type { operations } from '@butterfly/contracts/proposal_and_invoice';
import { paths } from '@butterfly/contracts/proposal_and_invoice/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  proposals: ['proposals'],
  proposal: (id: string) => ['proposals', 'one', id],
} as const;
