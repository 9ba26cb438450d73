import type { PackOption, PricedRecipe, RecipeLine, Use } from './index';

/** The pieces of a June wedding in Hudson, as a studio would write them down: the suite's worked example. */
interface Ingredient {
  readonly kind: RecipeLine['kind'];
  readonly pack_size: number;
  readonly pack_price_cents: number;
}

const fresh = (pack_size: number, pack_price_cents: number): Ingredient => ({ kind: 'fresh', pack_size, pack_price_cents });
const greens = (pack_size: number, pack_price_cents: number): Ingredient => ({ kind: 'greens', pack_size, pack_price_cents });
const hard = (pack_size: number, pack_price_cents: number): Ingredient => ({ kind: 'hard_good', pack_size, pack_price_cents });

export const ingredients = {
  quicksand: fresh(25, 3_250),
  playaBlanca: fresh(25, 3_125),
  juliet: fresh(12, 4_800),
  whiteOHara: fresh(12, 2_640),
  majolika: fresh(10, 1_650),
  ranunculus: fresh(10, 1_450),
  lisianthus: fresh(10, 1_600),
  hydrangea: fresh(10, 2_100),
  delphinium: fresh(10, 1_500),
  astilbe: fresh(10, 1_700),
  silverDollar: greens(10, 1_050),
  seeded: greens(10, 1_100),
  ruscus: greens(10, 1_200),
  ribbon: hard(1, 350),
  pins: hard(144, 720),
  wire: hard(12, 1_020),
} as const;

export type IngredientName = keyof typeof ingredients;
export const names = Object.keys(ingredients) as IngredientName[];

export const line = (name: IngredientName, qty: number): RecipeLine => ({
  ...ingredients[name],
  qty_milli: qty * 1_000,
  waste_bps: null,
  multiplier_milli: null,
});

interface Piece {
  readonly name: string;
  readonly quantity: number;
  readonly step: number;
  readonly minutes: number;
  readonly of: Partial<Record<IngredientName, number>>;
  readonly labor?: PricedRecipe['labor'];
  readonly rentals?: PricedRecipe['rentals'];
}

const pieces: readonly Piece[] = [
  {
    name: 'Bridal bouquet',
    quantity: 1,
    step: 500,
    minutes: 75,
    of: { quicksand: 8, playaBlanca: 6, juliet: 5, ranunculus: 8, lisianthus: 4, astilbe: 3, silverDollar: 5, ribbon: 2, pins: 2 },
  },
  {
    name: 'Bridesmaid',
    quantity: 5,
    step: 500,
    minutes: 40,
    of: { quicksand: 4, playaBlanca: 4, ranunculus: 4, lisianthus: 2, silverDollar: 3, ribbon: 1, pins: 2 },
  },
  { name: 'Boutonnière', quantity: 8, step: 100, minutes: 12, of: { ranunculus: 1, majolika: 1, seeded: 0.25, ribbon: 0.25, pins: 2 } },
  {
    name: 'Low centrepiece',
    quantity: 12,
    step: 500,
    minutes: 35,
    of: { quicksand: 5, playaBlanca: 4, majolika: 2, lisianthus: 3, hydrangea: 2, silverDollar: 4, seeded: 2, wire: 1 },
    rentals: [{ qty: 1, rental_price_cents: 900 }],
  },
  {
    name: 'Arch',
    quantity: 1,
    step: 500,
    minutes: 360,
    of: { playaBlanca: 40, quicksand: 30, delphinium: 20, hydrangea: 15, lisianthus: 20, ruscus: 30, silverDollar: 25 },
    labor: { mode: 'hourly', rate_cents: 4_500 },
    rentals: [{ qty: 1, rental_price_cents: 22_500 }],
  },
];

const entries = (of: Piece['of']) => Object.entries(of) as [IngredientName, number][];

export const wedding: readonly (PricedRecipe & { readonly name: string })[] = pieces.map(
  ({ name, quantity, step, minutes, of, labor, rentals }) => ({
    name,
    quantity,
    minutes,
    lines: entries(of).map(([ingredient, qty]) => line(ingredient, qty)),
    rentals: rentals ?? [],
    labor: labor ?? null,
    round_step_cents: step,
    price_override_cents: null,
    locked_price_cents: null,
  }),
);

/** What the pieces take of an ingredient; the recipes are numbered from 1. */
export function usesOf(name: IngredientName): Use[] {
  return pieces.flatMap(({ of, quantity }, at) => {
    const qty = of[name];
    const waste_bps = ingredients[name].kind === 'hard_good' ? 0 : 1_000;
    return qty === undefined ? [] : [{ project_id: 9, recipe_id: at + 1, qty_milli: qty * 1_000 * quantity, waste_bps }];
  });
}

export const packOf = (name: IngredientName): PackOption => ({
  id: names.indexOf(name) + 1,
  ...ingredients[name],
  min_packs: 1,
  step_packs: 1,
});
