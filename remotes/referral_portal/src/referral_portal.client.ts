import type { operations } from '@butterfly/contracts/referral_portal';
import { paths } from '@butterfly/contracts/referral_portal/paths';
import { createClient } from '@butterfly/plugin-sdk';

export const api = createClient<typeof operations>(paths);

/** Keys of cached answers; a change invalidates them by their beginning. */
export const keys = {
  partners: ['partners'],
  overview: ['partners', 'overview'],
  partner: (id: string) => ['partners', 'one', id],
  worth: (id: number) => ['partners', 'worth', id],
  bank: (id: number) => ['partners', 'bank', id],
  programs: ['partner-programs'],
  program: (id: string) => ['partner-programs', 'one', id],
  referrals: ['referrals'],
  ofPartner: (id: number) => ['referrals', 'partner', id],
  payouts: ['payouts'],
  settings: ['partner-settings'],
  own: (username: string) => ['own', username],
  invitation: (token: string) => ['invitation', token],
} as const;
