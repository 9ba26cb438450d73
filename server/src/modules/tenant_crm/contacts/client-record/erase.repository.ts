import type { Db } from '../../../../platform/db/db';

/** Everything that names the person, in one transaction. Projects and what was agreed stay, without the person's name. */
/** `$1` is the contact; `$2`, where there is one, who erases. */
const statements = [
  `update tenant_crm_contact set first_name = 'Erased', last_name = 'contact ' || id, email = null, phone_e164 = null, organization_id = null, address = null, birthday = null, locale = null,
     tags = '{}', custom = '{}', consent_email = 'none', consent_sms = 'opted_out', deleted_at = now(), version = version + 1, updated_at = now(), updated_by_id = $2::int
   where id = $1 or merged_into_id = $1`,
  `delete from tenant_crm_contact_address where contact_id = $1`,
  `update tenant_crm_consent_change set ip = null, proof = '' where (contact_id = $1 or contact_id in (select id from tenant_crm_contact where merged_into_id = $1))`,
  `update tenant_crm_contact_merge set before = '{"survivor":{},"after":{},"addresses":[]}' where survivor_id = $1`,
  `update tenant_crm_lead set title = 'Erased', first_name = '', last_name = '', email = null, phone = null, message = '', form_answers = '{}', updated_by_id = $2::int where contact_id = $1`,
];

export async function eraseContact(db: Db, id: number): Promise<void> {
  for (const statement of statements) await db.rows(statement, statement.includes('$2') ? [id, db.memberId] : [id]);
}
