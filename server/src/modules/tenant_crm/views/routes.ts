import type { operations } from '@butterfly/contracts/tenant_crm';
import type { Handlers } from '../../../platform/define-module';
import type { FindRecords } from '../records';

/** How a member likes a list. Nobody else sees it. */
export function viewHandlers(records: FindRecords): Pick<Handlers<typeof operations>, 'getListView' | 'saveListView'> {
  return {
    getListView: ({ params, tx }) => tx((db) => records().listView(db, params.list)),
    saveListView: async ({ params, body, tx }) => {
      await tx((db) => records().saveListView(db, { list: params.list, view: body }));
      return body;
    },
  };
}
