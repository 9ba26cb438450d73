import * as z from 'zod';
import type { OperationSpec } from '../../core/define-routes';
import { idParam, pageOf } from '../../core/primitives';
import { commission, commissionQuery, declineReason, newReferral, referral, referralQuery } from './schema';

const byId = z.object({ id: idParam });
const staff = { access: 'plugin', reach: 'all_projects' } as const;

export const referralOperations = {
  listReferrals: { summary: 'Who was sent by whom, the last first', ...staff, query: referralQuery, ok: pageOf(referral) },
  createReferral: {
    summary: 'Note by whom a project, or somebody new, was sent',
    ...staff,
    alsoPlugins: ['tenant_crm'],
    idempotent: true,
    body: newReferral,
    bodyLimit: 32 * 1024,
    ok: referral,
    status: 201,
    errors: ['not_found', 'referral_portal.not_active', 'referral_portal.already_referred'],
  },
  acceptReferral: {
    summary: 'Count it, also where it was found to be known; what was paid already is earned',
    ...staff,
    params: byId,
    ok: referral,
    errors: ['invalid_transition', 'referral_portal.already_referred'],
  },
  rejectReferral: {
    summary: 'Count it not, and say why; what it had earned and was not paid yet is cancelled',
    ...staff,
    params: byId,
    body: declineReason,
    ok: referral,
    errors: ['invalid_transition'],
  },
  listCommissions: { summary: 'What was earned and taken back, the last first', ...staff, query: commissionQuery, ok: pageOf(commission) },
} as const satisfies Record<string, OperationSpec>;
