import { addDays } from '@butterfly/contracts/days';
import { newItem, newReservation } from '@butterfly/contracts/inventory';
import type { DemoBuilder, DemoContext } from '../../../demo/demo-business';
import type { Db } from '../../../platform/db/db';
import { inNameOf } from '../../../platform/db/worker';
import { GoodsService } from '../goods/service';
import { writeTransaction } from '../goods/stock';
import { kits, writeParts } from '../kits/repository';
import { repairs } from '../rentals/repository';
import { RentalService } from '../rentals/service';
import { categories, goodsTypes, locations, subcategories, terms, termsOf } from '../setup/repository';
import { seedFarm } from './demo-farm';
import { seedShop } from './demo-shop';
import {
  demoCategories,
  demoLateTerms,
  demoLocations,
  demoReservations,
  demoTypes,
  fernKits,
  fernThings,
  reigerThings,
} from './demo-stock';

/** Hard goods and what the demo projects have reserved of them. A business that has things keeps what it has. */
export const builder: DemoBuilder = {
  order: 50,
  build: async (context) => {
    const { platform, business } = context;
    const worker = inNameOf({ tenantId: business.tenantId, memberId: business.members.get('hank') ?? null });
    await platform.db.withTenant(worker, async (db) => {
      if ((await db.rows('select id from inventory_item limit 1')).length > 0) return;
      const things = await seedThings(db, context);
      if (business.key === 'fern') await seedKits(db, things);
      await seedReservations(db, { context, things });
      await seedShop(db, context);
      await seedFarm(db, context);
    });
  },
};

/** Names → ids. */
type Named = ReadonlyMap<string, number>;

async function seedThings(db: Db, { platform, business, today }: DemoContext): Promise<Named> {
  const places = new Map<string, number>();
  for (const place of demoLocations) places.set(place.name, (await locations.insert(db, place)).id);
  const groups = new Map<string, number>();
  for (const [name, parts] of Object.entries(demoCategories)) {
    const { id } = await categories.insert(db, { name });
    groups.set(name, id);
    for (const part of parts) await subcategories.insert(db, { name: part, category_id: id });
  }
  const types = new Map<string, number>();
  for (const type of demoTypes)
    types.set(type.name, (await goodsTypes.insert(db, { ...type, tracking: 'bulk', rentable: true, buffer_before_days: 0 })).id);
  const goods = new GoodsService(platform);
  const things = new Map<string, number>();
  for (const thing of business.key === 'fern' ? fernThings : reigerThings) {
    const [min_stock = 0, par_stock = 0] = thing.levels ?? [];
    const { name, sku, colour = '', price: rental_price_cents, replacement: replacement_cents } = thing;
    const written = { name, sku, colour, rental_price_cents, replacement_cents, min_stock, par_stock };
    const input = newItem.parse({ ...written, type_id: types.get(thing.type), category_id: groups.get(thing.category) });
    const { id } = await goods.create(db, input, today);
    things.set(name, id);
    await receive(db, { itemId: id, locationId: places.get('Warehouse') ?? 0, qty: thing.owned });
  }
  return things;
}

async function seedKits(db: Db, things: Named): Promise<void> {
  for (const { name, parts } of fernKits) {
    const { id } = await kits.insert(db, { name, notes: '' });
    const rows = Object.entries(parts).map(([thing, qty]) => ({ item_id: things.get(thing) ?? 0, qty }));
    await writeParts(db, id, rows);
  }
}

async function receive(db: Db, { itemId, locationId, qty }: { itemId: number; locationId: number; qty: number }): Promise<void> {
  const input = { kind: 'receipt' as const, item_id: itemId, location_id: locationId, qty, reason: 'First count' };
  await writeTransaction(db, { input, mayAdjust: true, requireAdjust: () => {} });
}

async function seedReservations(db: Db, { context, things }: { context: DemoContext; things: Named }): Promise<void> {
  const { platform, business, projects, today } = context;
  const lanterns = things.get('Brass lantern') ?? 0;
  if (business.key === 'fern') await repairs.insert(db, { item_id: lanterns, qty: 2, from_on: today, to_on: null, note: 'Hinges' });
  if (business.key === 'fern') await terms.patch(db, { id: (await termsOf(db)).id, changes: demoLateTerms });
  const rentals = new RentalService(platform);
  for (const { project, thing, daysLate, ...rest } of demoReservations[business.key]) {
    const project_id = projects.get(project);
    if (!project_id) continue;
    const made = await rentals.create(db, newReservation.parse({ ...rest, project_id, item_id: things.get(thing) }), today);
    if (daysLate === undefined) continue;
    await rentals.checkOut(db, { id: made.id, today: made.out_on });
    await rentals.checkIn(db, { id: made.id, today: addDays(made.back_on, daysLate) });
  }
}
