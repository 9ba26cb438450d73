import { monthAndYear } from '@butterfly/contracts/days';
import type { LeadConversion, NewProject } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { insertLink } from '../contacts/project-people/repository';
import { takeNumbers } from '../numbering/repository';
import type { ProjectService } from '../projects/service';
import type { CrmRecords } from '../records';
import { contactOfLead } from './contact-of-lead';
import { updateLead, type StoredLead } from './repository';
import type { LeadBusiness } from './service';

interface Conversion {
  readonly lead: StoredLead;
  readonly request: LeadConversion;
  readonly business: LeadBusiness;
  readonly projects: Pick<ProjectService, 'create'>;
  readonly records: CrmRecords;
  readonly now: string;
}

/**
 * Makes the project of a locked lead: in the first open stage, with its contact, notes and files. The number is taken
 * inside the transaction, so that a conversion that fails leaves no gap.
 */
export async function convertStored(
  db: Db,
  { lead, request, business, projects, records, now }: Conversion,
): Promise<{ after: StoredLead; projectId: number }> {
  const contactId = request.create_contact === false ? lead.contact_id : await contactOfLead(db, { lead, locale: business.locale });
  const number = await takeNumbers(db, 1);
  const project = await projects.create(db, { input: projectOf(lead, request), number, currency: lead.currency });
  if (contactId !== null)
    await insertLink(db, { projectId: project.id, link: { contact_id: contactId, role: 'partner1', is_billing: true } });
  await takeAlong(db, { lead, projectId: project.id, records });
  records.record(db, {
    subject_type: 'project',
    subject_id: project.id,
    kind: 'converted',
    details: { lead_id: lead.id, lead_title: lead.title },
  });
  const after = await updateLead(db, lead.id, {
    status: 'converted',
    converted_project_id: project.id,
    converted_at: now,
    contact_id: contactId,
    ...(lead.first_response_at === null && { first_response_at: now }),
  });
  db.emit('tenant_crm.lead.converted@1', { lead_id: lead.id, project_id: project.id });
  return { after, projectId: project.id };
}

function projectOf(lead: StoredLead, request: LeadConversion): NewProject {
  return {
    name: request.name ?? lead.title,
    event_type: lead.event_type,
    event_date: lead.event_date,
    venue_text: lead.venue_text,
    guest_count: lead.guest_count,
    budget_cents: lead.budget_max_cents ?? lead.budget_min_cents,
    tags: lead.tags,
    owner_id: request.owner_id === undefined ? lead.owner_id : request.owner_id,
  };
}

/** Notes and files are copied: the lead is kept as it was. What they wrote becomes the first note, and a month that has no day yet another. */
async function takeAlong(
  db: Db,
  { lead, projectId, records }: { lead: StoredLead; projectId: number; records: CrmRecords },
): Promise<void> {
  const [from, to] = [
    { subject_type: 'lead', subject_id: lead.id },
    { subject_type: 'project', subject_id: projectId },
  ] as const;
  const words = [
    ...(lead.event_month ? [`No day yet: ${monthAndYear(lead.event_month)}`] : []),
    ...(lead.message === '' ? [] : [lead.message]),
  ];
  const notes = words.map((body) => ({ ...to, body, pinned: false, at: null, by_id: db.memberId }));
  if (notes.length > 0) await records.notes.importWritten(db, notes);
  await records.notes.copy(db, { from, to });
  await records.files.copy(db, { from, to });
}
