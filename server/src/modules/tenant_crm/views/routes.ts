import type { ListView, operations } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import type { Handlers } from '../../../platform/define-module';
import { findListView, saveListView } from './repository';

const usual: ListView = { views: [], columns: null };

/** How a member likes a list. Nobody else sees it. */
export function viewHandlers(): Pick<Handlers<typeof operations>, 'getListView' | 'saveListView'> {
  return {
    getListView: async ({ params, tx }) => (await tx((db: Db) => findListView(db, params.list))) ?? usual,
    saveListView: async ({ params, body, tx }) => {
      await tx((db) => saveListView(db, { list: params.list, view: body }));
      return body;
    },
  };
}
