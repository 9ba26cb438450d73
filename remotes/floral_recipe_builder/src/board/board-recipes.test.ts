import type { Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import { ingredientFor, recipesOf } from './board-recipes';

const ingredient = (id: number, name: string, colour_family: string) =>
  ({ id, name, botanical: null, colour_family }) as unknown as Ingredient;
const ohara = ingredient(1, 'Garden rose ‘White O’Hara’', 'white');
const juliet = ingredient(2, 'Garden rose ‘Juliet’', 'peach');
const flower = (name: string, color: string, count: number, page = 'Board') => ({ id: `${name}${color}`, page, name, color, count });

it.each([
  ['in its colour', 'Peach', juliet],
  ['by its name where its colour is not bought', 'Burgundy', juliet],
  ['in white', 'White', ohara],
])('a flower of a board is the ingredient %s', (_how, color, expected) => {
  expect(ingredientFor(flower('Garden rose', color, 1), [ohara, juliet])).toBe(expected);
});

it('a piece for each page holds all of its flowers, those that nobody buys as a note', () => {
  const known = [
    { flower: flower('Garden rose', 'Peach', 12), ingredient: juliet },
    { flower: flower('Garden rose', 'Blush', 5), ingredient: juliet },
    { flower: flower('Foxglove', 'Lilac', 8), ingredient: null },
    { flower: flower('Garden rose', 'White', 3, 'Tables'), ingredient: ohara },
  ];
  expect(recipesOf(known, 'personal')).toEqual([
    {
      name: 'From the moodboard: Board',
      page: 'personal',
      design_notes: 'Not known yet: 8 Foxglove',
      lines: [{ key: 'board-0', ingredient_id: 2, qty_milli: 17_000 }],
    },
    {
      name: 'From the moodboard: Tables',
      page: 'personal',
      design_notes: '',
      lines: [{ key: 'board-0', ingredient_id: 1, qty_milli: 3_000 }],
    },
  ]);
});
