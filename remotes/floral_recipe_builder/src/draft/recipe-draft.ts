import type { RecipeData } from '@butterfly/contracts/agents';
import { type BookPage, type BookRecipe, type Ingredient, type NewRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { ingredientNamed } from './ingredient-named';
import { newLine, newKey } from '../model/new-line';
import { quantityText } from '../model/quantity';
import type { RecipeEdit } from '../recipe/recipe-edit';

type DraftedPiece = RecipeData['pages'][number];

/** One thing that a draft says otherwise than the book, to be taken or left. */
export interface DraftField {
  readonly id: string;
  readonly label: string;
  /** Null: the book says nothing of it. */
  readonly before: string | null;
  readonly after: string;
  /** A flower that nobody buys by that name; it is taken once a person has said which one is meant. */
  readonly isUnknown: boolean;
  readonly change: DraftChange;
}

type DraftChange =
  | { readonly kind: 'line'; readonly ingredient: Ingredient | null; readonly qty_milli: number }
  | { readonly kind: 'notes'; readonly design_notes: string }
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'target'; readonly target_price_cents: number };

/** A piece of a draft beside the piece of the book that bears its name; null: it would be a new one. */
export interface PieceDiff {
  readonly key: string;
  readonly name: string;
  readonly piece: BookRecipe | null;
  readonly fields: readonly DraftField[];
}

interface Book {
  readonly pieces: readonly BookRecipe[];
  readonly ingredients: readonly Ingredient[];
  readonly money: (cents: number) => string;
}

/**
 * What a draft of the assistant would change, piece by piece and field by field. What is the same is left out, and what the book has beyond
 * the draft stays.
 *
 * @example
 * draftDiff(draft.data, book)[0]?.fields; // [{ label: 'Rose ‘Quicksand’', before: '8', after: '12', … }]
 */
export function draftDiff({ pages }: Pick<RecipeData, 'pages'>, book: Book): readonly PieceDiff[] {
  const left = [...book.pieces];
  return pages.map((drafted, at) => {
    const place = left.findIndex(({ name }) => plain(name) === plain(drafted.arrangement));
    const piece = place < 0 ? null : (left.splice(place, 1)[0] ?? null);
    const fields = [
      quantityField(drafted, piece),
      ...linesOf(drafted, piece, book.ingredients),
      targetField(drafted, piece, book),
      notesField(drafted, piece),
    ];
    return { key: `${at}`, name: piece?.name ?? drafted.arrangement, piece, fields: fields.filter((field) => field !== null) };
  });
}

/** What is written for a piece that exists, from the fields that were taken. */
export function editOf(piece: BookRecipe, taken: readonly DraftField[]): RecipeEdit {
  const lines = taken.reduce<BookRecipe['lines']>((now, { change }) => {
    if (change.kind !== 'line' || !change.ingredient) return now;
    const { ingredient, qty_milli } = change;
    const known = now.find(({ ingredient_id }) => ingredient_id === ingredient.id);
    if (known) return now.map((line) => (line === known ? { ...line, qty_milli } : line));
    return [...now, newLine(ingredient, { key: newKey(now), qty_milli })];
  }, piece.lines);
  return { ...factsOf(taken), ...(lines !== piece.lines && { lines }) };
}

/** A new piece, from the fields that were taken. */
export function newPieceOf(name: string, taken: readonly DraftField[], pages: readonly BookPage[]): NewRecipe {
  const lines = taken.flatMap(({ change }, at) =>
    change.kind === 'line' && change.ingredient
      ? [{ key: `draft-${at}`, ingredient_id: change.ingredient.id, qty_milli: change.qty_milli }]
      : [],
  );
  return { name, page: pageFor(name, pages), ...factsOf(taken), lines } as NewRecipe;
}

function factsOf(taken: readonly DraftField[]) {
  return Object.assign({}, ...taken.map(({ change: { kind, ...facts } }) => (kind === 'line' ? {} : facts))) as Partial<
    Pick<BookRecipe, 'design_notes' | 'quantity' | 'target_price_cents'>
  >;
}

const PLACES: readonly (readonly [page: string, words: RegExp])[] = [
  ['personal', /bouquet|boutonni|corsage|crown|bridesmaid|petal/i],
  ['ceremony', /arch|aisle|altar|chuppah|ceremony|pew|meadow/i],
  ['reception', /./],
];

/** Where a piece usually stands; a book without such a page takes it on its first. */
function pageFor(name: string, pages: readonly BookPage[]): string {
  const usual = PLACES.find(([, words]) => words.test(name))?.[0];
  return (pages.find(({ key }) => key === usual) ?? pages[0])?.key ?? 'personal';
}

function quantityField({ quantity }: DraftedPiece, piece: BookRecipe | null): DraftField | null {
  if (piece?.quantity === quantity) return null;
  return field('quantity', 'Pieces', {
    before: piece && String(piece.quantity),
    after: String(quantity),
    change: { kind: 'quantity', quantity },
  });
}

function linesOf({ ingredients: drafted }: DraftedPiece, piece: BookRecipe | null, known: readonly Ingredient[]): (DraftField | null)[] {
  return drafted.map(({ name, quantity }, at) => {
    const ingredient = ingredientNamed(name, known);
    const line = ingredient && piece?.lines.find(({ ingredient_id }) => ingredient_id === ingredient.id);
    const qty_milli = quantity * 1_000;
    if (line?.qty_milli === qty_milli) return null;
    const before = line ? quantityText(line.qty_milli) : null;
    const change = { kind: 'line', ingredient, qty_milli } as const;
    return { ...field(`line-${at}`, ingredient?.name ?? name, { before, after: String(quantity), change }), isUnknown: !ingredient };
  });
}

function targetField({ budget_cents, quantity }: DraftedPiece, piece: BookRecipe | null, { money }: Book): DraftField | null {
  if (budget_cents === null) return null;
  const target_price_cents = Math.floor(budget_cents / quantity);
  if (piece?.target_price_cents === target_price_cents) return null;
  const before = piece?.target_price_cents ?? null;
  return field('target', 'Budget of a piece', {
    before: before === null ? null : money(before),
    after: money(target_price_cents),
    change: { kind: 'target', target_price_cents },
  });
}

/** What somebody has written stays, above what the draft says. */
function notesField({ note }: DraftedPiece, piece: BookRecipe | null): DraftField | null {
  const before = piece?.design_notes || null;
  if (note === '' || before?.includes(note)) return null;
  const design_notes = before === null ? note : `${before}\n${note}`;
  return field('notes', 'Design notes', { before, after: design_notes, change: { kind: 'notes', design_notes } });
}

function field(id: string, label: string, part: Pick<DraftField, 'after' | 'before' | 'change'>): DraftField {
  return { id, label, isUnknown: false, ...part };
}

const plain = (name: string): string => name.trim().toLowerCase();
