import type { Ingredient, Substitute } from '@butterfly/contracts/floral_recipe_builder';
import { Icon } from '@butterfly/ui-kit';
import type { Catalogue } from '../book/use-book';
import { IngredientDot } from './ingredient-dot';

interface SubstituteListProps {
  readonly of: Ingredient;
  readonly catalogue: Catalogue;
  readonly isBusy: boolean;
  readonly onPick: (ingredient: Ingredient) => void;
  readonly onChange: (substitutes: readonly Substitute[]) => void;
}

/** What stands in for an ingredient, the best first: one is picked, moved up, or taken off the list. */
export function SubstituteList({ of, catalogue, isBusy, onPick, onChange }: SubstituteListProps) {
  const listed = of.substitutes.flatMap((substitute) => {
    const ingredient = catalogue.byId(substitute.ingredient_id);
    return ingredient ? [{ substitute, ingredient }] : [];
  });
  if (listed.length === 0) return null;
  const without = (one: Substitute) => of.substitutes.filter((other) => other !== one);
  return (
    <ol className="fl-substitutes" aria-label={`Substitutes of ${of.name}`}>
      {listed.map(({ substitute, ingredient }, at) => (
        <li key={ingredient.id}>
          <button type="button" className="fl-chip" onClick={() => onPick(ingredient)}>
            <IngredientDot hex={ingredient.colour_hex} />
            {ingredient.name}
            {substitute.ratio_milli !== 1_000 && <span className="bf-soft"> × {substitute.ratio_milli / 1_000}</span>}
          </button>
          {at > 0 && (
            <button
              type="button"
              className="bf-icon-button fl-small"
              aria-label={`${ingredient.name} first`}
              disabled={isBusy}
              onClick={() => onChange([substitute, ...without(substitute)])}
            >
              <Icon name="chevron-up" size={16} />
            </button>
          )}
          <button
            type="button"
            className="bf-icon-button fl-small"
            aria-label={`Take ${ingredient.name} off the list`}
            disabled={isBusy}
            onClick={() => onChange(without(substitute))}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ol>
  );
}
