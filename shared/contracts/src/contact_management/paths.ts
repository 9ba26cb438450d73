import type { Paths } from '../core';

/** Addresses of contact_management. A client is addressed by e-mail, URL-encoded (decision A-19), or by id. */
export const paths = {
  listClients: 'GET /api/contact_management/clients/',
  getClient: 'GET /api/contact_management/clients/:email/',
  listInteractions: 'GET /api/contact_management/clients/:email/interactions/',
  changeClientConsent: 'POST /api/contact_management/clients/:email/consent/',
  exportClient: 'POST /api/contact_management/clients/:email/export/',
  eraseClient: 'POST /api/contact_management/clients/:email/erase/',
  listAnniversaries: 'GET /api/contact_management/anniversaries/',
  listDuplicates: 'GET /api/contact_management/duplicates/',
  mergeDuplicates: 'POST /api/contact_management/duplicates/merge/',
  undoDuplicateMerge: 'POST /api/contact_management/merges/:id/undo/',
  listLists: 'GET /api/contact_management/lists/',
  createList: 'POST /api/contact_management/lists/',
  updateList: 'PATCH /api/contact_management/lists/:id/',
  deleteList: 'DELETE /api/contact_management/lists/:id/',
  addToList: 'POST /api/contact_management/lists/:id/members/',
  removeFromList: 'DELETE /api/contact_management/lists/:id/members/:contactId/',
} as const satisfies Paths;
