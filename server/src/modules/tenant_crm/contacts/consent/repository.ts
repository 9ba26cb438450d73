import type { ConsentEntry } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';

export interface ConsentRecord {
  readonly contactId: number;
  readonly channel: 'email' | 'sms';
  readonly state: string;
  readonly source: string;
  readonly proof: string;
  readonly ip: string | null;
}

export async function insertConsentChange(db: Db, { contactId, channel, state, source, proof, ip }: ConsentRecord): Promise<void> {
  await db.rows(
    'insert into tenant_crm_consent_change (contact_id, channel, state, source, proof, ip, by_id) values ($1, $2, $3, $4, $5, $6, $7)',
    [contactId, channel, state, source, proof, ip, db.memberId],
  );
}

/** The history of a contact and of those that were merged into it. */
export function consentChangesOf(db: Db, contactId: number): Promise<ConsentEntry[]> {
  return db.rows<ConsentEntry>(
    `select id, channel, state, source, proof, ip, at, by_id from tenant_crm_consent_change
     where contact_id = $1 or contact_id in (select id from tenant_crm_contact where merged_into_id = $1) order by at desc, id desc limit 200`,
    [contactId],
  );
}
