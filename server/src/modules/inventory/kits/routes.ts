import type { operations } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import type { Handlers } from '../../../platform/define-module';
import { pageAnswer } from '../../../platform/http/page-answer';
import { liveReply, recordReply } from '../../../platform/records/record-reply';
import type { RentalService } from '../rentals/service';
import { KitService } from './service';

interface Deps {
  readonly rentals: RentalService;
  readonly today: (db: Db) => Promise<string>;
}

export function kitHandlers({ rentals, today }: Deps) {
  const kits = new KitService(rentals);
  return {
    listKits: ({ query, tx }) =>
      tx(async (db) => pageAnswer({ path: '/api/inventory/kits/', query, ...(await kits.page(db, query, await today(db))) })),
    createKit: async ({ body, tx }) => recordReply(await tx(async (db) => kits.create(db, body, await today(db))), 201),
    getKit: async ({ params, tx }) => liveReply(await tx(async (db) => kits.read(db, params.id, await today(db)))),
    updateKit: async ({ params, body, headers, tx }) =>
      recordReply(
        await tx(async (db) => kits.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'], today: await today(db) })),
      ),
    archiveKit: async ({ params, tx }) =>
      recordReply(await tx(async (db) => kits.setArchived(db, { id: params.id, archived: true, today: await today(db) }))),
    restoreKit: async ({ params, tx }) =>
      recordReply(await tx(async (db) => kits.setArchived(db, { id: params.id, archived: false, today: await today(db) }))),
    getKitAvailability: ({ params, query, tx }) => tx((db) => kits.availability(db, params.id, query)),
    reserveKit: ({ params, body, tx }) => tx(async (db) => kits.reserve(db, { id: params.id, wish: body, today: await today(db) })),
    checkOutKit: ({ params, tx }) => tx(async (db) => kits.checkOut(db, { id: params.id, today: await today(db) })),
  } satisfies Partial<Handlers<typeof operations>>;
}
