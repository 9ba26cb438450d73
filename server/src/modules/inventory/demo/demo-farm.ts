import { addDays } from '@butterfly/contracts/days';
import { newCrop, type CropStatus } from '@butterfly/contracts/inventory';
import type { DemoContext } from '../../../demo/demo-business';
import type { Db } from '../../../platform/db/db';
import { FarmService } from '../farm/service';
import { categories } from '../setup/repository';
import { LotService } from '../shop/lot.service';

/** A bed of the demo; days are from today. */
interface DemoCrop {
  /** A part of the name of its flower. */
  readonly flower: string;
  readonly category: string;
  readonly bed: string;
  readonly plants: number;
  readonly begins: number;
  readonly weeks: number;
  readonly expected: number;
  readonly status: CropStatus;
  /** Stems of each harvest. */
  readonly cut: readonly number[];
  readonly sold?: number;
  readonly composted?: number;
}

const BULBS = 'Bulbs and corms';
const ANNUALS = 'Summer annuals';

const crops: readonly DemoCrop[] = [
  {
    flower: 'Ranunculus',
    category: BULBS,
    bed: 'Tunnel 1',
    plants: 200,
    begins: -80,
    weeks: 6,
    expected: 260,
    status: 'finished',
    cut: [40, 50, 55, 45, 30, 20, 12],
    sold: 190,
    composted: 62,
  },
  {
    flower: 'Lisianthus',
    category: ANNUALS,
    bed: 'Bed 3',
    plants: 240,
    begins: -10,
    weeks: 6,
    expected: 480,
    status: 'harvesting',
    cut: [20, 25, 30, 28, 32],
    sold: 95,
    composted: 8,
  },
  { flower: 'Dahlia', category: BULBS, bed: 'Bed 5', plants: 80, begins: 21, weeks: 8, expected: 640, status: 'growing', cut: [] },
  {
    flower: 'Cosmos',
    category: ANNUALS,
    bed: 'Bed 1',
    plants: 120,
    begins: -20,
    weeks: 7,
    expected: 700,
    status: 'harvesting',
    cut: [40, 60, 60, 70, 60, 50, 40],
    sold: 260,
    composted: 45,
  },
  {
    flower: 'Snapdragon',
    category: ANNUALS,
    bed: 'Bed 2',
    plants: 150,
    begins: -15,
    weeks: 5,
    expected: 300,
    status: 'harvesting',
    cut: [20, 30, 35, 30, 25, 20],
    sold: 120,
    composted: 12,
  },
];

/** Five crops with twenty-five harvests; the smaller business grows nothing. */
export async function seedFarm(db: Db, { platform, business, today }: DemoContext): Promise<void> {
  if (business.key !== 'fern') return;
  const lots = new LotService(() => platform.api('floral_recipe_builder'));
  const farm = new FarmService(lots);
  const catalogue = await lots.flowers(db);
  const groups = new Map<string, number>();
  for (const name of [BULBS, ANNUALS]) groups.set(name, (await categories.insert(db, { name })).id);
  for (const { flower, category, bed, plants, begins, weeks, expected, status, cut, sold = 0, composted = 0 } of crops) {
    const known = catalogue.find(({ name }) => name.includes(flower));
    if (!known) continue;
    const input = newCrop.parse({
      ingredient_id: known.id,
      category_id: groups.get(category),
      bed,
      plants,
      planted_on: addDays(today, begins - 90),
      first_harvest_on: addDays(today, begins),
      harvest_weeks: weeks,
      expected_stems: expected,
      status,
    });
    const { id } = await farm.create(db, input);
    for (const stems of cut) await farm.harvest(db, { crop_id: id, stems, grade: 'A', reason: '' });
    if (sold > 0) await farm.move(db, id, { kind: 'sale', stems: sold, reason: 'Saturday market' });
    if (composted > 0) await farm.move(db, id, { kind: 'compost', stems: composted, reason: 'Overblown' });
    if (status === 'finished') await farm.update(db, { id, patch: { status }, ifMatch: '*' });
  }
}
