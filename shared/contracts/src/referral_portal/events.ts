import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const ofReferral = defineEvent({ subject: 'referral', key: 'referral_id', payload: z.object({ referral_id: id, partner_id: id }) });
const ofPartner = defineEvent({ subject: 'partner', key: 'partner_id', payload: z.object({ partner_id: id }) });

/** What referral_portal announces; those of one partner, referral or commission are heard in their order. */
export const events = {
  'referral_portal.partner.approved@1': ofPartner,
  'referral_portal.referral.created@1': ofReferral,
  'referral_portal.referral.rejected@1': ofReferral,
  'referral_portal.commission.approved@1': defineEvent({
    subject: 'commission',
    key: 'commission_id',
    payload: z.object({ commission_id: id, partner_id: id }),
  }),
  'referral_portal.payout.sent@1': defineEvent({
    subject: 'payout',
    key: 'payout_id',
    payload: z.object({ payout_id: id, partner_id: id }),
  }),
} as const satisfies EventCatalogue;
