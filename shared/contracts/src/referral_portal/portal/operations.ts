import * as z from 'zod';
import type { OperationSpec } from '../../core/define-routes';
import { statementYear } from '../partners/schema';
import {
  bankInput,
  forgotInput,
  invitation,
  joinInput,
  ownBankDetails,
  ownCommission,
  ownSummary,
  portalSession,
  sentClient,
  sentIn,
  signedIn,
  signInInput,
} from './schema';

// Loose on purpose: an address that was cut in half is an unknown one, not a wrong input.
const byToken = z.object({ token: z.string().min(1).max(200) });
const own = { access: 'public', params: z.object({ username: z.string().min(1).max(120) }), ratePerMinute: 120 } as const;
const bodyLimit = 8_192;
const refusals = ['referral_portal.signed_out', 'referral_portal.other_partner'] as const;

/** Partners have sessions of their own: no member's opens any of these, and theirs opens nothing else. */
export const portalOperations = {
  followLink: {
    summary: 'The link of a partner: keeps by whom somebody was sent, and leads to the page where they introduce themselves',
    access: 'public',
    params: z.object({ code: z.string().min(1).max(120) }),
    ok: z.string(),
    answer: 'handler',
    ratePerMinute: 60,
  },
  getPortalSession: {
    summary: 'Who is signed in here; hands out the token for the form',
    access: 'public',
    ok: portalSession,
    ratePerMinute: 120,
  },
  signInPartner: {
    summary: 'Sign in as a partner',
    access: 'public',
    body: signInInput,
    bodyLimit,
    ok: signedIn,
    ratePerMinute: 20,
    errors: ['referral_portal.sign_in_failed', 'referral_portal.too_many_tries'],
  },
  signOutPartner: { summary: 'Sign out; again is no error', access: 'public' },
  forgotPartnerPassword: {
    summary: 'Send a link to choose another password; answers the same whoever it is',
    access: 'public',
    body: forgotInput,
    bodyLimit,
    ratePerMinute: 5,
  },
  openInvitation: { summary: 'Whose invitation this is', access: 'public', params: byToken, ok: invitation, ratePerMinute: 60 },
  acceptInvitation: {
    summary: 'Choose a password by the link; signs in, and ends the link and all other sessions',
    access: 'public',
    params: byToken,
    body: joinInput,
    bodyLimit,
    ok: signedIn,
    ratePerMinute: 20,
  },
  getOwnSummary: { summary: 'What a partner has earned, their link and what they were promised', ...own, ok: ownSummary, errors: refusals },
  signAgreement: {
    summary: 'Accept the agreement; again is no error',
    ...own,
    ok: ownSummary,
    errors: [...refusals, 'referral_portal.not_active'],
  },
  listOwnReferrals: { summary: 'Whom they have sent: first name and month', ...own, ok: z.array(sentClient), errors: refusals },
  sendReferral: {
    summary: 'Send somebody in; the answer says whether they were known',
    ...own,
    ratePerMinute: 10,
    body: sentIn,
    bodyLimit,
    ok: sentClient,
    status: 201,
    errors: [...refusals, 'referral_portal.not_active', 'referral_portal.agreement_needed'],
  },
  listOwnCommissions: { summary: 'What they have earned, the last first', ...own, ok: z.array(ownCommission), errors: refusals },
  getOwnStatement: {
    summary: 'What they earned and were paid in a calendar year, as PDF',
    ...own,
    ratePerMinute: 20,
    params: own.params.extend({ year: statementYear }),
    ok: z.unknown(),
    answer: 'handler',
    errors: refusals,
  },
  getOwnBankDetails: { summary: 'The account they are paid to; only the last four', ...own, ok: ownBankDetails, errors: refusals },
  setOwnBankDetails: {
    summary: 'Name another account; used after a day and a second pair of eyes, and told by mail to the address before',
    ...own,
    ratePerMinute: 10,
    body: bankInput,
    bodyLimit,
    ok: ownBankDetails,
    errors: [...refusals, 'referral_portal.sign_in_failed', 'referral_portal.too_many_tries'],
  },
} as const satisfies Record<string, OperationSpec>;
