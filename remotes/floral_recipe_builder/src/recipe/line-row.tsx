import type { BookLine, Ingredient, RecipePrice } from '@butterfly/contracts/floral_recipe_builder';
import { Icon, Money } from '@butterfly/ui-kit';
import { useState } from 'react';
import { IngredientDot } from './ingredient-dot';
import { IngredientField } from './ingredient-field';
import { QuantityField } from './quantity-field';

interface LineRowProps {
  readonly line: BookLine;
  readonly ingredient: Ingredient | undefined;
  readonly price: RecipePrice['lines'][number] | undefined;
  readonly currency: string;
  readonly disabled: boolean;
  readonly warnings: readonly { readonly kind: string; readonly words: string }[];
  /** What could stand in for it, the best first; asked for only where something speaks against it. */
  readonly suggest: () => readonly Ingredient[];
  readonly ingredients: readonly Ingredient[];
  readonly warningOf: (ingredient: Ingredient) => string | null;
  readonly onQuantity: (qty_milli: number) => void;
  readonly onReplace: (ingredient: Ingredient) => void;
  readonly onRemove: () => void;
  readonly onEnter: () => void;
}

const SUGGESTED = 3;

/** One ingredient of a piece: how much, what, what it costs, and what speaks against it. */
export function LineRow(props: LineRowProps) {
  const { line, ingredient, price, currency, disabled, warnings, onQuantity, onRemove, onEnter } = props;
  const [isReplacing, setReplacing] = useState(false);
  return (
    <li className="fl-line">
      <QuantityField label={line.name} value={line.qty_milli} disabled={disabled} onChange={onQuantity} onEnter={onEnter} />
      <span className="fl-line-name">
        <IngredientDot hex={ingredient?.colour_hex} />
        <span>
          {line.name}
          {line.unit !== 'stem' && <span className="bf-soft"> {line.unit}</span>}
          {line.substituted_from && <span className="bf-soft"> instead of {line.substituted_from}</span>}
        </span>
      </span>
      {price && (
        <span className="fl-line-money bf-figures">
          <span className="bf-soft">
            <Money minor={price.cost_cents} currency={currency} />
          </span>
          <Money minor={price.retail_cents} currency={currency} />
        </span>
      )}
      {!disabled && (
        <span className="fl-line-actions">
          <button
            type="button"
            className="bf-icon-button fl-small"
            aria-label={`Replace ${line.name}`}
            onClick={() => setReplacing(!isReplacing)}
          >
            <Icon name="refresh" size={16} />
          </button>
          <button type="button" className="bf-icon-button fl-small" aria-label={`Take out ${line.name}`} onClick={onRemove}>
            <Icon name="close" size={16} />
          </button>
        </span>
      )}
      {warnings.length > 0 && !isReplacing && <Warnings {...props} onOther={() => setReplacing(true)} />}
      {isReplacing && (
        <div className="fl-line-replace">
          <IngredientField
            label={`Instead of ${line.name}`}
            placeholder="Use instead…"
            autoFocus
            ingredients={props.ingredients}
            warningOf={props.warningOf}
            onPick={(found) => {
              setReplacing(false);
              props.onReplace(found);
            }}
            onEscape={() => setReplacing(false)}
          />
        </div>
      )}
    </li>
  );
}

function Warnings({ line, disabled, warnings, suggest, onReplace, onOther }: LineRowProps & { onOther: () => void }) {
  const isReplaceable = !disabled && warnings.some(({ kind }) => kind !== 'too_late');
  return (
    <div className="fl-line-warning">
      <Icon name="warning" size={14} />
      <span>{warnings.map(({ words }) => words).join(' · ')}.</span>
      {isReplaceable && (
        <span className="fl-chips" role="group" aria-label={`Use instead of ${line.name}`}>
          {suggest()
            .slice(0, SUGGESTED)
            .map((ingredient) => (
              <button key={ingredient.id} type="button" className="fl-chip" onClick={() => onReplace(ingredient)}>
                <IngredientDot hex={ingredient.colour_hex} />
                {ingredient.name}
              </button>
            ))}
          <button type="button" className="fl-chip" onClick={onOther}>
            Another…
          </button>
        </span>
      )}
    </div>
  );
}
