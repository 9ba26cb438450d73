import { addDays } from '@butterfly/contracts/days';
import type { FlowerOrder } from '@butterfly/contracts/floral_recipe_builder';
import type { DemoContext } from '../../../demo/demo-business';
import type { Db } from '../../../platform/db/db';
import { etagOf } from '../../../platform/records/etag-of';
import type { Reader } from '../catalogue/service';
import { receive } from '../orders/receive';
import { OrderService } from '../orders/service';

interface Seeding {
  readonly context: DemoContext;
  readonly reader: Reader;
}

/** The wedding of this week: everything has come but four Juliet. */
export async function seedOrders(db: Db, { context, reader }: Seeding): Promise<void> {
  const project = context.projects.get('Reyes wedding');
  if (project === undefined || context.business.key !== 'fern') return;
  const service = new OrderService(context.platform);
  const wish = { project_ids: [project], needed_by: null, use_stock: false, picks: [] };
  const { total_cents } = await service.preview(db, wish, reader);
  const made = await service.create(db, { ...wish, note: '', expected_total_cents: total_cents }, reader);
  for (const order of made) await receiveMost(db, { order, service, seeding: { context, reader } });
}

async function receiveMost(
  db: Db,
  { order: { id }, service, seeding: { context, reader } }: { order: FlowerOrder; service: OrderService; seeding: Seeding },
): Promise<void> {
  const at = (daysAgo: number) => `${addDays(reader.today, -daysAgo)}T14:00:00Z`;
  await service.step(db, { id, to: 'sent', changes: { sent_at: at(9) }, reader });
  const { lines, version } = await service.step(db, { id, to: 'confirmed', changes: { confirmed_at: at(8) }, reader });
  const counts = lines.map(({ id: line_id, name, ordered_units }) => ({
    line_id,
    received_units: name.includes('Juliet') ? ordered_units - 4 : ordered_units,
    rejected_units: 0,
    reject_reason: '',
    reject_photo_id: null,
  }));
  const counted = { lines: counts, instead: [] };
  const delivery = { id, counted, ifMatch: `"${etagOf({ id, version })}"`, reader };
  await receive(db, delivery, { service, platform: context.platform });
}
