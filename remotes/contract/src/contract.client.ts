import type { operations } from '@butterfly/contracts/contract';
import { paths } from '@butterfly/contracts/contract/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  contracts: ['contracts'],
  contract: (id: string) => ['contracts', 'one', id],
} as const;
