import type { ContactProject, LinkPatch, NewLink, ProjectPerson } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';

const person = `select link.id, link.role, link.is_billing, link.contact_id, contact.first_name, contact.last_name, contact.email, contact.phone_e164,
  (select name from tenant_crm_organization organization where organization.id = contact.organization_id) as organization_name
  from tenant_crm_project_contact link join tenant_crm_contact contact on contact.id = link.contact_id`;

export function peopleOf(db: Db, projectId: number): Promise<ProjectPerson[]> {
  return db.rows<ProjectPerson>(`${person} where link.project_id = $1 and contact.deleted_at is null order by link.id limit 200`, [
    projectId,
  ]);
}

export async function findLink(db: Db, { projectId, linkId }: { projectId: number; linkId: number }): Promise<ProjectPerson | undefined> {
  const [found] = await db.rows<ProjectPerson>(`${person} where link.id = $1 and link.project_id = $2`, [linkId, projectId]);
  return found;
}

/** Undefined: the contact has that role in the project already. */
export async function insertLink(db: Db, { projectId, link }: { projectId: number; link: NewLink }): Promise<number | undefined> {
  const [made] = await db.rows<{ id: number }>(
    `insert into tenant_crm_project_contact (project_id, contact_id, role, is_billing, created_by_id) values ($1, $2, $3, $4, $5)
     on conflict (tenant_id, project_id, contact_id, role) do nothing returning id`,
    [projectId, link.contact_id, link.role, link.is_billing, db.memberId],
  );
  return made?.id;
}

/** One person pays: naming another takes it from whoever had it. */
export async function clearBilling(db: Db, { projectId, except }: { projectId: number; except: number }): Promise<void> {
  await db.rows('update tenant_crm_project_contact set is_billing = false where project_id = $1 and id <> $2 and is_billing', [
    projectId,
    except,
  ]);
}

/** False: another link of this contact has that role already. */
export async function updateLink(db: Db, { linkId, patch }: { linkId: number; patch: LinkPatch }): Promise<boolean> {
  const rows = await db.rows(
    `update tenant_crm_project_contact link set role = coalesce($2, role), is_billing = coalesce($3::boolean, is_billing)
     where id = $1 and not exists (
       select 1 from tenant_crm_project_contact other where other.project_id = link.project_id and other.contact_id = link.contact_id and other.role = $2 and other.id <> link.id
     ) returning id`,
    [linkId, patch.role ?? null, patch.is_billing ?? null],
  );
  return rows.length > 0;
}

export async function deleteLink(db: Db, { projectId, linkId }: { projectId: number; linkId: number }): Promise<boolean> {
  return (
    (await db.rows('delete from tenant_crm_project_contact where id = $1 and project_id = $2 returning id', [linkId, projectId])).length > 0
  );
}

export function projectsOfContact(db: Db, contactId: number): Promise<ContactProject[]> {
  return db.rows<ContactProject>(
    `select link.id, link.role, link.is_billing, project.id as project_id, project.number, project.name, project.event_type, project.event_date, stage.name as stage_name,
       stage.color as stage_color, stage.kind as stage_kind, project.archived_at is not null as archived
     from tenant_crm_project_contact link join tenant_crm_project project on project.id = link.project_id join tenant_crm_project_stage stage on stage.id = project.stage_id
     where link.contact_id = $1 order by project.event_date desc nulls first, project.id desc limit 200`,
    [contactId],
  );
}
