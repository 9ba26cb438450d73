import type { operations } from '@butterfly/contracts/payments';
import { paths } from '@butterfly/contracts/payments/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  money: ['money'],
  overview: ['money', 'overview'],
  project: (projectId: string) => ['money', 'project', projectId],
  costs: ['costs'],
  expenses: (projectId: string) => ['costs', 'bills', projectId],
  profit: (projectId: string) => ['costs', 'profit', projectId],
  settings: ['pay-settings'],
  pay: (token: string) => ['pay', token],
  payWords: (language: string) => ['pay-words', language],
} as const;
