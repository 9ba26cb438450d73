import * as z from 'zod';
import type { OperationSpec } from '../../core/define-routes';
import { idParam, pageOf } from '../../core/primitives';
import { partnerSettings, partnerSettingsPatch, payout, payoutExport, payoutQuery, payoutRun } from './schema';

const byId = z.object({ id: idParam });
const staff = { access: 'plugin', reach: 'all_projects' } as const;
const pay = { ...staff, feature: 'pay_partners' } as const;
const step = { ...pay, params: byId, ok: payout, errors: ['invalid_transition'] } as const;
const download = { ...staff, feature: ['pay_partners', 'export_data'], ratePerMember: 20, ok: z.string(), answer: 'handler' } as const;

export const payoutOperations = {
  listPayouts: { summary: 'Payouts, the last first', ...staff, query: payoutQuery, ok: pageOf(payout) },
  runPayouts: {
    summary: 'Draft a payout for each partner with enough to send, to the account that is in use now',
    ...pay,
    idempotent: true,
    ok: payoutRun,
    status: 201,
  },
  exportPayouts: { summary: 'Payouts with whole account numbers as CSV, for the bank', ...download, query: payoutExport },
  exportSepa: {
    summary: 'Approved payouts as a SEPA credit transfer (pain.001.001.03)',
    ...download,
    errors: ['referral_portal.no_debtor', 'referral_portal.not_euro', 'referral_portal.nothing_to_send'],
  },
  approvePayout: {
    summary: 'The second pair of eyes: never the person who has drafted it',
    ...step,
    errors: ['invalid_transition', 'referral_portal.second_person', 'referral_portal.no_account'],
  },
  markPayoutSent: { summary: 'The money has left', ...step },
  cancelPayout: { summary: 'Take a payout back that has not left; what is in it is available again', ...step },
  getSettings: { summary: 'The agreement, where links lead, and the account partners are paid from', ...staff, ok: partnerSettings },
  updateSettings: {
    summary: 'Change them; needs If-Match',
    ...pay,
    body: partnerSettingsPatch,
    bodyLimit: 64 * 1024,
    ok: partnerSettings,
    errors: ['precondition_required', 'version_conflict'],
  },
} as const satisfies Record<string, OperationSpec>;
