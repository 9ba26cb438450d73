import type { operations } from '@butterfly/contracts/contact_management';
import { paths } from '@butterfly/contracts/contact_management/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers. */
export const keys = {
  clients: ['clients'] as const,
  client: (email: string) => ['client', email] as const,
  interactions: (email: string, kind: string) => ['client', email, 'interactions', kind] as const,
  lists: ['lists'] as const,
  duplicates: ['duplicates'] as const,
  anniversaries: (days: number) => ['anniversaries', days] as const,
};
