import { usualSizes } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';
import { library } from '../library/repository';
import { demoLines, type Stock } from './demo-lines';

type Recipe = readonly [name: string, kind: string, minutes: number, of: Readonly<Record<string, number>>];

/** What the studio makes again and again. */
const FERN: readonly Recipe[] = [
  ['Bridal bouquet, lush', 'Bouquet', 80, { Quicksand: 10, 'Playa Blanca': 8, Juliet: 6, Ranunculus: 8, 'silver dollar': 6, ribbon: 2 }],
  ['Bridal bouquet, minimal', 'Bouquet', 45, { Anemone: 9, Ranunculus: 7, 'Olive branch': 3, ribbon: 2 }],
  ['Bridesmaid', 'Bouquet', 35, { Quicksand: 5, 'Playa Blanca': 4, Lisianthus: 3, 'silver dollar': 3, ribbon: 1 }],
  ['Boutonnière', 'Boutonnière', 12, { Ranunculus: 1, seeded: 0.25, ribbon: 0.25, 'Pearl pins': 2 }],
  ['Wrist corsage', 'Corsage', 20, { Majolika: 2, Waxflower: 1, seeded: 0.5, ribbon: 1 }],
  ['Flower crown', 'Crown', 50, { Majolika: 5, Waxflower: 4, Astilbe: 3, Plumosus: 3, 'Floral tape': 0.25 }],
  [
    'Low centrepiece',
    'Centrepiece',
    35,
    { Quicksand: 5, 'Playa Blanca': 4, Majolika: 2, Hydrangea: 2, 'silver dollar': 4, 'Chicken-wire': 1 },
  ],
  ['Tall centrepiece', 'Centrepiece', 55, { Delphinium: 8, Hydrangea: 5, Snapdragon: 8, 'Italian ruscus': 8, 'Chicken-wire': 1 }],
  ['Bud-vase trio', 'Centrepiece', 12, { Cosmos: 3, Scabiosa: 3, Ranunculus: 2 }],
  ['Arch, 2.4 m', 'Installation', 360, { 'Playa Blanca': 40, Quicksand: 30, Delphinium: 20, 'Italian ruscus': 30, 'silver dollar': 25 }],
  ['Aisle meadow, 1 m', 'Installation', 60, { Cosmos: 12, Delphinium: 6, Snapdragon: 6, Plumosus: 4, 'Pin frog': 2 }],
  ['Bar arrangement', 'Arrangement', 50, { Hydrangea: 4, Stock: 8, Lisianthus: 5, Salal: 6, 'Chicken-wire': 1 }],
];

/** Recipes of no project, for the studio that has the ingredients of all of them. */
export async function seedLibrary(db: Db, { key, stock }: { key: 'fern' | 'reiger'; stock: Stock }): Promise<void> {
  if (key !== 'fern') return;
  for (const [name, arrangement_type, minutes, of] of FERN) {
    const lines = demoLines(of, stock);
    await library.insert(db, {
      name,
      arrangement_type,
      minutes,
      design_notes: '',
      sizes: usualSizes,
      labor: null,
      round_step_cents: null,
      rentals: [],
      lines,
    });
  }
}
