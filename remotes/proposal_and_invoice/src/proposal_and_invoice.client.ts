import type { operations } from '@butterfly/contracts/proposal_and_invoice';
import { paths } from '@butterfly/contracts/proposal_and_invoice/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  proposals: ['proposals'],
  ofProject: (projectId: string) => ['proposals', 'project', projectId],
  proposal: (id: string) => ['proposals', 'one', id],
  address: (id: number) => ['proposals', 'address', id],
  comparison: (id: number, to: number) => ['proposals', 'compare', id, to],
  pieces: (projectId: number) => ['pieces', projectId],
  templates: ['proposal-templates'],
  templatesFor: (projectId: string) => ['proposal-templates', 'for', projectId],
  appliedTemplate: (id: number, projectId: string) => ['proposal-templates', 'applied', id, projectId],
  packages: ['packages'],
  invoices: ['invoices'],
  invoicesOf: (projectId: number) => ['invoices', 'project', projectId],
  eInvoice: (id: string) => ['invoices', 'electronic', id],
  settings: ['invoice-settings'],
  invoice: (id: string) => ['invoices', 'one', id],
  shared: (token: string) => ['shared', token],
  words: (language: string) => ['shared-words', language],
} as const;
