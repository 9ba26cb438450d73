import type { OwnBank, OwnBankDetails, OwnCommission, OwnSummary, Program, SentClient } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../../platform/db/db';
import { accountsAt, banksOf, type StoredBank } from '../partners/bank.repository';
import { linkPath } from '../partners/view';
import { programs, type StoredReferral } from '../repository';
import { statementYears } from '../statements/repository';
import type { Inside } from './sign-in';

/** All of a client that a partner ever sees. */
export const shownClient = ({
  name,
  event_date,
  referred_at,
}: Pick<StoredReferral, 'event_date' | 'name' | 'referred_at'>): Pick<SentClient, 'first_name' | 'month'> => ({
  first_name: firstName(name),
  month: (event_date ?? referred_at).slice(0, 7),
});

/** Somebody they have sent, and what became of it. */
export function sentClient({ status, rejection, commission_cents, ...client }: StoredReferral): SentClient {
  return {
    ...shownClient(client),
    status,
    rejection: status === 'rejected' ? WORDS[rejection ?? 'declined'] : '',
    earned_cents: commission_cents,
  };
}

const WORDS: Readonly<Record<NonNullable<StoredReferral['rejection']>, string>> = {
  known_lead: 'They were in touch with us before.',
  known_client: 'They were in touch with us before.',
  other_partner: 'They were in touch with us before.',
  own_lead: 'This looks like your own address.',
  declined: 'We could not count this one. Ask us if you wonder why.',
};

/** No more than the first word, and never an address that stands where a name should. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/[\s,;]+/);
  return /[@\d]/.test(first) || first === '' ? 'Somebody' : first;
}

interface CommissionOfClient extends Omit<OwnCommission, 'first_name'> {
  readonly name: string;
}

/** What a partner has earned, the last first. */
export async function ownCommissions(db: Db, partnerId: number): Promise<OwnCommission[]> {
  const rows = await db.rows<CommissionOfClient>(
    `select referral.name, commission.kind, commission.amount_cents, commission.status, commission.earned_on, commission.hold_until
     from referral_portal_commission commission join referral_portal_referral referral on referral.id = commission.referral_id
     where commission.partner_id = $1 and commission.status <> 'cancelled' order by commission.earned_on desc, commission.id desc limit 500`,
    [partnerId],
  );
  return rows.map(({ name, ...row }) => ({ ...row, first_name: firstName(name) }));
}

export async function ownBankDetails(db: Db, { partnerId, now }: { partnerId: number; now: Date }): Promise<OwnBankDetails> {
  const used = (await accountsAt(db, { partnerIds: [partnerId], at: now })).get(partnerId);
  const isComing = ({ state, usable_from }: StoredBank) =>
    state === 'requested' || (state === 'confirmed' && usable_from !== null && Date.parse(usable_from) > now.getTime());
  const coming = (await banksOf(db, partnerId)).find(isComing);
  return {
    current: used ? ownBank(used, 'confirmed') : null,
    coming: coming ? ownBank(coming, coming.state === 'requested' ? 'requested' : 'cooling') : null,
  };
}

const ownBank = ({ country, kind, last4, usable_from }: StoredBank, state: OwnBank['state']): OwnBank => ({
  country,
  kind,
  last4,
  usable_from,
  state,
});

/** The first page of a partner. */
export async function ownSummary(
  { db, partner, tenant }: Inside,
  { agreement, landingPath, now }: { agreement: string; landingPath: string; now: Date },
): Promise<OwnSummary> {
  const program = await programs.read(db, partner.program_id);
  const account = (await accountsAt(db, { partnerIds: [partner.id], at: now })).get(partner.id);
  const { company, contact_name, link_visits, earnings, referrals, booked, agreement_signed_at: signed_at } = partner;
  return {
    ...{ business: tenant.name, brand: tenant.brand.primary ?? null, locale: tenant.locale, currency: tenant.currency },
    ...{ company, contact_name, link_visits, earnings, referrals, booked },
    promise: promiseOf(program, tenant),
    link_path: linkPath(tenant.slug, partner.code),
    picture_path: picturePath(landingPath, tenant.slug),
    is_active: partner.status === 'approved',
    agreement: { text: agreement, signed_at },
    min_payout_cents: program.min_payout_cents,
    account_last4: account?.last4 ?? null,
    statement_years: await statementYears(db, { partnerId: partner.id, tz: tenant.tz }),
  };
}

const picturePath = (landingPath: string, business: string): string | null => {
  const [, slug] = /^\/public\/([a-z]+)$/.exec(landingPath) ?? [];
  return slug === undefined ? null : `/api/lead_page_builder/public/${slug}/card/?t=${business}`;
};

/** What was promised, in a sentence. */
function promiseOf(
  { reward, percent_bps, fixed_cents, base, trigger, hold_days }: Program,
  { locale, currency }: { locale: string; currency: string },
): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  const what = reward === 'fixed' ? money.format(fixed_cents / 10 ** digits) : percent.format(percent_bps / 10_000);
  const share = base === 'collected_net' ? 'of what your clients pay, without tax' : 'of what your clients agree to, without tax';
  const of = reward === 'fixed' ? 'for each client' : share;
  const when = { each_payment: 'with each payment', first_payment: 'with their first payment', event_done: 'after their event' }[trigger];
  return `${what} ${of}, ${when}. It is yours ${hold_days === 0 ? 'at once' : `after ${hold_days} days`}.`;
}
