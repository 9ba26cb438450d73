import { addDays } from '@butterfly/contracts/days';
import { newLot } from '@butterfly/contracts/inventory';
import type { DemoContext } from '../../../demo/demo-business';
import type { Db } from '../../../platform/db/db';
import { keepStems } from '../shop/allocations';
import { LotService } from '../shop/lot.service';

/** A lot beside what the order of the demo brings. */
interface DemoLot {
  /** A part of the name of its flower. */
  readonly flower: string;
  readonly units: number;
  readonly cost: number;
  /** Days from today; below zero it is past. */
  readonly lasts?: number;
  /** The project that waits for all of it. */
  readonly project?: string;
  /** The farm brings it on this day. */
  readonly expected?: string;
}

const lots: Readonly<Record<'fern' | 'reiger', readonly DemoLot[]>> = {
  fern: [
    { flower: 'Hydrangea white', units: 20, cost: 4_200, lasts: 2, project: 'Reyes wedding' },
    { flower: 'Stock white', units: 30, cost: 3_450, lasts: 1, project: 'Reyes wedding' },
    { flower: 'Sweet pea', units: 10, cost: 1_300, lasts: -1, project: 'Reyes wedding' },
    { flower: 'Waxflower', units: 20, cost: 2_200, lasts: 8, project: 'Reyes wedding' },
    { flower: 'Ranunculus', units: 20, cost: 0, expected: '2027-06-09' },
    { flower: 'Lisianthus', units: 30, cost: 0, expected: '2027-06-09' },
  ],
  reiger: [
    { flower: 'Quicksand', units: 50, cost: 6_900, lasts: 5 },
    { flower: 'Playa Blanca', units: 25, cost: 3_300, lasts: 2 },
  ],
};

/** What stands in the cooler, and what the farm will bring. */
export async function seedShop(db: Db, { platform, business, projects, today }: DemoContext): Promise<void> {
  const service = new LotService(() => platform.api('floral_recipe_builder'));
  const catalogue = await service.flowers(db);
  for (const { flower, units, cost: cost_cents, lasts, project, expected } of lots[business.key]) {
    const known = catalogue.find(({ name }) => name.includes(flower));
    if (!known) continue;
    const input = newLot.parse({
      ingredient_id: known.id,
      units,
      cost_cents,
      source: expected ? 'farm' : 'purchase',
      ...(expected && { ready_on: expected }),
      ...(lasts !== undefined && { use_by: addDays(today, lasts) }),
    });
    const { id } = await service.create(db, input, { seesCosts: true, today });
    const projectId = project === undefined ? undefined : projects.get(project);
    if (projectId !== undefined) await keepStems(db, { lotId: id, projectId, stems: units });
  }
}
