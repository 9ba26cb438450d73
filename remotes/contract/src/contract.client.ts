import type { operations } from '@butterfly/contracts/contract';
import { paths } from '@butterfly/contracts/contract/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  contracts: ['contracts'],
  ofProject: (project: string) => ['contracts', 'project', project],
  contract: (id: string) => ['contracts', 'one', id],
  events: (id: string) => ['contracts', 'events', id],
  templates: ['contract-templates'],
  template: (id: string) => ['contract-templates', 'one', id],
  clauses: ['contract-clauses'],
  words: (language: string) => ['contract-words', language],
  signing: (token: string) => ['contract-signing', token],
} as const;
