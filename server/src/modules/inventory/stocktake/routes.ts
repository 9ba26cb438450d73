import type { operations } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { reply, type Handlers } from '../../../platform/define-module';
import { pageAnswer } from '../../../platform/http/page-answer';
import { stocktakePage } from './repository';
import { beginStocktake, closeStocktake, count, readStocktake } from './stocktakes';

export function stocktakeHandlers({ today }: { readonly today: (db: Db) => Promise<string> }) {
  return {
    listStocktakes: ({ query, tx }) =>
      tx(async (db) => pageAnswer({ path: '/api/inventory/stocktakes/', query, ...(await stocktakePage(db, query)) })),
    createStocktake: async ({ body, tx }) =>
      reply(await tx((db) => beginStocktake(db, { locationId: body.location_id, blind: body.blind })), { status: 201 }),
    getStocktake: ({ params, tx }) => tx((db) => readStocktake(db, params.id)),
    countStocktake: ({ params, body, tx }) => tx((db) => count(db, params.id, body)),
    closeStocktake: ({ params, tx }) => tx(async (db) => closeStocktake(db, { id: params.id, today: await today(db) })),
  } satisfies Partial<Handlers<typeof operations>>;
}
