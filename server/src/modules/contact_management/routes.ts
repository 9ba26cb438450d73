import type { ClientQuery, operations } from '@butterfly/contracts/contact_management';
import type { Handlers, ModuleDeps } from '../../platform/define-module';
import type { Db } from '../../platform/db/db';
import { pageAnswer } from '../../platform/http/page-answer';
import type { ContactsApi } from '../tenant_crm/api';
import { localDay } from '../../platform/time/local-time';
import { readClient, requireClient, subjectAccessOf } from './client';
import { eraseClient } from './erase/erase-client';
import { ListService } from './lists/service';

/** Operation to what tenant_crm knows about people. */
export function contactManagementHandlers(deps: ModuleDeps): Handlers<typeof operations> {
  const contacts = (): ContactsApi => deps.api('tenant_crm').contacts;
  const lists = new ListService(contacts);
  return {
    listClients: ({ query, tx }) => tx((db) => clientPage(db, { query, lists, contacts: contacts() })),
    getClient: ({ params, tx }) => tx((db) => readClient(db, { email: params.email, contacts: contacts() })),
    listInteractions: ({ params, query, tx }) =>
      tx(async (db) => {
        const { id } = await requireClient(db, { email: params.email, contacts: contacts() });
        return contacts().activity(db, { id, kind: query.kind ?? null, before: query.before ?? null, limit: query.limit });
      }),
    changeClientConsent: ({ params, body, ip, tx }) =>
      tx(async (db) => {
        const { id } = await requireClient(db, { email: params.email, contacts: contacts() });
        return contacts().changeConsent(db, { id, change: body, ip });
      }),
    exportClient: ({ params, tx }) => tx((db) => subjectAccessOf(db, { email: params.email, contacts: contacts(), now: deps.clock() })),
    eraseClient: ({ params, body, tx }) =>
      tx(async (db) => {
        const contact = await requireClient(db, { email: params.email, contacts: contacts() });
        return eraseClient(db, { contact, token: body.token, deps: { contacts, signer: deps.signer, clock: deps.clock } });
      }),
    listAnniversaries: async ({ query, tx }) =>
      tx(async (db) => {
        const { tz } = await deps.api('auth_and_admin').tenant(db);
        const today = localDay(deps.clock(), tz);
        return contacts().anniversaries(db, { today, days: query.days });
      }),
    listDuplicates: ({ tx }) => tx((db) => contacts().pairs(db)),
    mergeDuplicates: ({ body, tx }) =>
      tx(async (db) => {
        const contact = await contacts().merge(db, { id: body.first, input: { into: body.second, take: [] } });
        const [merge] = await contacts().mergesOf(db, contact.id);
        return { contact, merge_id: merge?.id ?? 0 };
      }),
    undoDuplicateMerge: ({ params, tx }) => tx((db) => contacts().undoMerge(db, { id: params.id, now: deps.clock() })),
    listLists: ({ tx }) => tx((db) => lists.all(db)),
    createList: ({ body, tx }) => tx((db) => lists.create(db, body)),
    updateList: ({ params, body, tx }) => tx((db) => lists.update(db, { id: params.id, patch: body })),
    deleteList: async ({ params, tx }) => {
      await tx((db) => lists.remove(db, params.id));
      return undefined;
    },
    addToList: ({ params, body, tx }) => tx((db) => lists.add(db, { id: params.id, contactIds: body.contact_ids })),
    removeFromList: ({ params, tx }) => tx((db) => lists.drop(db, { id: params.id, contactId: params.contactId })),
  };
}

/** The filters of the query come on top of what the list looks for. */
async function clientPage(db: Db, { query, lists, contacts }: { query: ClientQuery; lists: ListService; contacts: ContactsApi }) {
  const { page, page_size, ordering, segment, ...filters } = query;
  const base = segment === undefined ? {} : await lists.filterOf(db, segment);
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''));
  const search = [base.search, query.search].filter(Boolean).join(' ');
  const found = await contacts.page(db, { filter: { ...base, ...given, search }, query: { ordering, page, page_size } });
  return pageAnswer({ path: '/api/contact_management/clients/', query, ...found });
}
