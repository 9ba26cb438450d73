import { findIngredients, groupBy, grossUnits, type FlowerNeed, type FlowerNeedsQuery } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { knownNames, packsOf } from '../catalogue/repository';
import type { Reader } from '../catalogue/service';
import { suppliesOf, usesOf } from '../orders/needs.repository';
import { suppliedUnits } from '../orders/supplied';

/** Events of so many projects are looked at; who asks for more days than that asks for a year. */
const MOST_PROJECTS = 500;
const MOST_FLOWERS = 5;

/** The ingredients that somebody may mean, the best first, with what the events from one day to another need of them. */
export async function flowerNeeds(
  db: Db,
  { search, from, to }: FlowerNeedsQuery,
  { api, reader }: { api: Platform['api']; reader: Reader },
): Promise<FlowerNeed[]> {
  const meant = findIngredients(search, await knownNames(db)).slice(0, MOST_FLOWERS);
  if (meant.length === 0) return [];
  const projects = await api('tenant_crm').upcoming(db, { from, to, limit: MOST_PROJECTS });
  const ids = projects.map(({ id }) => id);
  const uses = groupBy(await usesOf(db, ids), ({ ingredient_id }) => ingredient_id);
  const ordered = suppliedUnits(await suppliesOf(db, ids), new Set(ids));
  const packs = await packsOf(
    db,
    meant.map(({ id }) => id),
  );
  return meant.map(({ id, name, unit }) => {
    const own = uses.get(id) ?? [];
    const byProject = groupBy(own, ({ project_id }) => project_id);
    const needed_units = grossUnits(own);
    const pack = packs.find(({ ingredient_id, is_default }) => ingredient_id === id && is_default);
    return {
      ingredient_id: id,
      name,
      unit,
      needed_units,
      ordered_units: Math.min(needed_units, ordered.get(id) ?? 0),
      projects: projects.flatMap((project) => {
        const part = byProject.get(project.id);
        return part ? [{ id: project.id, name: project.name, event_date: project.event_date, units: grossUnits(part) }] : [];
      }),
      pack: pack
        ? {
            pack_size: pack.pack_size,
            supplier_name: pack.supplier_name,
            currency: reader.currency,
            ...(reader.seesCosts && { pack_price_cents: pack.pack_price_cents }),
          }
        : null,
    };
  });
}
