import type { ErrorCatalogue } from '../core';

export const errors = {
  'referral_portal.partner_archived': { status: 409, message: 'This partner is in the archive. Take it out before you change it.' },
} as const satisfies ErrorCatalogue;
