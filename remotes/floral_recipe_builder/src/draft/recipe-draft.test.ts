import type { BookRecipe, Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import { draftDiff, editOf, newPieceOf } from './recipe-draft';

const ingredient = (id: number, name: string) =>
  ({ id, name, botanical: null, kind: 'fresh', unit: 'stem', waste_bps: null, packs: [] }) as unknown as Ingredient;
const quicksand = ingredient(1, 'Rose ‘Quicksand’');
const juliet = ingredient(2, 'Garden rose ‘Juliet’');
const line = (of: Ingredient, qty: number) => ({ key: `k${of.id}`, ingredient_id: of.id, name: of.name, qty_milli: qty * 1_000 });
const bouquet = {
  id: 7,
  name: 'Bridal bouquet',
  quantity: 1,
  design_notes: 'Loose, to the left',
  target_price_cents: null,
  lines: [line(quicksand, 8), line(juliet, 5)],
} as unknown as BookRecipe;
const drafted = (arrangement: string, part: object) => ({
  title: arrangement,
  arrangement,
  quantity: 1,
  ingredients: [],
  stems_per_piece: 0,
  budget_cents: null,
  note: '',
  ...part,
});
const stem = (name: string, quantity: number) => ({ name, quantity, role: 'focal' as const });
const diffOf = (...pages: ReturnType<typeof drafted>[]) =>
  draftDiff({ pages }, { pieces: [bouquet], ingredients: [quicksand, juliet], money: (cents) => `$${cents / 100}` });

it('a draft of a piece that exists says old beside new, and nothing of what is the same', () => {
  const [diff, twin] = diffOf(
    drafted('bridal Bouquet', {
      quantity: 2,
      ingredients: [stem('Quicksand', 12), stem('juliet', 5), stem('Unicorn', 3)],
      budget_cents: 50_000,
      note: 'Colours: blush',
    }),
    drafted('Bridal bouquet', {}),
  );
  expect(diff?.piece).toBe(bouquet);
  expect(diff?.fields.map(({ label, before, after, isUnknown }) => [label, before, after, isUnknown])).toEqual([
    ['Pieces', '1', '2', false],
    ['Rose ‘Quicksand’', '8', '12', false],
    ['Unicorn', null, '3', true],
    ['Budget of a piece', null, '$250', false],
    ['Design notes', 'Loose, to the left', 'Loose, to the left\nColours: blush', false],
  ]);
  // One piece of the book is meant once.
  expect(twin?.piece).toBeNull();
});

it('only what was taken is written; what the book has beyond the draft stays', () => {
  const [diff] = diffOf(drafted('Bridal bouquet', { quantity: 3, ingredients: [stem('Quicksand', 12), stem('Unicorn', 3)] }));
  const [quantity, roses, unicorn] = diff?.fields ?? [];
  expect(editOf(bouquet, quantity ? [quantity] : [])).toEqual({ quantity: 3 });
  const { lines, ...rest } = editOf(
    bouquet,
    [roses, unicorn].flatMap((field) => field ?? []),
  );
  expect([lines?.map(({ name, qty_milli }) => [name, qty_milli]), rest]).toEqual([
    [
      ['Rose ‘Quicksand’', 12_000],
      ['Garden rose ‘Juliet’', 5_000],
    ],
    {},
  ]);
});

it.each([
  ['Bridesmaid bouquet', 'personal'],
  ['Arch', 'ceremony'],
  ['Low centrepiece', 'reception'],
])('a new %s stands on the page %s', (name, page) => {
  const [diff] = diffOf(drafted(name, { quantity: 4, ingredients: [stem('Juliet', 6)] }));
  const pages = ['personal', 'ceremony', 'reception'].map((key) => ({ key, name: key }));
  expect(newPieceOf(name, diff?.fields ?? [], pages)).toEqual({
    name,
    page,
    quantity: 4,
    lines: [{ key: 'draft-1', ingredient_id: 2, qty_milli: 6_000 }],
  });
  expect(newPieceOf(name, [], pages.slice(1, 2)).page).toBe('ceremony');
});
