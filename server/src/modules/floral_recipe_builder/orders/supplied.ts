import { grossUnits, type Use } from '@butterfly/contracts/floral_recipe_builder';

interface Supply {
  readonly ingredient_id: number;
  readonly units: number;
  readonly is_all: boolean;
  readonly allocations: readonly Use[];
}

/**
 * Units by ingredient that are on their way for some projects. Of an order that is for others as well only what these projects use of it counts:
 * what is left over may be the others'.
 */
export function suppliedUnits(supplies: readonly Supply[], projectIds: ReadonlySet<number>): Map<number, number> {
  const found = new Map<number, number>();
  for (const { ingredient_id, units, is_all, allocations } of supplies) {
    const own = is_all ? units : Math.min(units, grossUnits(allocations.filter(({ project_id }) => projectIds.has(project_id))));
    found.set(ingredient_id, (found.get(ingredient_id) ?? 0) + own);
  }
  return found;
}
