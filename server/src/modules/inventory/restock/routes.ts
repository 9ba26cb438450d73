import type { operations } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import type { Handlers } from '../../../platform/define-module';
import { pageAnswer } from '../../../platform/http/page-answer';
import { recordReply } from '../../../platform/records/record-reply';
import { restockPage } from './repository';
import { callOff, orderMore, receiveMore } from './restocks';

export function restockHandlers({ today }: { readonly today: (db: Db) => Promise<string> }) {
  return {
    listRestocks: ({ query, tx }) =>
      tx(async (db) => pageAnswer({ path: '/api/inventory/hg-orders/', query, ...(await restockPage(db, query)) })),
    createRestock: async ({ body, tx }) => recordReply(await tx((db) => orderMore(db, body)), 201),
    receiveRestock: async ({ params, body, tx }) =>
      recordReply(await tx(async (db) => receiveMore(db, { id: params.id, receipt: body, today: await today(db) }))),
    cancelRestock: async ({ params, tx }) => recordReply(await tx((db) => callOff(db, params.id))),
  } satisfies Partial<Handlers<typeof operations>>;
}
