import type { operations } from '@butterfly/contracts/questionnaire';
import { paths } from '@butterfly/contracts/questionnaire/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  templates: ['templates'],
  template: (id: string) => ['templates', 'one', id],
} as const;
