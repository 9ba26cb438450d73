import type { Db } from '../../../platform/db/db';
import { RecordTable } from '../../../platform/records/record-table';

/** Bank details as they are kept. */
export interface StoredBank {
  readonly id: number;
  readonly partner_id: number;
  readonly holder: string;
  readonly country: string;
  readonly kind: 'account' | 'iban';
  readonly sealed: string;
  readonly last4: string;
  readonly state: 'confirmed' | 'rejected' | 'replaced' | 'requested';
  readonly changed_at: string;
  readonly usable_from: string | null;
  readonly version: number;
}

export const banks = new RecordTable<StoredBank>({
  name: 'referral_portal_bank',
  reads: {
    ...{ id: true, partner_id: true, holder: true, country: true, kind: true, sealed: true, last4: true, state: true, changed_at: true },
    ...{ usable_from: true, version: true },
  },
  writes: {
    ...{ partner_id: 'int', holder: 'text', country: 'text', kind: 'text', sealed: 'text', last4: 'text', state: 'text' },
    ...{ changed_at: 'timestamptz', usable_from: 'timestamptz', confirmed_by_id: 'int' },
  },
});

/** Of a partner, the last named first. */
export const banksOf = (db: Db, partnerId: number): Promise<StoredBank[]> =>
  db.rows<StoredBank>(`select ${banks.columns} from ${banks.name} where partner_id = $1 order by id desc limit 50`, [partnerId]);

/** The accounts that money goes to at a moment, by partner. */
export async function accountsAt(
  db: Db,
  { partnerIds, at }: { partnerIds: readonly number[]; at: Date },
): Promise<Map<number, StoredBank>> {
  const rows = await db.rows<StoredBank>(
    `select distinct on (partner_id) ${banks.columns} from ${banks.name}
     where partner_id = any ($1::int[]) and state = 'confirmed' and usable_from <= $2::timestamptz order by partner_id, id desc`,
    [partnerIds, at.toISOString()],
  );
  return new Map(rows.map((row) => [row.partner_id, row]));
}

/** What was named and is not used yet is not used any more. */
export async function replaceComing(db: Db, { partnerId, at }: { partnerId: number; at: Date }): Promise<void> {
  await db.rows(
    `update ${banks.name} set state = 'replaced', version = version + 1, updated_at = now(), updated_by_id = $3
     where partner_id = $1 and (state = 'requested' or (state = 'confirmed' and usable_from > $2::timestamptz))`,
    [partnerId, at.toISOString(), db.memberId],
  );
}
