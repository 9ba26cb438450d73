import { findIngredients, type Ingredient } from '@butterfly/contracts/floral_recipe_builder';

/**
 * The ingredient that a draft names. A field where somebody types takes the beginning of a word for the word; a draft is not typed any
 * further, so that a short word is the whole word, and one word is no name for a thing of several. Whoever reads the draft says what is meant.
 *
 * @example
 * ingredientNamed('juliet', catalogue)?.name; // 'Garden rose ‘Juliet’'
 * ingredientNamed('pin', catalogue); // null, and no 'Pin frog'
 */
export function ingredientNamed(name: string, known: readonly Ingredient[]): Ingredient | null {
  const asked = wordsOf(name);
  return findIngredients(name, known).find((ingredient) => isNamed(asked, ingredient)) ?? null;
}

/** From so many letters on, the beginning of a word says enough. */
const TELLING = 4;

/** What grows has a first name that says what it is. */
const GROWN: ReadonlySet<Ingredient['kind']> = new Set(['fresh', 'greens']);

function isNamed(asked: readonly string[], { name, botanical, kind }: Pick<Ingredient, 'botanical' | 'kind' | 'name'>): boolean {
  const own = wordsOf(name);
  if (!GROWN.has(kind) && asked.length < Math.min(2, own.length)) return false;
  const whole = new Set([...own, ...wordsOf(botanical ?? '')]);
  return asked.every((word) => word.length >= TELLING || whole.has(word));
}

/** In the singular, in small letters. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/([^s])s$/, '$1'));
