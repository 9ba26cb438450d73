import type { Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import { plainLetters } from '../../planner/reading/plain-letters';
import { wordDistance } from '../../planner/word-distance';
import { singular } from './flowers-named';

/** So long a word may have a slip in it. */
const LONG = 6;

/** Flowers of the catalogue that have all the words that name one, and the words that name none. */
export function ingredientsNamed(
  all: readonly Ingredient[],
  names: readonly string[],
): { readonly rows: readonly Ingredient[]; readonly rest: readonly string[] } {
  let rows: readonly Ingredient[] = [];
  const rest: string[] = [];
  for (const name of names) {
    const found = (rows.length === 0 ? all : rows).filter((row) => hasWord(row, singular(name)));
    if (found.length === 0) rest.push(name);
    else rows = found;
  }
  return { rows, rest };
}

const hasWord = ({ name }: Ingredient, word: string): boolean =>
  (plainLetters(name).match(/[\p{L}']+/gu) ?? []).some((own) => {
    const one = singular(own.replace(/'/g, ''));
    return one === word.replace(/'/g, '') || (word.length > LONG && one.charAt(0) === word.charAt(0) && wordDistance(word, one, 2) <= 2);
  });
