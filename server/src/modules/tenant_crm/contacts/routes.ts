import type { operations } from '@butterfly/contracts/tenant_crm';
import type { Call, Handlers } from '../../../platform/define-module';
import { csvDownload } from '../../../platform/records/csv';
import { pageAnswer } from '../../../platform/http/page-answer';
import type { TenantPeople } from '../people';
import type { FindRecords } from '../records';
import { requireForBulk } from '../policy';
import { recordReply } from '../../../platform/records/record-reply';
import { findDuplicateMatches, duplicateMatches } from './duplicates/duplicate-matches';
import { listMerges, mergeContacts, undoMerge } from './merge/merge';
import { contactFilter, contactPage, contactsAfter, type ExportedContact } from './page/repository';
import { addProjectPerson, changeProjectPerson, contactProjects, projectPeople, removeProjectPerson } from './project-people/service';
import {
  changeConsent,
  changeManyContacts,
  consentHistory,
  createContact,
  markContact,
  readContact,
  saveContact,
  type MarkColumn,
} from './service';

const heading = [
  'First name',
  'Last name',
  'E-mail',
  'Phone',
  'Kind',
  'Organization',
  'Street',
  'City',
  'Region',
  'Postal code',
  'Country',
  'Birthday',
  'Preferred channel',
  'Language',
  'Tags',
  'E-mail consent',
  'SMS consent',
  'Projects',
];

export function contactHandlers({ people, clock, records }: { people: TenantPeople; clock: () => Date; records: FindRecords }) {
  const mark = async (tx: Call['tx'], what: { id: number; column: MarkColumn; away: boolean }) =>
    recordReply(await tx((db) => markContact(db, { ...what, records: records() })));
  return {
    listContacts: ({ query, tx }) =>
      tx(async (db) =>
        pageAnswer({ path: '/api/tenant_crm/contacts/', query, ...(await contactPage(db, { filter: contactFilter(query), query })) }),
      ),
    createContact: async ({ body, session, ip, tx }) => {
      const locale = await people.localeOf(session.tenantId);
      return recordReply(await tx((db) => createContact(db, { input: body, locale, ip, records: records() })), 201);
    },
    findDuplicateMatches: async ({ query, session, tx }) => {
      const locale = await people.localeOf(session.tenantId);
      return tx((db) => findDuplicateMatches(db, { query, locale }));
    },
    listDuplicatePairs: ({ tx }) => tx(duplicateMatches),
    exportContacts: async ({ query, tx }) => {
      const filter = contactFilter(query);
      return csvDownload({
        fileName: 'contacts.csv',
        heading,
        cells,
        rowsAfter: (id, limit) => tx((db) => contactsAfter(db, { filter, id, limit })),
      });
    },
    bulkContacts: async ({ body, permissions, tx }) => {
      requireForBulk({ permissions }, body.action);
      return { ids: await tx((db) => changeManyContacts(db, body)) };
    },
    getContact: async ({ params, tx }) => recordReply(await tx((db) => readContact(db, params.id))),
    updateContact: async ({ params, body, headers, session, tx }) => {
      const locale = await people.localeOf(session.tenantId);
      return recordReply(
        await tx((db) => saveContact(db, { id: params.id, patch: body, ifMatch: headers['if-match'], locale, records: records() })),
      );
    },
    archiveContact: ({ params, tx }) => mark(tx, { id: params.id, column: 'archived_at', away: true }),
    unarchiveContact: ({ params, tx }) => mark(tx, { id: params.id, column: 'archived_at', away: false }),
    deleteContact: ({ params, tx }) => mark(tx, { id: params.id, column: 'deleted_at', away: true }),
    restoreContact: ({ params, tx }) => mark(tx, { id: params.id, column: 'deleted_at', away: false }),
    mergeContact: async ({ params, body, tx }) =>
      recordReply(await tx((db) => mergeContacts(db, { id: params.id, input: body, records: records() }))),
    listMerges: ({ params, tx }) => tx((db) => listMerges(db, params.id)),
    undoMerge: async ({ params, tx }) => recordReply(await tx((db) => undoMerge(db, { id: params.id, now: clock(), records: records() }))),
    changeConsent: async ({ params, body, ip, tx }) =>
      recordReply(await tx((db) => changeConsent(db, { id: params.id, change: body, ip }))),
    listConsentChanges: ({ params, tx }) => tx((db) => consentHistory(db, params.id)),
    listContactProjects: ({ params, tx }) => tx((db) => contactProjects(db, params.id)),
    listProjectPeople: ({ params, tx }) => tx((db) => projectPeople(db, params.id)),
    addProjectPerson: ({ params, body, tx }) => tx((db) => addProjectPerson(db, { projectId: params.id, link: body })),
    updateProjectPerson: ({ params, body, tx }) =>
      tx((db) => changeProjectPerson(db, { projectId: params.id, linkId: params.linkId, patch: body })),
    removeProjectPerson: async ({ params, tx }) => {
      await tx((db) => removeProjectPerson(db, { projectId: params.id, linkId: params.linkId }));
      return undefined;
    },
  } satisfies Partial<Handlers<typeof operations>>;
}

function cells(row: ExportedContact): readonly unknown[] {
  const { address } = row;
  const street = [address?.line1, address?.line2].filter(Boolean).join(', ');
  return [
    row.first_name,
    row.last_name,
    row.email,
    row.phone_e164,
    row.kind,
    row.organization_name,
    street,
    address?.city,
    address?.region,
    address?.postal_code,
    address?.country,
    row.birthday,
    row.preferred_channel,
    row.locale,
    row.tags,
    row.consent_email,
    row.consent_sms,
    row.project_count,
  ];
}
