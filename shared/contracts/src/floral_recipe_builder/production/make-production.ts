import { addDays } from '../../core/days';
import type { BookPage, BookRecipe } from '../book/schema';
import { groupBy } from '../order/group-by';
import { grossUnits } from '../order/plan-order';
import { isMade } from '../pricing/as-priced';
import type { IngredientKind } from '../pricing/profile';
import type { ProcessingLine, ProductionPiece, ProductionSheet, PullLine } from './schema';

/** More of a piece than this are ticked off together. */
export const MOST_NUMBERED = 48;

type Piece = Pick<
  BookRecipe,
  | 'arrangement_type'
  | 'design_notes'
  | 'id'
  | 'is_no_recipe'
  | 'lines'
  | 'minutes'
  | 'name'
  | 'page'
  | 'quantity'
  | 'rentals'
  | 'repurposed_from'
>;

interface Around {
  readonly pages: readonly BookPage[];
  /** Where a line does not say. */
  readonly waste_bps: Readonly<Record<IngredientKind, number>>;
  readonly event_date: string | null;
  /** Days before the event on which an ingredient is cut and put into water. */
  readonly leadDays: ReadonlyMap<number, number>;
  /** What the orders of the project bring, by ingredient. */
  readonly came: ReadonlyMap<number, { readonly ordered_units: number; readonly kept_units: number }>;
}

type Work = Pick<ProductionSheet, 'minutes' | 'pieces' | 'processing' | 'pull'>;

/**
 * The work behind the pieces of a book. A piece that is used again is moved, not made: it has a sheet and no stems. What is sold without being
 * made has none.
 *
 * @example
 * const { processing } = makeProduction(book.recipes, { pages, waste_bps, event_date: '2027-06-12', leadDays, came });
 * processing[0]; // { name: 'Rose ‘Quicksand’', units: 130, process_on: '2027-06-09', … }
 */
export function makeProduction(recipes: readonly Piece[], around: Around): Work {
  const shown = recipes.filter(({ is_no_recipe, quantity }) => !is_no_recipe && quantity > 0);
  const made = shown.filter(isMade);
  const lines = made.flatMap((piece) => piece.lines.filter(({ qty_milli }) => qty_milli > 0).map((line) => ({ piece, line })));
  const ofKinds = (kinds: readonly IngredientKind[]) =>
    groupBy(
      lines.filter(({ line }) => kinds.includes(line.kind)),
      ({ line }) => line.ingredient_id,
    );
  return {
    minutes: shown.reduce((total, { minutes, quantity }) => total + minutes * quantity, 0),
    pieces: shown.map((piece) => sheetOf(piece, { recipes, pages: around.pages })),
    processing: [...ofKinds(['fresh', 'greens'])].map(([id, uses]) => processed(id, { uses, around })),
    pull: [
      ...[...ofKinds(['hard_good', 'rental'])].map(([id, uses]) => pulled(id, { uses, around })),
      ...shown.flatMap((piece) =>
        piece.rentals.map(
          ({ key, name, qty }): PullLine => ({
            item: `rental:${piece.id}:${key}`,
            name,
            unit: 'piece',
            units: qty * piece.quantity,
            where_used: [piece.name],
          }),
        ),
      ),
    ],
  };
}

function sheetOf(piece: Piece, { recipes, pages }: { recipes: readonly Piece[]; pages: readonly BookPage[] }): ProductionPiece {
  const { id, name, quantity, arrangement_type, minutes, design_notes, repurposed_from } = piece;
  const numbered = quantity <= MOST_NUMBERED;
  return {
    recipe_id: id,
    name,
    page: pages.find(({ key }) => key === piece.page)?.name ?? '',
    arrangement_type,
    quantity,
    minutes,
    design_notes,
    moved_from: recipes.filter((one) => repurposed_from.includes(one.id)).map((one) => one.name),
    lines: isMade(piece)
      ? piece.lines.map(({ ingredient_id, name: of, kind, unit, qty_milli, note }) => ({
          ingredient_id,
          name: of,
          kind,
          unit,
          qty_milli,
          note,
        }))
      : [],
    items: numbered ? Array.from({ length: quantity }, (_, at) => `piece:${id}:${at + 1}`) : [`piece:${id}:0`],
  };
}

interface Used {
  readonly uses: readonly { readonly piece: Piece; readonly line: Piece['lines'][number] }[];
  readonly around: Around;
}

function unitsOf({ uses, around }: Used): number {
  return grossUnits(
    uses.map(({ piece, line }) => ({
      qty_milli: line.qty_milli * piece.quantity,
      waste_bps: line.waste_bps ?? around.waste_bps[line.kind],
    })),
  );
}

function processed(ingredient_id: number, { uses, around }: Used): ProcessingLine {
  const { name = '', unit = 'stem' } = uses[0]?.line ?? {};
  const { ordered_units = 0, kept_units = 0 } = around.came.get(ingredient_id) ?? {};
  return {
    item: `stems:${ingredient_id}`,
    ingredient_id,
    name,
    unit,
    units: unitsOf({ uses, around }),
    ordered_units,
    kept_units,
    process_on: around.event_date && addDays(around.event_date, -(around.leadDays.get(ingredient_id) ?? 0)),
    uses: uses.map(({ piece, line }) => ({ recipe_name: piece.name, quantity: piece.quantity, qty_milli: line.qty_milli })),
  };
}

function pulled(ingredientId: number, { uses, around }: Used): PullLine {
  const { name = '', unit = 'piece' } = uses[0]?.line ?? {};
  return {
    item: `goods:${ingredientId}`,
    name,
    unit,
    units: unitsOf({ uses, around }),
    where_used: [...new Set(uses.map(({ piece }) => piece.name))],
  };
}
