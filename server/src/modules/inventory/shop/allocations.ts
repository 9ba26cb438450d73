import { groupBy } from '@butterfly/contracts/floral_recipe_builder';
import { firstExpired, nextStemsCost, takeInOrder } from '@butterfly/contracts/inventory';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import {
  allocationsOfProjects,
  changeHeld,
  freeOf,
  heldLots,
  heldLotsById,
  insertAllocation,
  shrinkAllocation,
  writeMove,
  type AllocationRow,
  type LotRow,
} from './repository';
import { isHeld } from './shown-allocation';

/** A project with the day its flowers have to last until. */
export interface LastsFor {
  readonly id: number;
  readonly until: string;
}

/** Lots that are there in time and last until the event. */
export const isUsable = ({ ready_on: ready, use_by: useBy }: LotRow, until: string, today: string): boolean =>
  ready <= until && (useBy === null || (useBy >= until && useBy >= today));

interface Wish {
  readonly ingredient_id: number;
  readonly units: number;
}

/**
 * Keeps stems for a project, the first to expire first. All lots of the flowers are held, so that the last stems are given once.
 *
 * @throws AppError `inventory.stems_short` when not all of them are free; nothing is kept then
 */
export async function allocateStems(
  db: Db,
  { project, wishes, today }: { readonly project: LastsFor; readonly wishes: readonly Wish[]; readonly today: string },
): Promise<void> {
  const rows = await heldLots(
    db,
    wishes.map(({ ingredient_id }) => ingredient_id),
  );
  for (const { ingredient_id, units } of wishes) {
    const usable = firstExpired(rows.filter((row) => row.ingredient_id === ingredient_id && isUsable(row, project.until, today)));
    const taken = takeInOrder(
      usable.map((row) => ({ id: row.id, units: freeOf(row) })),
      units,
    );
    const free = taken.reduce((sum, one) => sum + one.units, 0);
    if (free < units)
      throw new AppError('inventory.stems_short', {
        name: usable[0]?.ingredient_name ?? 'this flower',
        free,
        shortage: units - free,
      });
    for (const one of taken) await keepStems(db, { lotId: one.id, projectId: project.id, stems: one.units });
  }
}

/** Stems of a lot are a project's from now on. Only while the lot is held. */
export async function keepStems(db: Db, { lotId, projectId, stems }: { lotId: number; projectId: number; stems: number }): Promise<void> {
  await insertAllocation(db, { lotId, projectId, stems, state: 'planned' });
  await changeHeld(db, { lotId, by: stems });
}

/**
 * Lets stems of a project go, those that last longest first.
 *
 * @throws AppError `inventory.too_many` for more than wait for it
 */
export async function releaseStems(db: Db, { projectId, wishes }: { projectId: number; wishes: readonly Wish[] }): Promise<void> {
  const { held } = await holdProject(db, projectId);
  for (const { ingredient_id, units } of wishes) {
    const own = held.filter((row) => row.ingredient_id === ingredient_id).reverse();
    refuseMore(own, units);
    for (const { id, units: stems } of takeInOrder(asTaken(own), units)) await letGo(db, { row: rowOf(own, id), stems });
  }
}

interface Take {
  readonly lot_id: number;
  readonly project_id: number;
  readonly units: number;
}

/** Lets stems of lots go that were kept for projects, as far as they wait there still: what was pulled or used stays what it is. */
export async function releaseTakes(db: Db, takes: readonly Take[]): Promise<void> {
  for (const projectId of new Set(takes.map(({ project_id }) => project_id))) {
    const { held } = await holdProject(db, projectId);
    for (const [lotId, own] of groupBy(
      held.filter(({ state }) => state === 'planned'),
      ({ lot_id }) => lot_id,
    )) {
      const units = takes.reduce((sum, take) => sum + (take.lot_id === lotId && take.project_id === projectId ? take.units : 0), 0);
      for (const { id, units: stems } of takeInOrder(asTaken(own), units)) await letGo(db, { row: rowOf(own, id), stems });
    }
  }
}

