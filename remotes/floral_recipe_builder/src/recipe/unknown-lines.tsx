import type { Ingredient, TypedLine } from '@butterfly/contracts/floral_recipe_builder';
import { Icon } from '@butterfly/ui-kit';
import { quantityText } from '../model/quantity';
import { IngredientField } from './ingredient-field';

interface UnknownLinesProps {
  readonly unknown: readonly TypedLine[];
  readonly ingredients: readonly Ingredient[];
  readonly warningOf: (ingredient: Ingredient) => string | null;
  /** Null: it is left out. */
  readonly onNamed: (typed: TypedLine, ingredient: Ingredient | null) => void;
}

/** What was typed and nobody buys by that name: nothing of a pasted list is lost without a word. */
export function UnknownLines({ unknown, ingredients, warningOf, onNamed }: UnknownLinesProps) {
  if (unknown.length === 0) return null;
  return (
    <ul className="fl-unknown" aria-label="Not known yet">
      {unknown.map((typed, at) => (
        <li key={`${at}-${typed.name}`}>
          <Icon name="info" size={16} />
          <span>
            Which one is <strong>{typed.name}</strong>? ({quantityText(typed.qty_milli)})
          </span>
          <IngredientField
            label={`Ingredient for ${typed.name}`}
            placeholder="Name of the ingredient"
            ingredients={ingredients}
            warningOf={warningOf}
            onPick={(ingredient) => onNamed(typed, ingredient)}
          />
          <button type="button" className="bf-link" onClick={() => onNamed(typed, null)}>
            Leave it out
          </button>
        </li>
      ))}
    </ul>
  );
}
