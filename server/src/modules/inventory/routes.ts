import { shortageOf, type operations } from '@butterfly/contracts/inventory';
import { mayUseFeature } from '@butterfly/contracts/plugins';
import { requireFeature } from '../../platform/auth/require-feature';
import type { Db } from '../../platform/db/db';
import type { Handlers } from '../../platform/define-module';
import { AppError } from '../../platform/http/app-error';
import { pageAnswer } from '../../platform/http/page-answer';
import type { Platform } from '../../platform/platform';
import { liveReply, recordReply } from '../../platform/records/record-reply';
import { itemsCsv } from './goods/items-csv';
import { items, stockByPlace, transactionPage } from './goods/repository';
import { farmHandlers } from './farm/routes';
import { lockedItem, reverseTransaction, writeTransaction } from './goods/stock';
import type { GoodsService } from './goods/service';
import { kitHandlers } from './kits/routes';
import { freeUnits, shortOf } from './rentals/availability';
import { freeUnitsByName } from './rentals/free-units';
import { repairs, reservationsOfItem, subRentals } from './rentals/repository';
import type { RentalService } from './rentals/service';
import { lowStock, watchLowStock } from './rentals/low-stock';
import { projectStock, rentalCalendar, stockOverview } from './rentals/views';
import { restockHandlers } from './restock/routes';
import { setupHandlers } from './setup/routes';
import { unitHandlers } from './units/routes';
import { stocktakeHandlers } from './stocktake/routes';
import { shopHandlers } from './shop/routes';

interface Deps {
  readonly goods: GoodsService;
  readonly rentals: RentalService;
  readonly platform: Pick<Platform, 'api' | 'documents'>;
  /** The calendar day where the business is. */
  readonly today: (db: Db) => Promise<string>;
}

export function inventoryHandlers(deps: Deps): Handlers<typeof operations> {
  return {
    ...setupHandlers(),
    ...itemHandlers(deps),
    ...stockHandlers(deps),
    ...reservationHandlers(deps),
    ...viewHandlers(deps),
    ...supplyHandlers(deps),
    ...kitHandlers(deps),
    ...unitHandlers(deps),
    ...stocktakeHandlers(deps),
    ...shopHandlers(deps),
    ...farmHandlers(deps),
    ...restockHandlers(deps),
  };
}

/** What was written about a thing, once it is looked at whether the thing runs low by it. */
async function watched<R extends { readonly item_id: number }>(db: Db, written: R, today: string): Promise<R> {
  await watchLowStock(db, { ids: [written.item_id], today });
  return written;
}

