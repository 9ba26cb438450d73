import type { operations } from '@butterfly/contracts/contract';
import type { Handlers } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import { csvDownload } from '../../platform/records/csv';
import { recordReply } from '../../platform/records/record-reply';
import { contractFilter, contractPage, contracts } from './repository';
import type { ContractService } from './service';

export function contractHandlers(service: ContractService): Handlers<typeof operations> {
  return {
    listContracts: async ({ query, tx }) =>
      pageAnswer({ path: '/api/contract/contracts/', query, ...(await tx((db) => contractPage(db, query))) }),
    createContract: async ({ body, tx }) => recordReply(await tx((db) => service.create(db, body)), 201),
    exportContracts: async ({ query, tx }) => {
      const filter = contractFilter(query);
      const rowsAfter = (id: number, limit: number) => tx((db) => contracts.after(db, { filter, id, limit }));
      return csvDownload({ fileName: 'contracts.csv', heading: ['Title', 'Text'], cells: ({ title, body }) => [title, body], rowsAfter });
    },
    getContract: async ({ params, tx }) => recordReply(await tx((db) => contracts.read(db, params.id))),
    updateContract: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => service.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveContract: async ({ params, tx }) => recordReply(await tx((db) => service.setArchived(db, { id: params.id, archived: true }))),
    restoreContract: async ({ params, tx }) => recordReply(await tx((db) => service.setArchived(db, { id: params.id, archived: false }))),
  };
}
