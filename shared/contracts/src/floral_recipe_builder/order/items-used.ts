import { isMade } from '../pricing/as-priced';
import type { IngredientKind } from '../pricing/profile';
import { MOST_UNITS, type PackOption } from './choose-packs';
import { grossUnits, planLine, type PlannedLine, type Use } from './plan-order';

/** A piece of a book, as far as it uses anything. */
interface UsingPiece {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly is_no_recipe: boolean;
  readonly repurposed_from: readonly number[];
  readonly lines: readonly {
    readonly key: string;
    readonly ingredient_id: number;
    readonly name: string;
    readonly kind: IngredientKind;
    readonly qty_milli: number;
    readonly waste_bps: number | null;
  }[];
}

/** Where an ingredient is used. */
export interface ItemUse {
  readonly recipe_id: number;
  readonly recipe_name: string;
  readonly line_key: string;
  readonly quantity: number;
  /** In one piece. */
  readonly qty_milli: number;
  readonly waste_bps: number;
}

/** An ingredient over all pieces of a book. */
export interface UsedItem {
  readonly ingredient_id: number;
  readonly name: string;
  readonly kind: IngredientKind;
  /** In all pieces, without waste. */
  readonly used_milli: number;
  readonly gross_units: number;
  readonly uses: readonly ItemUse[];
  /** Null: more than anybody orders. */
  readonly plan: PlannedLine | null;
}

interface Supply {
  /** Where a line does not say. */
  readonly waste_bps: Readonly<Record<IngredientKind, number>>;
  /** Of the usual supplier; without costs the usual pack alone, for nothing. */
  readonly packsOf: (ingredientId: number) => readonly PackOption[];
}

/**
 * What a book needs of every ingredient, with the packs to buy: rounded up once over all its pieces. Flowers first, in the order in which
 * they appear.
 *
 * @example
 * const [quicksand] = itemsUsed(book.recipes, { waste_bps: book.waste_bps, packsOf });
 * quicksand.gross_units; // 130
 */
export function itemsUsed(pieces: readonly UsingPiece[], supply: Supply): UsedItem[] {
  const found = new Map<number, { first: UsingPiece['lines'][number]; uses: ItemUse[]; needs: Use[] }>();
  for (const piece of pieces.filter(isMade)) {
    for (const line of piece.lines) {
      const item = found.get(line.ingredient_id) ?? { first: line, uses: [], needs: [] };
      found.set(line.ingredient_id, item);
      const waste_bps = line.waste_bps ?? supply.waste_bps[line.kind];
      item.uses.push({
        recipe_id: piece.id,
        recipe_name: piece.name,
        line_key: line.key,
        quantity: piece.quantity,
        qty_milli: line.qty_milli,
        waste_bps,
      });
      item.needs.push({
        project_id: 0,
        recipe_id: piece.id,
        qty_milli: line.qty_milli * piece.quantity,
        waste_bps,
      });
    }
  }
  return [...found].map(([ingredient_id, { first, uses, needs }]) => {
    const gross_units = grossUnits(needs);
    return {
      ingredient_id,
      name: first.name,
      kind: first.kind,
      used_milli: needs.reduce((total, { qty_milli }) => total + qty_milli, 0),
      gross_units,
      uses,
      plan: gross_units > MOST_UNITS ? null : planLine({ ingredient_id, uses: needs, on_hand: 0, packs: supply.packsOf(ingredient_id) }),
    };
  });
}
