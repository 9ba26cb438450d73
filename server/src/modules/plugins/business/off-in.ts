import type { Db } from '../../../platform/db/db';
import { OnceIn } from '../../../platform/db/once-in';
import { catalogue } from '../catalogue/catalogue.data';
import { ALWAYS_ON } from '../resolution/always-on';

const OFF = `select (select coalesce(jsonb_agg(plugin_id), '[]') from plugins_tenant where not enabled) as off, (select plan from plugins_business) as plan`;

/** Plugins that the business of this transaction does not have: switched off, or not in its plan. */
export async function offIn(db: Db): Promise<string[]> {
  const { off, plan } = await had(db);
  const unplanned = plan ? catalogue.map(({ id }) => id).filter((id) => !plan.includes(id)) : [];
  return [...new Set([...off, ...unplanned])].filter((id) => !ALWAYS_ON.has(id));
}

/** Whether the business has one plugin: as `offIn`, also for a plugin that is not in the catalogue. */
export async function isOn(db: Db, id: string): Promise<boolean> {
  const { off, plan } = await had(db);
  return ALWAYS_ON.has(id) || (!off.includes(id) && (!plan || plan.includes(id)));
}

interface Had {
  readonly off: readonly string[];
  readonly plan: readonly string[] | null;
}

const businesses = new OnceIn<Had>();

/** A switch or the plan was changed in this transaction. */
export const forgetOff = (db: Db): void => businesses.forget(db);

const had = (db: Db): Promise<Had> => businesses.read(db, async () => (await db.rows<Had>(OFF))[0] ?? { off: [], plan: null });
