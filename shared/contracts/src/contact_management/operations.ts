import * as z from 'zod';
import { defineRoutes, id, idParam, pageOf } from '../core';
import { consentChange, contact, duplicatePair } from '../tenant_crm/contacts/schema';
import { paths } from './paths';
import {
  anniversary,
  client,
  clientRow,
  contactList,
  eraseAnswer,
  interaction,
  listFilter,
  listPatch,
  newList,
  subjectAccess,
} from './schema';

/** An e-mail address of the person, or the id of who has none: an address has an @, an id digits alone. */
const byEmail = z.object({ email: z.string().trim().toLowerCase().min(1).max(254) });
const byId = z.object({ id: idParam });

const clientQuery = listFilter.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(200).default(25),
  ordering: z.enum(['name', '-name', 'email', '-email', 'updated_at', '-updated_at', 'id', '-id']).default('name'),
  organization: idParam.optional(),
  archived: z.enum(['true', 'false']).default('false'),
  /** Id of a list; its filter or members come on top of the others. */
  segment: idParam.optional(),
});

export type ClientQuery = z.output<typeof clientQuery>;

export const operations = defineRoutes(paths, {
  listClients: {
    summary: 'The address book, or one of its lists',
    access: 'plugin',
    query: clientQuery,
    ok: pageOf(clientRow),
    errors: ['not_found'],
  },
  getClient: {
    summary: 'A client by e-mail, also by a further or merged address, or by id; 404 when it is nobody yet',
    access: 'plugin',
    params: byEmail,
    ok: client,
  },
  listInteractions: {
    summary: 'What happened with a client, newest first',
    access: 'plugin',
    params: byEmail,
    query: z.object({
      kind: interaction.shape.kind.optional(),
      before: z.iso.datetime().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    ok: z.array(interaction),
  },
  changeClientConsent: {
    summary: 'Record what a client agreed to',
    access: 'plugin',
    params: byEmail,
    body: consentChange,
    bodyLimit: 16 * 1024,
    ok: contact,
    errors: ['tenant_crm.record_put_away'],
  },
  exportClient: {
    summary: 'Everything that is kept about a person, for the person (subject access)',
    access: 'plugin',
    reach: 'all_projects',
    feature: 'export_data',
    params: byEmail,
    ok: subjectAccess,
  },
  eraseClient: {
    summary: 'Erase a person: without a token tells what would go and stay, with the token does it',
    access: 'plugin',
    reach: 'all_projects',
    feature: 'delete_records',
    params: byEmail,
    body: z.strictObject({ token: z.string().max(2000).optional() }),
    bodyLimit: 16 * 1024,
    ok: eraseAnswer,
    errors: ['contact_management.confirmation_expired'],
  },
  listAnniversaries: {
    summary: 'Birthdays and anniversaries of the next days, the next first',
    access: 'plugin',
    query: z.object({ days: z.coerce.number().int().min(1).max(366).default(60) }),
    ok: z.array(anniversary),
  },
  listDuplicates: { summary: 'Up to 100 pairs of contacts that look like one person', access: 'plugin', ok: z.array(duplicatePair) },
  mergeDuplicates: {
    summary: 'Make one of two contacts; the older stays. `merge_id` undoes it within 30 days',
    access: 'plugin',
    reach: 'all_projects',
    body: z.strictObject({ first: id, second: id }),
    bodyLimit: 16 * 1024,
    ok: z.object({ contact, merge_id: id }),
    errors: ['tenant_crm.cannot_merge', 'not_found'],
  },
  undoDuplicateMerge: {
    summary: 'Take a merge apart again',
    access: 'plugin',
    reach: 'all_projects',
    params: byId,
    ok: contact,
    errors: ['tenant_crm.merge_undo_refused', 'tenant_crm.email_taken'],
  },
  listLists: { summary: 'Lists of clients with how many are in each', access: 'plugin', ok: z.array(contactList) },
  createList: {
    summary: 'Make a list, kept by hand or by a filter',
    access: 'plugin',
    idempotent: true,
    body: newList,
    bodyLimit: 16 * 1024,
    ok: contactList,
    status: 201,
    errors: ['contact_management.too_many_lists'],
  },
  updateList: {
    summary: 'Rename a list or change what it looks for',
    access: 'plugin',
    params: byId,
    body: listPatch,
    bodyLimit: 16 * 1024,
    ok: contactList,
  },
  deleteList: { summary: 'Delete a list; the people stay', access: 'plugin', feature: 'delete_records', params: byId },
  addToList: {
    summary: 'Put people into a list kept by hand',
    access: 'plugin',
    params: byId,
    body: z.strictObject({ contact_ids: z.array(id).min(1).max(200) }),
    bodyLimit: 16 * 1024,
    ok: contactList,
    errors: ['contact_management.list_is_smart'],
  },
  removeFromList: {
    summary: 'Take somebody out of a list kept by hand; again is no error',
    access: 'plugin',
    params: z.object({ id: idParam, contactId: idParam }),
    ok: contactList,
    errors: ['contact_management.list_is_smart'],
  },
});
