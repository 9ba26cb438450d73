import type { operations } from '@butterfly/contracts/transactional_emails';
import { paths } from '@butterfly/contracts/transactional_emails/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  templates: ['mail-templates'],
  template: (key: string, language: string) => ['mail-templates', 'one', key, language],
  log: ['mail-log'],
  schedule: (projectId: string) => ['mail-log', 'project', projectId],
  mail: (id: number) => ['mail-log', 'mail', id],
  outbox: (page: number) => ['mail-log', 'outbox', page],
  settings: ['mail-settings'],
  digest: ['mail-digest'],
  suppressions: ['mail-suppressions'],
} as const;
