import type { operations } from '@butterfly/contracts/{{id}}';
import { paths } from '@butterfly/contracts/{{id}}/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  {{records}}: ['{{records}}'],
  {{record}}: (id: string) => ['{{records}}', 'one', id],
} as const;
