import type { Db } from '../../../platform/db/db';
import { catalogue } from '../catalogue/catalogue.data';
import { ALWAYS_ON } from '../resolution/always-on';

const OFF = `select (select coalesce(jsonb_agg(plugin_id), '[]') from plugins_tenant where not enabled) as off, (select plan from plugins_business) as plan`;

/** Plugins that the business of this transaction does not have: switched off, or not in its plan. */
export async function offIn(db: Db): Promise<string[]> {
  const [row] = await db.rows<{ off: string[]; plan: string[] | null }>(OFF);
  const { off = [], plan = null } = row ?? {};
  const unplanned = plan ? catalogue.map(({ id }) => id).filter((id) => !plan.includes(id)) : [];
  return [...new Set([...off, ...unplanned])].filter((id) => !ALWAYS_ON.has(id));
}

/** Whether the business has one plugin: as `offIn`, also for a plugin that is not in the catalogue. */
export async function isOn(db: Db, id: string): Promise<boolean> {
  const [row] = await db.rows<{ off: string[]; plan: string[] | null }>(OFF);
  return ALWAYS_ON.has(id) || (!row?.off.includes(id) && (!row?.plan || row.plan.includes(id)));
}
