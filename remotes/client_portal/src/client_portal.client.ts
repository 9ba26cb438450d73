import type { operations } from '@butterfly/contracts/client_portal';
import { paths } from '@butterfly/contracts/client_portal/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  portals: ['client-portals'],
  settings: (project: string) => ['client-portals', 'settings', project],
  activity: (project: string) => ['client-portals', 'activity', project],
  preview: (project: string, person: number) => ['client-portals', 'preview', project, person],
  thread: (project: string) => ['client-portals', 'thread', project],
  files: (project: string) => ['client-portals', 'files', project],
  messages: (token: string) => ['client-portal', token, 'messages'],
  sent: (token: string) => ['client-portal', token, 'files'],
  plan: (token: string) => ['client-portal', token, 'timeline'],
  access: (token: string) => ['client-portal', token, 'access'],
  portal: (token: string) => ['client-portal', token, 'portal'],
  wishes: (token: string) => ['client-portal', token, 'wishes'],
  words: (language: string) => ['client-portal-words', language],
  moreWords: (language: string) => ['client-portal-more-words', language],
  password: (token: string) => ['client-portal-password', token],
} as const;
