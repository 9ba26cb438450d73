import type { operations } from '@butterfly/contracts/tenant_crm';
import type { Handlers } from '../../../platform/define-module';
import { csvDownload } from '../../../platform/records/csv';
import { pageAnswer } from '../../../platform/http/page-answer';
import type { TenantPeople } from '../people';
import type { FindRecords } from '../records';
import { requireForBulk } from '../policy';
import { recordReply } from '../../../platform/records/record-reply';
import { organizationFilter, organizationPage, organizationsAfter, type ExportedOrganization } from './page.repository';
import { organizations, pickOrganizations } from './repository';
import { OrganizationService } from './service';

const heading = [
  'Name',
  'Kind',
  'E-mail',
  'Phone',
  'Website',
  'Address',
  'City',
  'Region',
  'Postal code',
  'Country',
  'Tax ID',
  'Tags',
  'Notes',
];

export function organizationHandlers({ people, records }: { people: TenantPeople; records: FindRecords }) {
  const service = new OrganizationService({ people, records });
  return {
    listOrganizations: ({ query, tx }) =>
      tx(async (db) => pageAnswer({ path: '/api/tenant_crm/organizations/', query, ...(await organizationPage(db, query)) })),
    createOrganization: async ({ body, session, tx }) => {
      const locale = await people.localeOf(session.tenantId);
      return recordReply(await tx((db) => service.create(db, { input: body, locale })), 201);
    },
    pickOrganizations: ({ query, tx }) => tx((db) => pickOrganizations(db, query.search ?? '')),
    exportOrganizations: async ({ query, tx }) => {
      const filter = organizationFilter(query);
      return csvDownload({
        fileName: 'organizations.csv',
        heading,
        cells,
        rowsAfter: (id, limit) => tx((db) => organizationsAfter(db, { filter, id, limit })),
      });
    },
    bulkOrganizations: async ({ body, permissions, tx }) => {
      requireForBulk({ permissions }, body.action);
      return { ids: await tx((db) => service.bulk(db, body)) };
    },
    getOrganization: async ({ params, tx }) => recordReply(await tx((db) => organizations.read(db, params.id))),
    updateOrganization: async ({ params, body, headers, session, tx }) => {
      const locale = await people.localeOf(session.tenantId);
      return recordReply(await tx((db) => service.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'], locale })));
    },
    archiveOrganization: async ({ params, tx }) =>
      recordReply(await tx((db) => service.mark(db, { id: params.id, column: 'archived_at', away: true }))),
    unarchiveOrganization: async ({ params, tx }) =>
      recordReply(await tx((db) => service.mark(db, { id: params.id, column: 'archived_at', away: false }))),
    deleteOrganization: async ({ params, tx }) =>
      recordReply(await tx((db) => service.mark(db, { id: params.id, column: 'deleted_at', away: true }))),
    restoreOrganization: async ({ params, tx }) =>
      recordReply(await tx((db) => service.mark(db, { id: params.id, column: 'deleted_at', away: false }))),
  } satisfies Partial<Handlers<typeof operations>>;
}

function cells(row: ExportedOrganization): readonly unknown[] {
  const { address } = row;
  const street = [address?.['line1'], address?.['line2']].filter(Boolean).join(', ');
  return [
    row.name,
    row.kind,
    row.email,
    row.phone_e164,
    row.website,
    street,
    row.city,
    address?.['region'],
    address?.['postal_code'],
    address?.['country'],
    row.tax_id,
    row.tags,
    row.notes,
  ];
}
