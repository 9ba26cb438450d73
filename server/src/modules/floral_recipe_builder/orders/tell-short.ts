import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { suppliers } from '../catalogue/repository';
import { linesOf, orders } from './order.repository';

const NAMED = 3;

/** Tells everybody who works with the recipes of its projects that an order was closed with less than was ordered. */
export function tellShort({ api }: Pick<Platform, 'api'>): Listener<'floral_recipe_builder.order.short@1'> {
  return async ({ payload: { order_id: id, project_ids } }, db) => {
    const order = await orders.find(db, id);
    if (!order) return;
    const lines = await linesOf(db, [id]);
    const missing = lines
      .filter((line) => !lines.some(({ substitute_of }) => substitute_of === line.id))
      .map(({ name, ordered_units, received_units, rejected_units }) => ({ name, units: ordered_units - received_units + rejected_units }))
      .filter(({ units }) => units > 0);
    const words = missing.slice(0, NAMED).map(({ name, units }) => `${units} ${name}`);
    const { name } = await suppliers.read(db, order.supplier_id);
    const all = (await api('manage_members').audience(db)).filter(({ permissions }) => mayUsePlugin(permissions, 'floral_recipe_builder'));
    let seeing = all.map(({ memberId }) => memberId);
    for (const projectId of project_ids) seeing = await api('manage_members').membersSeeing(db, { projectId, among: seeing });
    await api('notifications').notify(db, seeing, {
      title: `${order.number} came short`,
      content: `${name} did not bring ${words.join(', ')}${missing.length > NAMED ? ` and ${missing.length - NAMED} more` : ''}.`,
      link: `/floral_recipe_builder/order/${id}`,
    });
  };
}
