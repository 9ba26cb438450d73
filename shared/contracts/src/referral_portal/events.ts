import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

/** What referral_portal announces; those of one partner are heard in their order. */
export const events = {
  'referral_portal.partner.created@1': defineEvent({ subject: 'partner', key: 'partner_id', payload: z.object({ partner_id: id }) }),
  'referral_portal.partner.archived@1': defineEvent({ subject: 'partner', key: 'partner_id', payload: z.object({ partner_id: id }) }),
} as const satisfies EventCatalogue;
