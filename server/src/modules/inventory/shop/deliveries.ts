import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { DeliveredLine, KnownFlower, NeededFlower } from '../../floral_recipe_builder/api';
import { keepStems } from './allocations';
import { lastDay, namesOf } from './lot.service';
import { allocationsOfProjects, lotOfOrderLine, lots, writeMove, type LotRow } from './repository';

/**
 * Makes lots of what an order brought, one for each of its lines, and keeps for the projects of the order what they need. Counts are what has
 * come so far: heard again, nothing changes, and a count that was corrected is written as a difference.
 */
export async function receiveDelivery(
  db: Db,
  { orderId, today, platform }: { readonly orderId: number; readonly today: string; readonly platform: Pick<Platform, 'api'> },
): Promise<void> {
  const recipes = platform.api('floral_recipe_builder');
  const lines = await recipes.delivered(db, orderId);
  const flowers = await recipes.flowers(db, [...new Set(lines.map(({ ingredient_id }) => ingredient_id))]);
  const wanted = await inOrderOfEvents(db, { lines, platform });
  for (const line of lines) {
    const flower = flowers.find(({ id }) => id === line.ingredient_id);
    if (flower) await receiveLine(db, { line: { ...line, uses: wanted(line) }, flower, today });
  }
}

async function receiveLine(db: Db, { line, flower, today }: { line: DeliveredLine; flower: KnownFlower; today: string }): Promise<void> {
  const before = await lotOfOrderLine(db, line.order_line_id);
  if (!before) {
    if (line.units > 0) await keepFor(db, { lot: await newLotOf(db, { line, flower, today }), uses: line.uses });
    return;
  }
  const difference = line.units - before.stems_received;
  if (difference === 0 && line.cost_cents === before.cost_cents) return;
  await lots.patch(db, { id: before.id, changes: { stems_received: line.units, cost_cents: line.cost_cents } });
  if (difference !== 0) await writeMove(db, { lotId: before.id, kind: 'receive', units: difference, reason: '' });
  if (difference > 0) await keepFor(db, { lot: await lots.read(db, before.id), uses: line.uses });
}

async function newLotOf(db: Db, { line, flower, today }: { line: DeliveredLine; flower: KnownFlower; today: string }): Promise<LotRow> {
  const { id } = await lots.insert(db, {
    ...namesOf(flower),
    source: 'purchase',
    order_line_id: line.order_line_id,
    ready_on: today,
    received_on: today,
    stems_received: line.units,
    cost_cents: line.cost_cents,
    condition: 'A',
    location_id: null,
    use_by: lastDay(flower, today),
    note: '',
  });
  await writeMove(db, { lotId: id, kind: 'receive', units: line.units, reason: '' });
  return lots.read(db, id);
}

/** What projects still lack of a flower is kept for them, as far as it goes. */
async function keepFor(db: Db, { lot, uses }: { lot: LotRow; uses: readonly NeededFlower[] }): Promise<void> {
  let free = lot.stems_left - lot.stems_held;
  const rows = await allocationsOfProjects(
    db,
    uses.map(({ project_id }) => project_id),
  );
  for (const { project_id, ingredient_id, units } of uses) {
    const has = rows
      .filter((row) => row.project_id === project_id && row.ingredient_id === ingredient_id && row.state !== 'returned')
      .reduce((sum, { stems }) => sum + stems, 0);
    const stems = Math.min(free, units - has);
    if (stems <= 0) continue;
    free -= stems;
    await keepStems(db, { lotId: lot.id, projectId: project_id, stems });
  }
}

/** Whose event is first is served first. */
async function inOrderOfEvents(
  db: Db,
  { lines, platform }: { lines: readonly DeliveredLine[]; platform: Pick<Platform, 'api'> },
): Promise<(line: DeliveredLine) => NeededFlower[]> {
  const ids = [...new Set(lines.flatMap(({ uses }) => uses.map(({ project_id }) => project_id)))];
  const projects = await platform.api('tenant_crm').projectsById(db, ids);
  const dayOf = new Map(projects.map(({ id, event_date }) => [id, event_date ?? '9999-12-31']));
  const day = ({ project_id }: NeededFlower) => dayOf.get(project_id) ?? '9999-12-31';
  return ({ uses }) => [...uses].sort((a, b) => day(a).localeCompare(day(b)) || a.project_id - b.project_id);
}
