import * as z from 'zod';
import type { OperationSpec } from '../../core/define-routes';
import { idParam, pageOf } from '../../core/primitives';
import { bankDetails, newPartner, overview, partner, partnerPatch, partnerQuery, partnerWorth, statementYear } from './schema';

const byId = z.object({ id: idParam });
const byBank = z.object({ id: idParam, bankId: idParam });
const bodyLimit = 32 * 1024;
/** What partners earn is of all projects: who sees some of them would read wrong sums. */
const staff = { access: 'plugin', reach: 'all_projects' } as const;
const step = { ...staff, params: byId, ok: partner, errors: ['invalid_transition'] } as const;
const bank = { ...staff, feature: 'pay_partners', params: byBank, ok: bankDetails, errors: ['invalid_transition'] } as const;

export const partnerOperations = {
  getOverview: { summary: 'What partners brought, what they cost, and what waits', ...staff, ok: overview },
  listPartners: { summary: 'Partners with what they have earned, page by page', ...staff, query: partnerQuery, ok: pageOf(partner) },
  createPartner: {
    summary: 'Note a partner who would like to join',
    ...staff,
    idempotent: true,
    body: newPartner,
    bodyLimit,
    ok: partner,
    status: 201,
    errors: ['referral_portal.username_taken', 'referral_portal.archived'],
  },
  exportPartners: {
    summary: 'Partners with what they have earned, as CSV',
    ...staff,
    feature: 'export_data',
    ratePerMember: 20,
    query: partnerQuery,
    ok: z.string(),
    answer: 'handler',
  },
  getPartner: { summary: 'Read a partner; the answer has an ETag', ...staff, params: byId, ok: partner },
  updatePartner: {
    summary: 'Change a partner; needs If-Match. Another address is told to the one before',
    ...staff,
    params: byId,
    body: partnerPatch,
    bodyLimit,
    ok: partner,
    errors: ['precondition_required', 'version_conflict', 'referral_portal.archived'],
  },
  approvePartner: { summary: 'Take a partner in, or back from a pause; who has no password yet is invited by mail', ...step },
  pausePartner: { summary: 'Nothing new is counted for a while', ...step },
  removePartner: { summary: 'End the partnership; what was earned stays', ...step, feature: 'delete_records' },
  invitePartner: {
    summary: 'Send the mail with the link to choose a password again',
    ...staff,
    params: byId,
    ok: partner,
    ratePerMember: 20,
    errors: ['referral_portal.not_active'],
  },
  getPartnerWorth: { summary: 'What a partner brought and what it cost, wedding by wedding', ...staff, params: byId, ok: partnerWorth },
  getPartnerStatement: {
    summary: 'What a partner earned and was paid in a calendar year, as PDF: of clients a first name and a month',
    ...staff,
    params: byId.extend({ year: statementYear }),
    ok: z.unknown(),
    answer: 'handler',
    ratePerMember: 30,
  },
  listBankDetails: {
    summary: 'Accounts a partner has named, the last first; only the last four',
    ...staff,
    params: byId,
    ok: z.array(bankDetails),
  },
  confirmBankDetails: { summary: 'The second pair of eyes: these are right. Money goes there a day after they were named', ...bank },
  rejectBankDetails: { summary: 'These are not right; the partner is told', ...bank },
} as const satisfies Record<string, OperationSpec>;
