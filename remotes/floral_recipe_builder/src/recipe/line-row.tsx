import type { BookLine, Ingredient, RecipePrice } from '@butterfly/contracts/floral_recipe_builder';
import { Icon, Money } from '@butterfly/ui-kit';
import { useState } from 'react';
import { IngredientDot } from './ingredient-dot';
import { LineSwap, type Swap } from './line-swap';
import { QuantityField } from './quantity-field';

interface LineRowProps {
  readonly line: BookLine;
  readonly ingredient: Ingredient | undefined;
  readonly price: RecipePrice['lines'][number] | undefined;
  readonly currency: string;
  readonly disabled: boolean;
  readonly warnings: readonly { readonly kind: string; readonly words: string }[];
  readonly swap: Swap;
  readonly onQuantity: (qty_milli: number) => void;
  readonly onRemove: () => void;
  readonly onEnter: () => void;
}

/** One ingredient of a piece: how much, what, what it costs, and what speaks against it. */
export function LineRow({ line, ingredient, price, currency, disabled, warnings, swap, onQuantity, onRemove, onEnter }: LineRowProps) {
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
      <LineSwap line={line} swap={swap} warnings={warnings} disabled={disabled} isOpen={isReplacing} onOpen={setReplacing} />
    </li>
  );
}
