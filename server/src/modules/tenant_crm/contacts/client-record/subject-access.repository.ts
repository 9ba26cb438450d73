import type { Json } from '@butterfly/contracts/core';
import type { Db } from '../../../../platform/db/db';

export interface PersonalRows {
  readonly contact: Json;
  readonly merged: Json;
  readonly projects: Json;
  readonly consents: Json;
  readonly leads: Json;
}

const list = (select: string) => `(select coalesce(json_agg(row_to_json(part)), '[]') from (${select}) part)`;
const person =
  'id, first_name, last_name, email, phone_e164, kind, address, birthday, preferred_channel, locale, tags, custom, consent_email, consent_sms, created_at, updated_at';

/** What the tables of this module keep about one person, as the database has it. */
export async function personalRows(db: Db, id: number): Promise<PersonalRows> {
  const [data] = await db.rows<PersonalRows>(
    `select (select row_to_json(part) from (select ${person}, (select name from tenant_crm_organization o where o.id = organization_id) as organization,
         (select array_agg(email) from tenant_crm_contact_address a where a.contact_id = tenant_crm_contact.id) as other_emails from tenant_crm_contact where id = $1) part) as contact,
       ${list(`select ${person} from tenant_crm_contact where merged_into_id = $1`)} as merged,
       ${list(`select link.role, link.is_billing, project.name, project.event_date, project.venue_text from tenant_crm_project_contact link join tenant_crm_project project on project.id = link.project_id
         where link.contact_id = $1 order by project.id`)} as projects,
       ${list('select channel, state, source, proof, ip, at from tenant_crm_consent_change where contact_id = $1 or contact_id in (select id from tenant_crm_contact where merged_into_id = $1) order by id')} as consents,
       ${list('select title, first_name, last_name, email, phone, event_type, event_date, venue_text, message, form_answers, source, created_at from tenant_crm_lead where contact_id = $1 order by id')} as leads`,
    [id],
  );
  if (!data) throw new Error('A select without a table answered nothing');
  return data;
}
