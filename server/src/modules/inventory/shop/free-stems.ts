import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import type { FreeStems } from '../../floral_recipe_builder/ports';
import { keepStems, releaseTakes } from './allocations';
import { freeOf, heldLotsById, openLots, type LotRow } from './repository';

/** What stands in the shop and what the farm will bring, for who orders flowers. */
export function freeStems(today: (db: Db) => Promise<string>): FreeStems {
  return {
    lots: async (db, { ingredientIds, until }) => {
      const day = await today(db);
      return (await openLots(db, ingredientIds)).flatMap((row) =>
        isOffered(row, { until, today: day })
          ? [{ id: row.id, ingredient_id: row.ingredient_id, units: freeOf(row), ready_on: row.ready_on, use_by: row.use_by }]
          : [],
      );
    },
    allocate: async (db, takes) => {
      const rows = new Map(
        (
          await heldLotsById(
            db,
            takes.map(({ lot_id }) => lot_id),
          )
        ).map((row) => [row.id, row]),
      );
      for (const { lot_id, project_id, units } of takes) {
        const row = rows.get(lot_id);
        // A lot of somebody else who has flowers.
        if (!row) continue;
        if (freeOf(row) < units) return false;
        await keepStems(db, { lotId: lot_id, projectId: project_id, stems: units });
        rows.set(lot_id, { ...row, stems_held: row.stems_held + units });
      }
      return true;
    },
    release: releaseTakes,
  };
}

function isOffered(row: LotRow, { until, today }: { until: string; today: string }): boolean {
  // What was to come and has not come is not counted on any more.
  const isLate = row.received_on === null && row.ready_on < addDays(today, -1);
  return row.ready_on <= until && freeOf(row) > 0 && !isLate;
}
