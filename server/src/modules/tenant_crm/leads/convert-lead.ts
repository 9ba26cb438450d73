import type { LeadConversion, NewProject } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { recordActivity } from '../activity/record-activity';
import { insertLink } from '../contacts/project-people/repository';
import { takeNumbers } from '../numbering/repository';
import type { ProjectService } from '../projects/service';
import { contactOfLead } from './contact-of-lead';
import { updateLead, type StoredLead } from './repository';
import type { LeadBusiness } from './service';

interface Conversion {
  readonly lead: StoredLead;
  readonly wish: LeadConversion;
  readonly business: LeadBusiness;
  readonly projects: Pick<ProjectService, 'create'>;
  readonly now: string;
}

/**
 * Makes the project of a locked lead: in the first open stage, with its contact, notes and files. The number is taken
 * inside the transaction, so that a conversion that fails leaves no gap.
 */
export async function convertStored(db: Db, { lead, wish, business, projects, now }: Conversion): Promise<{ after: StoredLead; projectId: number }> {
  const contactId = wish.create_contact === false ? lead.contact_id : await contactOfLead(db, { lead, locale: business.locale });
  const number = await takeNumbers(db, 1);
  const project = await projects.create(db, { input: projectOf(lead, wish), number, currency: lead.currency });
  if (contactId !== null) await insertLink(db, { projectId: project.id, link: { contact_id: contactId, role: 'partner1', is_billing: true } });
  await takeAlong(db, { leadId: lead.id, projectId: project.id });
  await recordActivity(db, { subject_type: 'project', subject_id: project.id, kind: 'converted', details: { lead_id: lead.id, lead_title: lead.title } });
  const after = await updateLead(db, lead.id, {
    status: 'converted', converted_project_id: project.id, converted_at: now, contact_id: contactId, ...(lead.first_response_at === null && { first_response_at: now }),
  });
  db.emit('tenant_crm.lead.converted@1', { lead_id: lead.id, project_id: project.id });
  return { after, projectId: project.id };
}

function projectOf(lead: StoredLead, wish: LeadConversion): NewProject {
  return {
    name: wish.name ?? lead.title, event_type: lead.event_type, event_date: lead.event_date, venue_text: lead.venue_text, guest_count: lead.guest_count,
    budget_cents: lead.budget_max_cents ?? lead.budget_min_cents, tags: lead.tags, owner_id: wish.owner_id === undefined ? lead.owner_id : wish.owner_id,
  };
}

/** Notes and files are copied: the lead is kept as it was. What they wrote becomes the first note. */
async function takeAlong(db: Db, { leadId, projectId }: { leadId: number; projectId: number }): Promise<void> {
  await db.rows(
    `insert into tenant_crm_note (subject_type, subject_id, body, created_by_id)
     select 'project', $2::int, message, $3::int from tenant_crm_lead where id = $1 and message <> ''`,
    [leadId, projectId, db.memberId],
  );
  await db.rows(
    `insert into tenant_crm_note (subject_type, subject_id, body, pinned, visibility, mentions, created_at, created_by_id, updated_at, updated_by_id)
     select 'project', $2::int, body, pinned, visibility, mentions, created_at, created_by_id, updated_at, updated_by_id
     from tenant_crm_note where subject_type = 'lead' and subject_id = $1 and deleted_at is null order by id`,
    [leadId, projectId],
  );
  await db.rows(
    `insert into tenant_crm_file (subject_type, subject_id, file_id, created_at, created_by_id)
     select 'project', $2::int, file_id, created_at, created_by_id from tenant_crm_file where subject_type = 'lead' and subject_id = $1 and removed_at is null order by id`,
    [leadId, projectId],
  );
}
