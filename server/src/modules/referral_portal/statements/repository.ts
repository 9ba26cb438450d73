import type { Referral, RewardTerms } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../../platform/db/db';

/** A commission of a year with what it was promised by; of the client the name that a partner reads the first word of. */
export interface YearCommission extends Pick<Referral, 'event_date' | 'name' | 'referred_at'> {
  readonly earned_on: string;
  readonly kind: 'clawback' | 'earn';
  readonly amount_cents: number;
  readonly currency: string;
  readonly terms: RewardTerms;
}

export interface YearPayout {
  readonly on: string;
  readonly reference: string;
  readonly last4: string | null;
  readonly amount_cents: number;
  readonly currency: string;
}

/** What was earned and not paid out yet when a year began. */
export interface CarriedOver {
  readonly currency: string;
  readonly cents: number;
}

interface Of {
  readonly partnerId: number;
  readonly year: number;
}

/** Of the calendar of the business: payouts are of the day on which they were sent. */
type OfCalendar = Of & { readonly tz: string };

const SENT_ON = `(sent_at at time zone $2)::date`;
const firstDay = (year: number): string => `${year}-01-01`;

export const commissionsOfYear = (db: Db, { partnerId, year }: Of): Promise<YearCommission[]> =>
  db.rows<YearCommission>(
    `select commission.earned_on, commission.kind, commission.amount_cents, commission.currency,
       referral.name, referral.event_date, referral.referred_at, referral.terms
     from referral_portal_commission commission join referral_portal_referral referral on referral.id = commission.referral_id
     where commission.partner_id = $1 and commission.status <> 'cancelled' and commission.earned_on >= $2::date and commission.earned_on < $3::date
     order by commission.earned_on, commission.id`,
    [partnerId, firstDay(year), firstDay(year + 1)],
  );

export const payoutsOfYear = (db: Db, { partnerId, year, tz }: OfCalendar): Promise<YearPayout[]> =>
  db.rows<YearPayout>(
    `select ${SENT_ON} as on, reference, (select last4 from referral_portal_bank b where b.id = bank_id) as last4, amount_cents, currency
     from referral_portal_payout where partner_id = $1 and status = 'sent' and ${SENT_ON} >= $3::date and ${SENT_ON} < $4::date order by sent_at, id`,
    [partnerId, tz, firstDay(year), firstDay(year + 1)],
  );

export const carriedInto = (db: Db, { partnerId, year, tz }: OfCalendar): Promise<CarriedOver[]> =>
  db.rows<CarriedOver>(
    `select currency, sum(cents)::bigint as cents from (
       select currency, amount_cents as cents from referral_portal_commission where partner_id = $1 and status <> 'cancelled' and earned_on < $3::date
       union all
       select currency, -amount_cents from referral_portal_payout where partner_id = $1 and status = 'sent' and ${SENT_ON} < $3::date
     ) moves group by currency having sum(cents) <> 0`,
    [partnerId, tz, firstDay(year)],
  );

/** The years there is something to state of, the last first. */
export async function statementYears(db: Db, { partnerId, tz }: Omit<OfCalendar, 'year'>): Promise<number[]> {
  const rows = await db.rows<{ year: number }>(
    `select extract(year from earned_on)::int as year from referral_portal_commission where partner_id = $1 and status <> 'cancelled'
     union select extract(year from ${SENT_ON})::int from referral_portal_payout where partner_id = $1 and status = 'sent' order by 1 desc limit 50`,
    [partnerId, tz],
  );
  return rows.map(({ year }) => year);
}
