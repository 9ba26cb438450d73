import type { BookLine, BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { mergeByKey } from '@butterfly/record-kit/record';
import { isSameLine, type RecipeEdit } from '../recipe/recipe-edit';

/**
 * What of an edit is still to be saved after a save of `sent` has answered with `record`. Lines that were typed meanwhile are set upon those
 * that are saved now, which may hold lines of somebody else.
 */
export function leftAfter(edit: RecipeEdit, { sent, record }: { sent: RecipeEdit; record: BookRecipe }): RecipeEdit {
  const left = Object.entries(edit).filter(([name, value]) => value !== sent[name as keyof RecipeEdit]);
  const rest = Object.fromEntries(left) as RecipeEdit;
  if (!rest.lines || !sent.lines) return rest;
  const lines = mergeByKey<BookLine>({ before: sent.lines, mine: rest.lines, theirs: record.lines }, isSameLine);
  return { ...rest, lines: lines ?? rest.lines };
}
