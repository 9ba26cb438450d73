import type { BookRecipe } from './schema';

type Line = BookRecipe['lines'][number];

/** An ingredient whose quantity is another than before, in one piece; 0: it is not in it. */
export interface LineChange {
  readonly ingredient_id: number;
  readonly name: string;
  readonly before_milli: number;
  readonly after_milli: number;
}

/** What of a piece a person compares. */
export interface PieceSide {
  readonly quantity: number;
  readonly unit_cents: number;
}

/** A piece that is not what it was. */
export interface PieceChange {
  readonly recipe_id: number;
  readonly name: string;
  /** Null: it was not there. */
  readonly before: PieceSide | null;
  /** Null: it is gone. */
  readonly after: PieceSide | null;
  readonly lines: readonly LineChange[];
}

type Piece = Pick<BookRecipe, 'id' | 'lines' | 'name' | 'quantity'> & { readonly price: Pick<BookRecipe['price'], 'unit_cents'> };

/**
 * What has changed between two versions of a book, piece by piece; pieces that are the same are left out.
 *
 * @example
 * compareBooks(accepted.recipes, book.recipes); // [{ name: 'Arch', before: { quantity: 1, … }, after: { quantity: 1, … }, lines: [{ name: 'Quicksand', before_milli: 30_000, after_milli: 25_000 }] }]
 */
export function compareBooks(before: readonly Piece[], after: readonly Piece[]): PieceChange[] {
  const ids = [...new Set([...after, ...before].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [old, now] = [before.find((piece) => piece.id === id), after.find((piece) => piece.id === id)];
    const lines = compareLines(old?.lines ?? [], now?.lines ?? []);
    const change = { recipe_id: id, name: (now ?? old)?.name ?? '', before: sideOf(old), after: sideOf(now), lines };
    return isSame(change) ? [] : [change];
  });
}

function compareLines(before: readonly Line[], after: readonly Line[]): LineChange[] {
  const ids = [...new Set([...after, ...before].map(({ ingredient_id }) => ingredient_id))];
  const sum = (lines: readonly Line[], id: number) =>
    lines.filter(({ ingredient_id }) => ingredient_id === id).reduce((total, { qty_milli }) => total + qty_milli, 0);
  return ids
    .map((id) => ({
      ingredient_id: id,
      name: [...after, ...before].find(({ ingredient_id }) => ingredient_id === id)?.name ?? '',
      before_milli: sum(before, id),
      after_milli: sum(after, id),
    }))
    .filter(({ before_milli, after_milli }) => before_milli !== after_milli);
}

const sideOf = (piece: Piece | undefined): PieceSide | null =>
  piece ? { quantity: piece.quantity, unit_cents: piece.price.unit_cents } : null;

function isSame({ before, after, lines }: PieceChange): boolean {
  return lines.length === 0 && before?.quantity === after?.quantity && before?.unit_cents === after?.unit_cents;
}
