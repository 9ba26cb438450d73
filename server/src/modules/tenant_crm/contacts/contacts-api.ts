import type { NewOrganization } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { organizations } from '../organizations/repository';
import type { FindRecords } from '../records';
import type { ContactsApi, ImportedPerson } from './api';
import { contactActivity } from './client-record/contact-activity';
import { contactAnniversaries } from './client-record/anniversary.repository';
import { eraseContact } from './client-record/erase.repository';
import { personalData } from './client-record/personal-data';
import { consentChangesOf, insertConsentChange } from './consent/repository';
import { duplicateMatches } from './duplicates/duplicate-matches';
import { contactsWithIds, contactsWithPhone } from './duplicates/repository';
import { mergeContacts, undoMerge } from './merge/merge';
import { mergesOf } from './merge/repository';
import { contactFilter, contactPage, countContacts } from './page/repository';
import { insertLink, peopleOf, projectsOfContact } from './project-people/repository';
import { contactIdByEmail, findContact, insertContact, knownContact } from './repository';
import { changeConsent, changeContactFacts, keepConsent } from './service';

/** People as other modules see them. */
export const contactsApi = (records: FindRecords, localeOf: (tenantId: number) => Promise<string>): ContactsApi => ({
  changeFacts: async (db, { id, patch }) => changeContactFacts(db, { id, patch, locale: await localeOf(db.tenantId), records: records() }),
  byEmail: async (db, email) => {
    const id = await contactIdByEmail(db, email);
    return id === undefined ? undefined : findContact(db, id);
  },
  byId: knownContact,
  organization: (db, id) => organizations.find(db, id),
  withPhone: contactsWithPhone,
  withIds: contactsWithIds,
  page: (db, { filter, query }) => contactPage(db, { filter: contactFilter(filter), query }),
  count: (db, filter) => countContacts(db, contactFilter(filter)),
  projectsOf: projectsOfContact,
  peopleOf,
  consentsOf: consentChangesOf,
  mergesOf,
  changeConsent,
  keepConsent,
  pairs: duplicateMatches,
  merge: (db, merge) => mergeContacts(db, { ...merge, records: records() }),
  undoMerge: (db, merge) => undoMerge(db, { ...merge, records: records() }),
  activity: (db, wanted) => contactActivity(db, { ...wanted, records: records() }),
  anniversaries: contactAnniversaries,
  personalData: (db, id) => personalData(db, { id, records: records() }),
  erase: async (db, id) => {
    await eraseContact(db, id);
    await records().notes.erase(db, { subject_type: 'contact', subject_id: id });
    await records().imports.forget(db, { subject_type: 'contact', subject_id: id });
  },
  importOrganizations: (db, taken) =>
    inOrder(taken, async (organization: NewOrganization) => (await organizations.insert(db, organization)).id),
  importPeople: (db, people) => inOrder(people, (person) => importPerson(db, person)),
});

async function importPerson(db: Db, { contact, projects = [] }: ImportedPerson): Promise<number> {
  const { id } = await insertContact(db, contact);
  for (const { project_id, role, is_billing = false } of projects)
    await insertLink(db, { projectId: project_id, link: { contact_id: id, role, is_billing } });
  const source = contact.consent_source ?? 'Taken over';
  if (contact.consent_email && contact.consent_email !== 'none')
    await insertConsentChange(db, { contactId: id, channel: 'email', state: contact.consent_email, source, proof: '', ip: null });
  if (contact.consent_sms && contact.consent_sms !== 'none')
    await insertConsentChange(db, { contactId: id, channel: 'sms', state: contact.consent_sms, source, proof: '', ip: null });
  return id;
}

async function inOrder<T>(items: readonly T[], work: (item: T) => Promise<number>): Promise<number[]> {
  const ids: number[] = [];
  for (const item of items) ids.push(await work(item));
  return ids;
}
