import type { ContactProject, LinkPatch, NewLink, ProjectPerson } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../../platform/http/app-error';
import type { Db } from '../../../../platform/db/db';
import { projectExists } from '../../projects/repository';
import { contactExists, findContact } from '../repository';
import { clearBilling, deleteLink, findLink, insertLink, peopleOf, projectsOfContact, updateLink } from './repository';

export async function projectPeople(db: Db, projectId: number): Promise<ProjectPerson[]> {
  await requireProject(db, projectId);
  return peopleOf(db, projectId);
}

export async function addProjectPerson(db: Db, { projectId, link }: { projectId: number; link: NewLink }): Promise<ProjectPerson> {
  await requireProject(db, projectId);
  const contact = await findContact(db, link.contact_id);
  if (!contact || contact.deleted_at || contact.merged_into_id) throw new AppError('not_found');
  const linkId = await insertLink(db, { projectId, link });
  if (linkId === undefined) throw new AppError('tenant_crm.role_taken');
  if (link.is_billing) await clearBilling(db, { projectId, except: linkId });
  return requireLink(db, { projectId, linkId });
}

export async function changeProjectPerson(
  db: Db,
  { projectId, linkId, patch }: { projectId: number; linkId: number; patch: LinkPatch },
): Promise<ProjectPerson> {
  await requireLink(db, { projectId, linkId });
  if (!(await updateLink(db, { linkId, patch }))) throw new AppError('tenant_crm.role_taken');
  if (patch.is_billing) await clearBilling(db, { projectId, except: linkId });
  return requireLink(db, { projectId, linkId });
}

export async function removeProjectPerson(db: Db, link: { projectId: number; linkId: number }): Promise<void> {
  if (!(await deleteLink(db, link))) throw new AppError('not_found');
}

export async function contactProjects(db: Db, contactId: number): Promise<ContactProject[]> {
  if (!(await contactExists(db, contactId))) throw new AppError('not_found');
  return projectsOfContact(db, contactId);
}

async function requireProject(db: Db, projectId: number): Promise<void> {
  if (!(await projectExists(db, projectId))) throw new AppError('not_found');
}

async function requireLink(db: Db, link: { projectId: number; linkId: number }): Promise<ProjectPerson> {
  const found = await findLink(db, link);
  if (!found) throw new AppError('not_found');
  return found;
}