interface Outcome {
  readonly ingredient_id: number;
  readonly used: number;
  readonly wasted: number;
}

/**
 * Writes down what a project used and threw away; all else that waits for it goes back. Stems that have not come cannot have been used.
 *
 * @throws AppError `inventory.too_many` for more than wait for it
 */
export async function completeProject(db: Db, { projectId, lines }: { projectId: number; lines: readonly Outcome[] }): Promise<void> {
  const { held, lots } = await holdProject(db, projectId);
  for (const row of held.filter(({ lot_id }) => lots.get(lot_id)?.received_on === null)) await letGo(db, { row, stems: row.stems });
  const here = held.filter(({ lot_id }) => lots.get(lot_id)?.received_on !== null);
  for (const { ingredient_id, used, wasted } of lines) {
    const own = here.filter((row) => row.ingredient_id === ingredient_id);
    refuseMore(own, used + wasted);
  }
  for (const ingredientId of new Set(here.map(({ ingredient_id }) => ingredient_id))) {
    const { used, wasted } = lines.find(({ ingredient_id }) => ingredient_id === ingredientId) ?? { used: 0, wasted: 0 };
    const left = { used, wasted };
    for (const row of here.filter(({ ingredient_id }) => ingredient_id === ingredientId)) await settle(db, { row, left, lots });
  }
}

/** What became of one allocation; `left` is what is still to be found among the next. */
async function settle(
  db: Db,
  { row, left, lots }: { row: AllocationRow; left: { used: number; wasted: number }; lots: Map<number, LotRow> },
): Promise<void> {
  const used = Math.min(row.stems, left.used);
  const wasted = Math.min(row.stems - used, left.wasted);
  left.used -= used;
  left.wasted -= wasted;
  await letGo(db, { row, stems: row.stems });
  const parts = [
    ['used', 'use', used],
    ['wasted', 'waste', wasted],
  ] as const;
  for (const [state, kind, stems] of parts) {
    const lot = lots.get(row.lot_id);
    if (stems === 0 || !lot) continue;
    const costCents = nextStemsCost(lot, { taken: lot.stems_received - lot.stems_left, units: stems });
    await writeMove(db, { lotId: lot.id, kind, units: -stems, reason: '' });
    lots.set(lot.id, { ...lot, stems_left: lot.stems_left - stems });
    await insertAllocation(db, { lotId: lot.id, projectId: row.project_id, stems, state, costCents });
  }
  const returned = row.stems - used - wasted;
  if (returned > 0) await insertAllocation(db, { lotId: row.lot_id, projectId: row.project_id, stems: returned, state: 'returned' });
}

/** What waits for a project, the first to expire first, with its lots held. */
async function holdProject(db: Db, projectId: number): Promise<{ held: AllocationRow[]; lots: Map<number, LotRow> }> {
  const before = (await allocationsOfProjects(db, [projectId])).filter(isHeld);
  const rows = await heldLotsById(db, [...new Set(before.map(({ lot_id }) => lot_id))]);
  const known = new Set(before.map(({ lot_id }) => lot_id));
  // Whoever held the lots before may have settled them.
  const held = (await allocationsOfProjects(db, [projectId])).filter((row) => isHeld(row) && known.has(row.lot_id));
  return { held, lots: new Map(rows.map((row) => [row.id, row])) };
}

async function letGo(db: Db, { row, stems }: { row: AllocationRow; stems: number }): Promise<void> {
  await shrinkAllocation(db, { id: row.id, by: stems });
  await changeHeld(db, { lotId: row.lot_id, by: -stems });
}

const asTaken = (rows: readonly AllocationRow[]) => rows.map(({ id, stems }) => ({ id, units: stems }));

function rowOf(rows: readonly AllocationRow[], id: number): AllocationRow {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error('An allocation that was chosen is not there.');
  return row;
}

function refuseMore(rows: readonly AllocationRow[], wanted: number): void {
  const left = rows.reduce((sum, { stems }) => sum + stems, 0);
  if (wanted > left) throw new AppError('inventory.too_many', { left });
}