function itemHandlers({ goods, platform, today }: Deps) {
  return {
    listItems: ({ query, tx }) =>
      tx(async (db) => pageAnswer({ path: '/api/inventory/hg-items/', query, ...(await goods.page(db, query, await today(db))) })),
    createItem: async ({ body, tx }) => recordReply(await tx(async (db) => goods.create(db, body, await today(db))), 201),
    exportItems: async ({ query, tx }) => {
      const { currency } = await tx((db) => platform.api('auth_and_admin').tenant(db));
      return itemsCsv({ query, currency, tx });
    },
    getItem: async ({ params, tx }) => liveReply(await tx(async (db) => goods.read(db, params.id, await today(db)))),
    updateItem: async ({ params, body, headers, tx }) =>
      recordReply(
        await tx(async (db) => goods.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'], today: await today(db) })),
      ),
    archiveItem: async ({ params, tx }) =>
      recordReply(await tx(async (db) => goods.setArchived(db, { id: params.id, archived: true, today: await today(db) }))),
    restoreItem: async ({ params, tx }) =>
      recordReply(await tx(async (db) => goods.setArchived(db, { id: params.id, archived: false, today: await today(db) }))),
    listStock: ({ params, tx }) =>
      tx(async (db) => {
        await items.read(db, params.id);
        return stockByPlace(db, params.id);
      }),
    listItemReservations: ({ params, tx }) =>
      tx(async (db) => {
        await items.read(db, params.id);
        const rows = await reservationsOfItem(db, params.id);
        const short = await shortOf(db, rows);
        return rows.map((row) => ({ ...row, short: short.get(row.id) ?? 0 }));
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}

function stockHandlers({ today }: Deps) {
  return {
    listTransactions: ({ query, tx }) =>
      tx(async (db) => pageAnswer({ path: '/api/inventory/hard-goods/transactions/', query, ...(await transactionPage(db, query)) })),
    createTransaction: async ({ body: input, permissions, tx }) => {
      const mayAdjust = mayUseFeature(permissions, 'adjust_stock');
      const requireAdjust = () => requireFeature({ permissions }, 'adjust_stock');
      return tx(async (db) => {
        const written = await writeTransaction(db, { input, mayAdjust, requireAdjust });
        return watched(db, written, await today(db));
      });
    },
    reverseTransaction: ({ params, tx }) => tx(async (db) => watched(db, await reverseTransaction(db, params.id), await today(db))),
  } satisfies Partial<Handlers<typeof operations>>;
}

function reservationHandlers({ rentals, today }: Deps) {
  return {
    createReservation: async ({ body, tx }) => recordReply(await tx(async (db) => rentals.create(db, body, await today(db))), 201),
    getReservation: async ({ params, tx }) => liveReply(await tx((db) => rentals.read(db, params.id))),
    updateReservation: async ({ params, body, headers, tx }) =>
      recordReply(
        await tx(async (db) => rentals.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'], today: await today(db) })),
      ),
    confirmReservation: async ({ params, body, tx }) =>
      recordReply(
        await tx(async (db) => rentals.confirm(db, { id: params.id, reason: body?.overbook_reason ?? '', today: await today(db) })),
      ),
    prepReservation: async ({ params, tx }) =>
      recordReply(await tx(async (db) => rentals.prep(db, { id: params.id, today: await today(db) }))),
    checkOutReservation: async ({ params, body, tx }) =>
      recordReply(await tx(async (db) => rentals.checkOut(db, { ...body, id: params.id, today: await today(db) }))),
    checkInReservation: async ({ params, body, tx }) =>
      recordReply(await tx(async (db) => rentals.checkIn(db, { ...body, id: params.id, today: await today(db) }))),
    closeReservation: async ({ params, tx }) =>
      recordReply(await tx(async (db) => rentals.close(db, { id: params.id, today: await today(db) }))),
    cancelReservation: async ({ params, tx }) =>
      recordReply(await tx(async (db) => rentals.cancel(db, { id: params.id, today: await today(db) }))),
    createLoss: ({ body, tx }) => tx(async (db) => rentals.lose(db, { input: body, today: await today(db) })),
  } satisfies Partial<Handlers<typeof operations>>;
}

function viewHandlers({ platform, rentals, today }: Deps) {
  return {
    getOverview: ({ tx }) => tx(async (db) => stockOverview(db, await today(db))),
    getAvailability: ({ query: { item, from, to, qty }, tx }) =>
      tx(async (db) => {
        await items.read(db, item);
        const { owned, free } = await freeUnits(db, { itemId: item, range: { from, to } });
        return { item_id: item, owned, free, shortage: shortageOf({ wanted: qty, free }) };
      }),
    listFreeUnits: ({ query, tx }) => tx((db) => freeUnitsByName(db, query)),
    getCalendar: ({ query, tx }) => tx((db) => rentalCalendar(db, query)),
    listLowStock: ({ query, tx }) => tx(async (db) => lowStock(db, { today: await today(db), days: query.days })),
    getProjectStock: ({ params, tx }) =>
      tx(async (db) => {
        const project = await platform.api('tenant_crm').project(db, params.projectId);
        if (!project) throw new AppError('not_found');
        return projectStock(db, project);
      }),
    moveWithEvent: ({ params: { projectId }, body, tx }) =>
      tx(async (db) => {
        const project = await platform.api('tenant_crm').project(db, projectId);
        if (!project) throw new AppError('not_found');
        const reason = body?.overbook_reason ?? '';
        await rentals.moveWithEvent(db, { projectId, eventDate: project.event_date, reason, today: await today(db) });
        return projectStock(db, project);
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}

function supplyHandlers({ today }: Deps) {
  return {
    createSubRental: async ({ body, tx }) =>
      recordReply(
        await tx(async (db) => {
          await lockedItem(db, body.item_id);
          return watched(db, await subRentals.insert(db, body), await today(db));
        }),
        201,
      ),
    updateSubRental: async ({ params, body, tx }) =>
      recordReply(await tx(async (db) => watched(db, await subRentals.patch(db, { id: params.id, changes: body }), await today(db)))),
    createRepair: async ({ body, tx }) =>
      recordReply(
        await tx(async (db) => {
          await lockedItem(db, body.item_id);
          return watched(db, await repairs.insert(db, body), await today(db));
        }),
        201,
      ),
    updateRepair: async ({ params, body, tx }) =>
      recordReply(
        await tx(async (db) => {
          const { from_on: from } = await repairs.lock(db, params.id);
          if (body.to_on <= from) throw new AppError('invalid_input', { fields: { to_on: ['must be after the first day'] } });
          return watched(db, await repairs.patch(db, { id: params.id, changes: body }), await today(db));
        }),
      ),
  } satisfies Partial<Handlers<typeof operations>>;
}
