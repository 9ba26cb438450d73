import * as z from 'zod';
import { defineRoutes, pageOf } from '../../core';
import { bulk, bulkResult, byId, listQuery } from '../person-fields';
import { organizationPaths } from './paths';
import { newOrganization, organization, organizationKind, organizationLight, organizationPatch, organizationRow } from './schema';

const organizationQuery = listQuery.extend({
  ordering: z.enum(['name', '-name', 'updated_at', '-updated_at', 'id', '-id']).default('name'),
  kind: organizationKind.optional(),
});

export type OrganizationQuery = z.output<typeof organizationQuery>;

export const organizationOperations = defineRoutes(organizationPaths, {
  listOrganizations: { summary: 'Organizations, page by page', access: 'plugin', query: organizationQuery, ok: pageOf(organizationRow) },
  createOrganization: {
    summary: 'Create an organization',
    access: 'plugin',
    idempotent: true,
    body: newOrganization,
    bodyLimit: 64 * 1024,
    ok: organization,
    status: 201,
  },
  pickOrganizations: {
    summary: 'The first 20 organizations whose name fits, for a select',
    access: 'plugin',
    query: z.object({ search: z.string().trim().max(200).optional() }),
    ok: z.array(organizationLight),
  },
  exportOrganizations: {
    summary: 'Organizations as CSV, with the filters of the list',
    ratePerMember: 20,
    access: 'plugin',
    feature: 'export_data',
    query: organizationQuery,
    ok: z.string(),
    answer: 'handler',
  },
  bulkOrganizations: {
    summary: 'Archive, delete or tag many organizations',
    access: 'plugin',
    mayNeed: ['delete_records'],
    body: bulk,
    bodyLimit: 16 * 1024,
    ok: bulkResult,
  },
  getOrganization: { summary: 'Read an organization; the answer has an ETag', access: 'plugin', params: byId, ok: organization },
  updateOrganization: {
    summary: 'Change fields of an organization; needs If-Match',
    access: 'plugin',
    params: byId,
    body: organizationPatch,
    bodyLimit: 64 * 1024,
    ok: organization,
    errors: ['precondition_required', 'version_conflict', 'tenant_crm.record_put_away'],
  },
  archiveOrganization: {
    summary: 'Put an organization into the archive; again is no error',
    access: 'plugin',
    feature: 'delete_records',
    params: byId,
    ok: organization,
  },
  unarchiveOrganization: {
    summary: 'Take an organization out of the archive; again is no error',
    access: 'plugin',
    params: byId,
    ok: organization,
  },
  deleteOrganization: {
    summary: 'Delete an organization; it can be restored',
    access: 'plugin',
    feature: 'delete_records',
    params: byId,
    ok: organization,
  },
  restoreOrganization: { summary: 'Bring a deleted organization back', access: 'plugin', params: byId, ok: organization },
});
