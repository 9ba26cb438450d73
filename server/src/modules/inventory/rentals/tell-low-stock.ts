import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import type { Job } from '../../../platform/define-module';
import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { items } from '../goods/repository';
import { watchLowStock } from './low-stock';

/** Tells everybody who may use the inventory that a thing runs low. */
export function tellLowStock({ api }: Pick<Platform, 'api'>): Listener<'inventory.stock.low@1'> {
  return async ({ payload: { item_id: id, free } }, db) => {
    const item = await items.find(db, id);
    if (!item) return;
    const members = (await api('manage_members').audience(db)).filter(({ permissions }) => mayUsePlugin(permissions, 'inventory'));
    await api('notifications').notify(
      db,
      members.map(({ memberId }) => memberId),
      {
        title: `${item.name} runs low`,
        content: `${free} free in the next weeks, at least ${item.min_stock} there should be.`,
        link: '/inventory/low-stock-dashboard',
      },
    );
  };
}

/** What comes nearer with every day is looked at before the day begins. */
export function lowStockJob({
  platform,
  today,
}: {
  readonly platform: Pick<Platform, 'access' | 'api' | 'db'>;
  readonly today: (db: Db) => Promise<string>;
}): Job<never> {
  const run = async () => {
    for (const tenantId of await platform.api('auth_and_admin').activeTenantIds()) {
      if (!(await platform.access.enabled(tenantId, 'inventory'))) continue;
      await platform.db.withTenant({ tenantId, memberId: null }, async (db) => watchLowStock(db, { today: await today(db) }));
    }
  };
  return { name: 'inventory.low_stock', schedule: '41 4 * * *', run };
}
