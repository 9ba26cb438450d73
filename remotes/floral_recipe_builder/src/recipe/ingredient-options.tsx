import type { Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import { usualPack } from '../book/use-book';
import { useFormats } from '@butterfly/ui-kit';
import { IngredientDot } from './ingredient-dot';

interface IngredientOptionsProps {
  readonly listId: string;
  readonly ingredients: readonly Ingredient[];
  readonly active: number;
  readonly optionId: (index: number) => string;
  /** What speaks against it, in words. */
  readonly warningOf: (ingredient: Ingredient) => string | null;
  readonly onPick: (ingredient: Ingredient) => void;
}

/** Ingredients to choose from: colour, name, what one costs, and what speaks against it. */
export function IngredientOptions({ listId, ingredients, active, optionId, warningOf, onPick }: IngredientOptionsProps) {
  return (
    <ul id={listId} role="listbox" aria-label="Ingredients" className="fl-options" hidden={ingredients.length === 0}>
      {ingredients.map((ingredient, index) => (
        <li
          key={ingredient.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className="fl-option"
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(ingredient)}
        >
          <IngredientDot hex={ingredient.colour_hex} />
          <span className="fl-option-name">
            {ingredient.name}
            {ingredient.botanical && <i>{ingredient.botanical}</i>}
          </span>
          {warningOf(ingredient) && <span className="fl-option-warning">{warningOf(ingredient)}</span>}
          <UnitCost ingredient={ingredient} />
        </li>
      ))}
    </ul>
  );
}

function UnitCost({ ingredient }: { ingredient: Ingredient }) {
  const { money } = useFormats();
  const pack = usualPack(ingredient);
  if (!pack) return <span className="bf-soft">no pack</span>;
  if (pack.pack_price_cents === undefined) return <span className="bf-soft">{pack.pack_size} a pack</span>;
  return (
    <span className="bf-soft bf-figures">
      {pack.pack_size > 1 ? `${pack.pack_size} for ` : ''}
      {money(pack.pack_price_cents, pack.currency)}
    </span>
  );
}
