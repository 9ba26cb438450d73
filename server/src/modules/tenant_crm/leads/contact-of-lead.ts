import type { Db } from '../../../platform/db/db';
import { toE164 } from '../contacts/phone';
import { contactExists, contactIdByEmail, insertContact } from '../contacts/repository';
import type { StoredLead } from './repository';

/** The contact a lead names, the one that has its address, or a new one; null for a lead that names nobody. */
export async function contactOfLead(db: Db, { lead, locale }: { lead: StoredLead; locale: string }): Promise<number | null> {
  if (lead.contact_id !== null && (await contactExists(db, lead.contact_id))) return lead.contact_id;
  const { first_name, last_name, email } = lead;
  if (email) {
    // Two conversions of two leads with one address: the second waits here and finds what the first has made.
    await db.rows('select pg_advisory_xact_lock($1::int, hashtext($2))', [db.tenantId, email]);
    const known = await contactIdByEmail(db, email);
    if (known) return known;
  }
  if (!email && !first_name && !last_name) return null;
  const { id } = await insertContact(db, { first_name, last_name, email, phone_e164: lead.phone ? toE164(lead.phone, locale) : null });
  db.emit('tenant_crm.contact.created@1', { contact_id: id, by_id: db.memberId });
  return id;
}
