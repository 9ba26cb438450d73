import * as z from 'zod';
import { defineRoutes, idParam, pageOf } from '../../core';
import { bulk, bulkResult, byId, listQuery } from '../person-fields';
import { contactPaths } from './paths';
import {
  consentChange,
  consentEmail,
  consentEntry,
  consentSms,
  contact,
  contactKind,
  contactPatch,
  contactProject,
  contactRow,
  duplicateMatch,
  duplicatePair,
  linkPatch,
  mergeEntry,
  mergeInput,
  newContact,
  newLink,
  projectPerson,
} from './schema';

const contactQuery = listQuery.extend({
  ordering: z.enum(['name', '-name', 'email', '-email', 'updated_at', '-updated_at', 'id', '-id']).default('name'),
  kind: contactKind.optional(),
  organization: idParam.optional(),
  consent_email: consentEmail.optional(),
  consent_sms: consentSms.optional(),
  /** With or without a project. */
  project: z.enum(['with', 'without']).optional(),
});

export type ContactQuery = z.output<typeof contactQuery>;

const duplicateQuery = z.object({
  email: z.string().trim().max(254).optional(),
  phone: z.string().trim().max(40).optional(),
  name: z.string().trim().max(170).optional(),
  /** The contact that is being edited. */
  except: idParam.optional(),
});

export type DuplicateQuery = z.output<typeof duplicateQuery>;

const linkParams = z.object({ id: idParam, linkId: idParam });
const emailTaken = 'tenant_crm.email_taken';
const recordArchived = 'tenant_crm.record_put_away';

export const contactOperations = defineRoutes(contactPaths, {
  listContacts: { summary: 'Contacts, page by page', access: 'plugin', query: contactQuery, ok: pageOf(contactRow) },
  createContact: {
    summary: 'Create a contact',
    access: 'plugin',
    idempotent: true,
    body: newContact,
    bodyLimit: 64 * 1024,
    ok: contact,
    status: 201,
    errors: [emailTaken],
  },
  findDuplicateMatches: {
    summary: 'Contacts that may be the same person as the one being typed',
    access: 'plugin',
    query: duplicateQuery,
    ok: z.array(duplicateMatch),
  },
  listDuplicatePairs: { summary: 'Up to 100 pairs of contacts that look like one person', access: 'plugin', ok: z.array(duplicatePair) },
  exportContacts: {
    summary: 'Contacts as CSV, with the filters of the list',
    ratePerMember: 20,
    access: 'plugin',
    feature: 'export_data',
    query: contactQuery,
    ok: z.string(),
    answer: 'handler',
  },
  bulkContacts: {
    summary: 'Archive, delete or tag many contacts',
    access: 'plugin',
    reach: 'all_projects',
    mayNeed: ['delete_records'],
    body: bulk,
    bodyLimit: 16 * 1024,
    ok: bulkResult,
    errors: [emailTaken],
  },
  getContact: { summary: 'Read a contact; the answer has an ETag', access: 'plugin', params: byId, ok: contact },
  updateContact: {
    summary: 'Change fields of a contact; needs If-Match',
    access: 'plugin',
    params: byId,
    body: contactPatch,
    bodyLimit: 64 * 1024,
    ok: contact,
    errors: ['precondition_required', 'version_conflict', emailTaken, recordArchived],
  },
  archiveContact: {
    summary: 'Put a contact into the archive; again is no error',
    access: 'plugin',
    reach: 'all_projects',
    feature: 'delete_records',
    params: byId,
    ok: contact,
  },
  unarchiveContact: { summary: 'Take a contact out of the archive; again is no error', access: 'plugin', params: byId, ok: contact },
  deleteContact: {
    summary: 'Delete a contact; it can be restored',
    access: 'plugin',
    reach: 'all_projects',
    feature: 'delete_records',
    params: byId,
    ok: contact,
  },
  restoreContact: { summary: 'Bring a deleted contact back', access: 'plugin', params: byId, ok: contact, errors: [emailTaken] },
  mergeContact: {
    summary: 'Make one contact of two; the older id stays and gets everything. Can be undone for 30 days',
    access: 'plugin',
    reach: 'all_projects',
    params: byId,
    body: mergeInput,
    bodyLimit: 16 * 1024,
    ok: contact,
    errors: ['tenant_crm.cannot_merge'],
  },
  listMerges: { summary: 'What was merged into a contact, newest first', access: 'plugin', params: byId, ok: z.array(mergeEntry) },
  undoMerge: {
    summary: 'Take a merge apart again',
    access: 'plugin',
    reach: 'all_projects',
    params: byId,
    ok: contact,
    errors: ['tenant_crm.merge_undo_refused', emailTaken],
  },
  changeConsent: {
    summary: 'Record what a contact agreed to, with its source',
    access: 'plugin',
    params: byId,
    body: consentChange,
    bodyLimit: 16 * 1024,
    ok: contact,
    errors: [recordArchived],
  },
  listConsentChanges: {
    summary: 'What a contact agreed to over time, newest first',
    access: 'plugin',
    params: byId,
    ok: z.array(consentEntry),
  },
  listContactProjects: {
    summary: 'Projects a contact takes part in, the next event first',
    access: 'plugin',
    params: byId,
    ok: z.array(contactProject),
  },
  listProjectPeople: { summary: 'People who take part in a project', access: 'plugin', params: byId, ok: z.array(projectPerson) },
  addProjectPerson: {
    summary: 'Add a contact to a project',
    access: 'plugin',
    idempotent: true,
    params: byId,
    body: newLink,
    bodyLimit: 16 * 1024,
    ok: projectPerson,
    status: 201,
    errors: ['tenant_crm.role_taken'],
  },
  updateProjectPerson: {
    summary: 'Change the role of a contact in a project',
    access: 'plugin',
    params: linkParams,
    body: linkPatch,
    bodyLimit: 16 * 1024,
    ok: projectPerson,
    errors: ['tenant_crm.role_taken'],
  },
  removeProjectPerson: { summary: 'Take a contact out of a project', access: 'plugin', params: linkParams },
});
