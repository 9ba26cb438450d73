import { defineLink } from '../../../platform/public-links/link-kind';

/** Lets a partner choose a password, once. */
export const INVITATION = defineLink({
  name: 'referral_portal.invitation',
  subject: 'referral_portal.partner',
  scopes: ['join'],
  forgottenAfterDays: 30,
});

export const INVITED_DAYS = 7;
export const joinPath = (token: string): string => `/partner_portal/join/${token}`;
