import type { Client, SubjectAccess } from '@butterfly/contracts/contact_management';
import type { Contact } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../platform/http/app-error';
import type { Db } from '../../platform/db/db';
import type { ContactsApi } from '../tenant_crm/api';
import { listsOf } from './lists/repository';

/** Who has this address, or this id; nobody of this business is a 404. */
export async function requireClient(
  db: Db,
  { email, contacts }: { email: string; contacts: Pick<ContactsApi, 'byEmail' | 'byId'> },
): Promise<Contact> {
  const contact = /^\d{1,9}$/.test(email) ? await contacts.byId(db, Number(email)) : await contacts.byEmail(db, email);
  if (!contact) throw new AppError('not_found');
  return contact;
}

export async function readClient(db: Db, { email, contacts }: { email: string; contacts: ContactsApi }): Promise<Client> {
  const contact = await requireClient(db, { email, contacts });
  const { id } = contact;
  const [last] = await contacts.activity(db, { id, kind: null, before: null, limit: 1 });
  return {
    contact,
    projects: await contacts.projectsOf(db, id),
    consents: await contacts.consentsOf(db, id),
    merges: await contacts.mergesOf(db, id),
    list_ids: (await listsOf(db, id)).map((list) => list.id),
    last_contact_at: last?.at ?? null,
  };
}

export async function subjectAccessOf(
  db: Db,
  { email, contacts, now }: { email: string; contacts: ContactsApi; now: Date },
): Promise<SubjectAccess> {
  const { id } = await requireClient(db, { email, contacts });
  const lists = (await listsOf(db, id)).map(({ name }) => name);
  return { made_at: now.toISOString(), ...(await contacts.personalData(db, id)), lists };
}
