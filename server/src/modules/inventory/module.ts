import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/inventory';
import { assistantTools } from '@butterfly/contracts/inventory/assistant-tools';
import type { Db } from '../../platform/db/db';
import { defineModule } from '../../platform/define-module';
import { localDay } from '../../platform/time/local-time';
import type { InventoryApi } from './api';
import { itemImport } from './goods/item-import';
import { hirePrices } from './goods/repository';
import { GoodsService } from './goods/service';
import { reservationsOfProject } from './rentals/repository';
import { confirmKept, reserveAccepted } from './rentals/reserve-accepted';
import { RentalService } from './rentals/service';
import { calendarLayer } from './rentals/calendar-layer';
import { lowStockJob, tellLowStock } from './rentals/tell-low-stock';
import { tellShortage } from './rentals/tell-shortage';
import { inventoryHandlers } from './routes';
import { receiveDelivery } from './shop/deliveries';
import { freeStems } from './shop/free-stems';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const RESERVED = `(select inventory_reservation.qty || ' × ' || i.name from inventory_item i
  where i.tenant_id = inventory_reservation.tenant_id and i.id = inventory_reservation.item_id)`;

const definition = defineModule({
  id: 'inventory',
  operations,
  errors,
  events,
  unscopedTables: {
    inventory_hold: 'says how many units are taken and not by which project: what is free is the same for everybody',
    inventory_unit: 'a unit is of the business; with which project it is out is read through the row scope of its reservation',
    inventory_unit_log: 'as its unit; the project of an entry is read through the row scope of its reservation',
  },
  subjects: {
    item: { table: 'inventory_item', name: 'name', path: '/inventory/hard-goods/:id' },
    // It is called by its units and its thing, not by how far it has come.
    reservation: { table: 'inventory_reservation', name: RESERVED, project: 'project_id', path: '/inventory/project/:project_id' },
  },
  assistantTools,
  start: (platform) => {
    const today = async (db: Db) => localDay(platform.clock(), (await platform.api('auth_and_admin').tenant(db)).tz);
    const rentals = new RentalService(platform);
    const api: InventoryApi = {
      reserveAccepted: async (db, accepted) => reserveAccepted(db, { accepted, rentals, platform, today: await today(db) }),
      confirmKept: async (db, kept) => confirmKept(db, { kept, rentals, today: await today(db) }),
    };
    return {
      api,
      handlers: inventoryHandlers({ goods: new GoodsService(platform), rentals, platform, today }),
      fills: {
        'floral_recipe_builder.free_stems': freeStems(today),
        'platform.calendar_layer': calendarLayer,
        'proposal_and_invoice.hire_prices': { pricesOf: hirePrices },
      },
      imports: { item: itemImport },
      jobs: [lowStockJob({ platform, today })],
      on: {
        // What ran low weeks ago is no news.
        'inventory.stock.low@1': { hear: tellLowStock(platform), whenOff: 'skip' },
        'inventory.reservation.shortage@1': { hear: tellShortage(platform), whenOff: 'skip' },
        'floral_recipe_builder.order.received@1': async ({ payload }, db) =>
          receiveDelivery(db, { orderId: payload.order_id, today: await today(db), platform }),
        'tenant_crm.project.cancelled@1': async ({ payload }, db) =>
          rentals.cancelAll(db, { rows: await reservationsOfProject(db, payload.project_id), today: await today(db) }),
      },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
