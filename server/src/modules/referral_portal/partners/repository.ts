import type { Partner, PartnerQuery } from '@butterfly/contracts/referral_portal';
import type { Db } from '../../../platform/db/db';
import { likePattern } from '../../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder, type Filter } from '../../../platform/records/filter';
import { RecordTable } from '../../../platform/records/record-table';

/** A partner as it is kept: addresses need the name of the business, accounts the time. */
export interface StoredPartner extends Omit<Partner, 'account_last4' | 'link_path' | 'sign_in_name'> {
  readonly code: string;
  readonly previous_email: string;
  readonly email_changed_at: string | null;
}

const OWN = 'partner_id = referral_portal_partner.id';
const SUM = (status: string) => `coalesce(sum(amount_cents) filter (where status = '${status}'), 0)`;

export const partners = new RecordTable<StoredPartner>({
  name: 'referral_portal_partner',
  reads: {
    ...{
      id: true,
      username: true,
      company: true,
      contact_name: true,
      email: true,
      phone: true,
      kind: true,
      status: true,
      program_id: true,
    },
    ...{ agreement_signed_at: true, code: true, link_visits: true, previous_email: true, email_changed_at: true },
    program_name: '(select name from referral_portal_program g where g.id = referral_portal_partner.program_id)',
    has_password: 'password_hash is not null',
    referrals: `(select count(*)::int from referral_portal_referral where ${OWN})`,
    booked: `(select count(*)::int from referral_portal_referral where ${OWN} and status in ('converted', 'paid'))`,
    earnings: `(select json_build_object('pending_cents', ${SUM('pending')}, 'available_cents', ${SUM('approved')},
      'in_payout_cents', ${SUM('in_payout')}, 'paid_cents', ${SUM('paid')}) from referral_portal_commission where ${OWN})`,
    bank_waiting: `(select count(*)::int from referral_portal_bank where ${OWN} and state = 'requested')`,
    ...{ created_at: true, updated_at: true, version: true },
  },
  writes: {
    ...{ username: 'text', company: 'text', contact_name: 'text', email: 'text', previous_email: { type: 'text', initial: '' } },
    ...{ email_changed_at: 'timestamptz', phone: 'text', kind: 'text', status: 'text', program_id: 'int', code: 'text' },
    ...{ agreement_signed_at: 'timestamptz', agreement_text: 'text', password_hash: 'text' },
  },
});

const ORDERS: Readonly<Record<PartnerQuery['ordering'], string>> = {
  company: 'lower(company), id',
  '-company': 'lower(company) desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
};

/** Those that were removed are shown when they are asked for. */
export const partnerFilter = ({ search, status }: Pick<PartnerQuery, 'search' | 'status'>): Filter =>
  new FilterBuilder(status ? [] : [`status <> 'removed'`])
    .add(
      (at) => `(company ilike ${at}::text or contact_name ilike ${at}::text or email ilike ${at}::text or username ilike ${at}::text)`,
      search && likePattern(search),
    )
    .add((at) => `status = ${at}::text`, status)
    .build();

export function partnerPage(db: Db, query: PartnerQuery): Promise<CountedPage<StoredPartner>> {
  const filter = partnerFilter(query);
  return countedPage<StoredPartner>(db, {
    table: partners.name,
    as: partners.name,
    columns: partners.columns,
    filter,
    order: ORDERS[query.ordering],
    query,
  });
}

export async function partnerByName(db: Db, username: string): Promise<(StoredPartner & { password_hash: string | null }) | undefined> {
  const sql = `select ${partners.columns}, password_hash from ${partners.name} where username = $1 and status in ('approved', 'paused')`;
  return (await db.rows<StoredPartner & { password_hash: string | null }>(sql, [username]))[0];
}

export async function passwordHashOf(db: Db, id: number): Promise<string | null> {
  const [row] = await db.rows<{ password_hash: string | null }>(`select password_hash from ${partners.name} where id = $1`, [id]);
  return row?.password_hash ?? null;
}

export async function partnerByCode(db: Db, code: string): Promise<StoredPartner | undefined> {
  const sql = `select ${partners.columns} from ${partners.name} where code = $1 and status = 'approved'`;
  return (await db.rows<StoredPartner>(sql, [code]))[0];
}

/** No change that a colleague has to see at once. */
export async function countVisit(db: Db, id: number): Promise<void> {
  await db.rows(`update ${partners.name} set link_visits = link_visits + 1 where id = $1`, [id]);
}

export async function usernameIsTaken(db: Db, username: string): Promise<boolean> {
  // Two that take one name at the same moment: the second waits and sees the first.
  await db.rows(`select pg_advisory_xact_lock($1::int, hashtext('referral_portal/' || $2))`, [db.tenantId, username]);
  return (await db.rows(`select 1 as one from ${partners.name} where username = $1`, [username])).length > 0;
}
