import type { operations } from '@butterfly/contracts/client_requests';
import type { Handlers } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import { csvDownload } from '../../platform/records/csv';
import { recordReply } from '../../platform/records/record-reply';
import { requestFilter, requestPage, requests } from './repository';
import type { RequestService } from './service';

export function clientRequestsHandlers(service: RequestService): Handlers<typeof operations> {
  return {
    listRequests: async ({ query, tx }) =>
      pageAnswer({ path: '/api/client_requests/requests/', query, ...(await tx((db) => requestPage(db, query))) }),
    createRequest: async ({ body, tx }) => recordReply(await tx((db) => service.create(db, body)), 201),
    exportRequests: async ({ query, tx }) => {
      const filter = requestFilter(query);
      const rowsAfter = (id: number, limit: number) => tx((db) => requests.after(db, { filter, id, limit }));
      return csvDownload({ fileName: 'requests.csv', heading: ['Title', 'Text'], cells: ({ title, body }) => [title, body], rowsAfter });
    },
    getRequest: async ({ params, tx }) => recordReply(await tx((db) => requests.read(db, params.id))),
    updateRequest: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => service.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveRequest: async ({ params, tx }) => recordReply(await tx((db) => service.setArchived(db, { id: params.id, archived: true }))),
    restoreRequest: async ({ params, tx }) => recordReply(await tx((db) => service.setArchived(db, { id: params.id, archived: false }))),
  };
}
