import type { Commission, Payout, Program, Referral, RewardTerms } from '@butterfly/contracts/referral_portal';
import { RecordTable } from '../../platform/records/record-table';

const TIMES = { created_at: true, updated_at: true, version: true } as const;
const COMPANY = (table: string) => `(select company from referral_portal_partner p where p.id = ${table}.partner_id)`;

export const programs = new RecordTable<Program>({
  name: 'referral_portal_program',
  reads: {
    id: true,
    ...{ name: true, reward: true, percent_bps: true, fixed_cents: true, base: true, trigger: true, hold_days: true, cap_cents: true },
    ...{ duration_days: true, min_payout_cents: true, cookie_days: true },
    partners: `(select count(*)::int from referral_portal_partner p where p.program_id = referral_portal_program.id and p.status <> 'removed')`,
    archived_at: true,
    ...TIMES,
  },
  writes: {
    ...{ name: 'text', reward: 'text', percent_bps: 'int', fixed_cents: 'bigint', base: 'text', trigger: 'text', hold_days: 'int' },
    ...{ cap_cents: 'bigint', duration_days: 'int', min_payout_cents: 'bigint', cookie_days: 'int' },
  },
});

/** A referral as it is kept: the names of projects are another module's. */
export type StoredReferral = Omit<Referral, 'project_name'> & { readonly terms: RewardTerms; readonly done_on: string | null };

export const referrals = new RecordTable<StoredReferral>({
  name: 'referral_portal_referral',
  reads: {
    ...{ id: true, partner_id: true, name: true, email: true, phone: true, event_date: true, note: true, source: true, status: true },
    ...{ rejection: true, reason: true, flags: true, lead_id: true, project_id: true, referred_at: true, terms: true, done_on: true },
    partner_name: COMPANY('referral_portal_referral'),
    commission_cents: `(select coalesce(sum(amount_cents), 0)::bigint from referral_portal_commission c
      where c.referral_id = referral_portal_referral.id and c.status <> 'cancelled')`,
    ...TIMES,
  },
  writes: {
    ...{ partner_id: 'int', name: 'text', email: 'text', phone: 'text', event_date: 'date', note: 'text', source: 'text', status: 'text' },
    ...{
      rejection: 'text',
      reason: { type: 'text', initial: '' },
      flags: { type: 'text[]', initial: [] },
      lead_id: 'int',
      project_id: 'int',
    },
    ...{ terms: 'jsonb', referred_at: 'timestamptz', done_on: 'date' },
  },
});

/** A commission as it is kept, with what the next one is worked out of. */
export interface StoredCommission extends Omit<Commission, 'project_name'> {
  readonly payment_id: number | null;
  readonly refund_id: number | null;
  readonly counted_cents: number;
  readonly gross_cents: number;
  readonly net_cents: number;
}

export const commissions = new RecordTable<StoredCommission>({
  name: 'referral_portal_commission',
  reads: {
    ...{
      id: true,
      referral_id: true,
      partner_id: true,
      project_id: true,
      kind: true,
      payment_id: true,
      refund_id: true,
      counted_cents: true,
    },
    ...{ base_cents: true, amount_cents: true, gross_cents: true, net_cents: true, currency: true, status: true, earned_on: true },
    ...{ hold_until: true, payout_id: true, created_at: true, version: true },
    partner_name: COMPANY('referral_portal_commission'),
  },
  writes: {
    ...{
      referral_id: 'int',
      partner_id: 'int',
      project_id: 'int',
      kind: 'text',
      payment_id: 'int',
      refund_id: 'int',
      counted_cents: 'bigint',
    },
    ...{ base_cents: 'bigint', amount_cents: 'bigint', gross_cents: 'bigint', net_cents: 'bigint', currency: 'text', status: 'text' },
    ...{ earned_on: 'date', hold_until: 'date', payout_id: 'int' },
  },
});

export type StoredPayout = Payout & { readonly bank_id: number | null };

const OF_BANK = (column: string) => `(select ${column} from referral_portal_bank b where b.id = referral_portal_payout.bank_id)`;

export const payouts = new RecordTable<StoredPayout>({
  name: 'referral_portal_payout',
  reads: {
    ...{ id: true, partner_id: true, amount_cents: true, currency: true, status: true, reference: true, bank_id: true },
    partner_name: COMPANY('referral_portal_payout'),
    method: `coalesce(${OF_BANK('kind')}, 'none')`,
    account_last4: OF_BANK('last4'),
    commissions: `(select count(*)::int from referral_portal_commission c where c.payout_id = referral_portal_payout.id)`,
    drafted_by_id: 'created_by_id',
    ...{ approved_by_id: true, sent_at: true },
    ...TIMES,
  },
  writes: {
    ...{ partner_id: 'int', amount_cents: 'bigint', currency: 'text', status: 'text', bank_id: 'int', reference: 'text' },
    ...{ approved_by_id: 'int', sent_at: 'timestamptz' },
  },
});
