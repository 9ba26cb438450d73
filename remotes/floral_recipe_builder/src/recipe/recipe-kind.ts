import type { BookLine, BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { mergeByKey, type RecordKind } from '@butterfly/record-kit/record';
import { api, keys, members } from '../flowers.client';
import { quantityText } from '../model/quantity';
import { isSameLine, patchOf, type RecipeEdit } from './recipe-edit';

const money = (value: unknown, help: { money(minor: number): string }) => help.money(Number(value));
const lineWords = (lines: unknown) =>
  (lines as readonly BookLine[]).map(({ qty_milli, name }) => `${quantityText(qty_milli)} ${name}`).join(', ') || 'nothing';

/** A piece as saving it sees it: two people who change different lines of it are both right. */
export const recipeKind: RecordKind<BookRecipe, RecipeEdit> = {
  noun: 'piece',
  members,
  queryKey: keys.recipe,
  read: (id, signal) => api.getRecipe({ params: { id }, ...(signal && { signal }) }),
  save: (id, edit, ifMatch) => api.updateRecipe({ params: { id }, body: patchOf(edit), ifMatch }),
  labels: {
    name: 'Name',
    page: 'Page',
    quantity: 'Quantity',
    status: 'Status',
    arrangement_type: 'Kind',
    design_notes: 'Notes',
    minutes: 'Minutes',
    labor: 'Labor',
    round_step_cents: 'Rounded up to',
    price_override_cents: 'Price of your own',
    price_locked: 'Price locked',
    locked_price_cents: 'Locked price',
    is_no_recipe: 'Nothing is made',
    target_price_cents: 'Budget of the client',
    rentals: 'Rentals',
    lines: 'Ingredients',
    position: 'Place',
  },
  format: {
    lines: lineWords,
    rentals: (value) => (value as BookRecipe['rentals']).map(({ qty, name }) => `${qty} ${name}`).join(', ') || 'nothing',
    labor: (value) => (value as NonNullable<BookRecipe['labor']>).mode.replaceAll('_', ' '),
    price_override_cents: money,
    locked_price_cents: money,
    target_price_cents: money,
    round_step_cents: money,
  },
  merge: { lines: (sides) => mergeByKey<BookLine>(sides, isSameLine) },
  invalidates: [],
};
